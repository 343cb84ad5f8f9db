import {
  AlertDialogBody,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogOverlay,
} from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { Button } from '../components/button'
import { usePressGuard } from '../hooks/press-guard'
import { createEvent } from '../services/event'
import { needOverlays } from '../services/overlays-need'
import { AlertDialog } from './layers'

export interface ConfirmOptions {
  /** A question: `Apagar o rascunho?` */
  title: string
  /** States the consequences, in one or two sentences. */
  body: ReactNode
  /** A verb, never `OK`: `Apagar`. */
  confirmLabel: string
  cancelLabel?: string
  /** A third way out, between both: it answers `false` and does something else, such as saving. */
  alternative?: { label: string; onChoose: () => void }
  /** Destroys something: outlined in red, with an icon. */
  danger?: boolean
  /** Key of the row that goes after a yes, so that the rows below it move up. */
  goes?: string
}

interface Question {
  id: number
  options: ConfirmOptions
  isOpen: boolean
  answer: (yes: boolean) => void
}

let question: Question | null = null
let askedCount = 0
const changed = createEvent()

function change(next: Question) {
  question = next
  changed.emit()
}

/**
 * Asks before something that cannot be undone. Focus starts on Cancel; Esc and a click outside answer `false`. A click or
 * tap that began before the question could be read does not answer `true`.
 * @example if (await confirm({ title: 'Apagar o rascunho?', body: '…', confirmLabel: 'Apagar', danger: true })) …
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  // The host renders the question as soon as it is there.
  needOverlays()
  // A second question while one is open answers the first with no.
  question?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      if (yes && options.goes) closeGap(options.goes)
      resolve(yes)
    }
    change({ id: ++askedCount, options, isOpen: true, answer })
  })
}

/** The one confirm dialog of the product; part of `OverlayHost`. */
export function ConfirmHost() {
  const current = useSyncExternalStore(changed.on, () => question)
  const cancel = useRef<HTMLButtonElement>(null)
  const guard = usePressGuard(current?.isOpen ? String(current.id) : null)
  if (!current) return null

  const { options, isOpen } = current
  const answer = (yes: boolean) => {
    current.answer(yes)
    // The options stay, so that the text does not vanish during the exit animation.
    change({ ...current, isOpen: false })
  }
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={() => answer(false)}
      leastDestructiveRef={cancel}
      isCentered
      // Three buttons have room side by side.
      size={options.alternative ? 'xl' : undefined}
    >
      <AlertDialogOverlay />
      <AlertDialogContent>
        <AlertDialogHeader>{options.title}</AlertDialogHeader>
        <AlertDialogBody color="fg.muted">{options.body}</AlertDialogBody>
        {/* On a phone, where they may need more than one line, the buttons of each line fill it. */}
        <AlertDialogFooter sx={{ '> *': { flexGrow: { base: 1, md: 0 } } }}>
          <Button ref={cancel} onClick={() => answer(false)}>
            {options.cancelLabel ?? 'Cancelar'}
          </Button>
          {options.alternative && (
            <Button
              onClick={() => {
                answer(false)
                options.alternative?.onChoose()
              }}
            >
              {options.alternative.label}
            </Button>
          )}
          <Button
            variant={options.danger ? 'danger' : 'solid'}
            leftIcon={options.danger ? <TriangleAlert size={18} aria-hidden /> : undefined}
            {...guard.handlers}
            aria-disabled={!guard.isReady || undefined}
            onClick={() => guard.isMeant() && answer(true)}
          >
            {options.confirmLabel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

/** Duration of the motion, in ms; all motion of the product takes between 120 and 180. */
const MOVES = 160

/** Longest wait for the row to go, in ms, since a call may be under way. */
const TIMEOUT = 4000

/**
 * Call it when a row of a `WindowList` is about to go: as soon as it is gone, what is below it moves up instead of
 * jumping. Nothing waits for that, and nothing moves for who asked for less motion.
 */
export function closeGap(id: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  // Each row is in a box that the list places.
  const list = row?.parentElement?.parentElement
  if (!row || !list || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { height } = row.getBoundingClientRect()
  const top = topInPage(row)
  const observer = new MutationObserver(() => {
    if (row.isConnected) return
    stop()
    for (const box of list.children)
      if (topInPage(box) >= top - 1)
        box.animate({ translate: [`0 ${height}px`, '0 0'] }, { duration: MOVES, easing: 'ease-out' })
  })
  // A call that fails leaves the row where it is.
  const timer = setTimeout(() => stop(), TIMEOUT)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(list, { childList: true, subtree: true })
}

/** Independent of scrolling: the page may have scrolled to the next row before this one is gone. */
const topInPage = (element: Element) => element.getBoundingClientRect().top + window.scrollY
