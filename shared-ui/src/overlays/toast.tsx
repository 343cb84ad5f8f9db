import styles from './toast-card.module.css'
import './toast.css'
import { createToastFn, ToastProvider } from '@chakra-ui/toast'
import { LAYOUT, type Toaster, type ToastInput } from '@ementa/contracts'
import { motion, useIsPresent } from 'framer-motion'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import {
  type ComponentProps,
  type CSSProperties,
  type FC,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Button, CloseButton } from '../components/button'
import { focusPage } from '../focus/move-focus'
import { guardedPress } from '../hooks/press-guard'
import { useServices } from '../services/context'
import type { OwnedToaster, ToastSink } from '../services/toaster'

const look = {
  success: { icon: CircleCheck, color: 'success' },
  error: { icon: CircleAlert, color: 'danger' },
  warning: { icon: TriangleAlert, color: 'warning' },
  info: { icon: Info, color: 'link' },
} as const

type ToastCardProps = Pick<ToastInput, 'title' | 'description' | 'action'> & {
  id: string
  status: keyof typeof look
  onClose: () => void
}

/** The content of a toast, with its one action. */
function ToastCard({ id, title, description, status, action, onClose }: ToastCardProps) {
  const { icon: Icon, color } = look[status]
  return (
    <div
      role={status === 'error' ? 'alert' : 'status'}
      aria-atomic
      className={styles.card}
      style={{ '--tone': `var(--chakra-colors-${color})` } as CSSProperties}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <Button
            size="sm"
            className={styles.action}
            onClick={guardedPress('toasts', id, () => {
              action.onClick()
              onClose()
            })}
          >
            {action.label}
          </Button>
        )}
      </div>
      <CloseButton aria-label="Fechar aviso" className={styles.close} onClick={onClose} />
    </div>
  )
}

const notify = createToastFn('ltr', { position: 'bottom-right' })

/** Renders the toaster's toasts; the toaster owns the queue of three, the durations and the texts. */
const sink: ToastSink = {
  show: ({ id, title, description, status, action, duration, source = null, onClosed }) => {
    lastSource = source
    keepClearOfFocus()
    notify({
      id,
      status,
      duration,
      onCloseComplete: onClosed,
      render: ({ onClose }) => (
        <ToastCard id={id} title={title} description={description} status={status} action={action} onClose={onClose} />
      ),
    })
  },
  close: (id) => notify.close(id),
}

type FrameProps = ComponentProps<NonNullable<ComponentProps<typeof ToastProvider>['component']>>

/** Chakra's own frame pauses on hover only, fixes `role` and slides 24 px: ours pauses on focus too and fades. */
const ToastFrame: FC<FrameProps> = ({ id, message, duration, requestClose, onRequestRemove, onCloseComplete }) => {
  const [paused, setPaused] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const remove = useEffectEvent(onRequestRemove)

  useEffect(() => {
    if (requestClose) remove()
  }, [requestClose])

  useEffect(() => {
    if (paused || duration === null) return
    const timer = setTimeout(() => remove(), duration)
    return () => clearTimeout(timer)
  }, [paused, duration])

  // A toast counts as gone as soon as it starts to leave, since the exits of several end together.
  const isPresent = useIsPresent()
  const onClosed = useEffectEvent(() => onCloseComplete?.())
  useEffect(() => {
    if (isPresent) return
    onClosed()
    if (frame.current?.contains(document.activeElement)) giveFocusBack()
  }, [isPresent])

  return (
    <motion.div
      ref={frame}
      layout="position"
      data-toast={id}
      initial={{ opacity: 0, y: 4 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.16 }}
      style={{ width: `min(${LAYOUT.toastWidth}px, calc(100vw - 32px))`, pointerEvents: 'auto' }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget }) => {
        setPaused(true)
        rememberFocus(relatedTarget)
      }}
      onBlur={() => setPaused(false)}
    >
      {toNode(message, id, onRequestRemove)}
    </motion.div>
  )
}

/** The element that had the focus before it went to a toast. */
let focusedBefore: Element | null = null

function rememberFocus(from: Element | null) {
  if (!from?.closest(`#${REGION}`)) focusedBefore = from
}

/** A toast that leaves with the focus in it would leave it on the body: the next Tab would begin at the top of the page. */
function giveFocusBack() {
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus({ preventScroll: true })
  if (document.activeElement !== focusedBefore) focusPage()
  focusedBefore = null
}

function toNode(message: FrameProps['message'], id: FrameProps['id'], onClose: () => void): ReactNode {
  return typeof message === 'function' ? message({ id, onClose }) : message
}

/** Keeps `--ementa-toasts` at the height of the shown toasts, so that other parts can make room for them. */
function useToastsHeight() {
  useEffect(() => {
    const root = document.documentElement
    let watched: Element | null = null
    const measure = new ResizeObserver(([entry]) => {
      const height = entry?.target.childElementCount ? Math.ceil(entry.contentRect.height) + TOAST_MARGIN : 0
      root.style.setProperty('--ementa-toasts', `${height}px`)
    })
    // The region appears with its portal.
    const arrival = new MutationObserver(watch)
    function watch() {
      watched = document.getElementById(REGION)
      if (!watched) return
      arrival.disconnect()
      measure.observe(watched)
    }
    arrival.observe(document.body, { childList: true, subtree: true })
    watch()
    return () => {
      arrival.disconnect()
      measure.disconnect()
      root.style.removeProperty('--ementa-toasts')
    }
  }, [])
}

const isAttachable = (toast: Toaster): toast is OwnedToaster => 'attach' in toast

const REGION = 'chakra-toast-manager-bottom-right'
const ABOVE = 'data-toasts-above'
/** Above and below the toasts, in px. */
const TOAST_MARGIN = 32

/** Height of a toast of two lines with an action, and the room around it, in px. */
const TOAST_ROOM = 130

/** The element that had the focus when the last toast was requested. */
let lastSource: Element | null = null

/**
 * On a phone a toast is as wide as the page: where it would lie on what was just pressed or written, it appears below
 * the header instead (`toast.css` reads the attribute). The code of toasts may come when a button that was pressed
 * has lost the focus: then its place counts.
 */
function keepClearOfFocus() {
  const region = document.getElementById(REGION)
  const { activeElement } = document
  const focused = activeElement === document.body ? (lastSource ?? activeElement) : activeElement
  if (!region || !focused) return
  const { top, bottom, height } = focused.getBoundingClientRect()
  const { bottom: edge } = region.getBoundingClientRect()
  const isAtEdge = document.documentElement.hasAttribute(ABOVE)
    ? bottom > window.innerHeight / 2
    : bottom > edge - TOAST_ROOM
  // Whole sections take the focus too; they are no control that could be covered.
  const isControl = height < window.innerHeight / 2
  document.documentElement.toggleAttribute(ABOVE, isControl && isAtEdge && top < window.innerHeight)
}

/** The one place where toasts appear: bottom right, above the bottom bar on phones. Mounted once, by `OverlayHost`. */
export function ToastHost() {
  const { toast } = useServices()
  // Attached in an effect: Chakra's store forgets everything shown before its provider listens.
  useEffect(() => (isAttachable(toast) ? toast.attach(sink) : undefined), [toast])
  useEffect(() => {
    // Chakra renders six regions with English names; five are never used and would only be landmarks of nothing.
    let frame = 0
    const rename = () => {
      const regions = document.querySelectorAll<HTMLElement>('[id^="chakra-toast-manager-"]')
      // Its portal fills itself only after this effect.
      if (regions.length === 0) frame = requestAnimationFrame(rename)
      // Toasts that were requested before there was a host are in them already.
      else keepClearOfFocus()
      for (const region of regions) {
        if (region.id === REGION) region.setAttribute('aria-label', 'Avisos')
        else for (const name of ['role', 'aria-label', 'aria-live']) region.removeAttribute(name)
      }
    }
    rename()
    return () => cancelAnimationFrame(frame)
  }, [])
  useToastsHeight()
  return <ToastProvider component={ToastFrame} />
}
