import { EmptyState, IconButton, RetryLine, Skeletons } from '@ementa/ui'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader } from '@ementa/ui/overlays'
import { X } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import rows from '../../../shared/rows/rows.module.css'
import styles from './panel.module.css'

interface PanelFrameProps {
  title: string
  /** Id of the item shown: another item is scrolled to its top. */
  itemId: string
  onClose: () => void
  children: ReactNode
}

/** Reports how much of the right edge the panel covers: toasts are shown beside it, not over its buttons. */
function useSidePanelWidth() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      const leftEdge = panel.current?.getBoundingClientRect().left ?? 0
      const covered = panel.current ? root.clientWidth - leftEdge : 0
      root.style.setProperty('--ementa-side-panel', `${Math.ceil(covered) + 16}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--ementa-side-panel')
    }
  }, [])
  return panel
}

/** The panel beside the list, within the window's height. */
export function SidePanel({ title, itemId, onClose, children }: PanelFrameProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item begins at the top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [itemId])
  return (
    <section ref={useSidePanelWidth()} aria-label={title} className={styles.frame}>
      <div className={styles.head}>
        <h2 className="heading">{title}</h2>
        <IconButton
          className={styles.close}
          variant="ghost"
          aria-label="Fechar painel"
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <div ref={scroller} className={styles.scroller}>
        {children}
      </div>
    </section>
  )
}

/** The panel on the whole screen of a phone or a tablet. */
export function FullPanel({ title, itemId, onClose, children }: PanelFrameProps) {
  const heading = useRef<HTMLElement>(null)
  // The next item replaces the decided one: moving the focus to its heading announces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item moves the focus
  useEffect(() => {
    heading.current?.focus()
  }, [itemId])
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="full"
      scrollBehavior="inside"
      returnFocusOnClose={false}
      initialFocusRef={heading}
    >
      <ModalContent
        data-full-screen
        data-toasts-below
        mx={0}
        borderRadius={0}
        border="none"
        pb="max(var(--ementa-toasts, 0px), env(safe-area-inset-bottom))"
      >
        <ModalHeader ref={heading} tabIndex={-1} data-focus-silent ps={4} pe={14} overflowWrap="anywhere">
          {title}
        </ModalHeader>
        <ModalCloseButton />
        <ModalBody key={itemId} px={4} pb={6}>
          {children}
        </ModalBody>
      </ModalContent>
    </Modal>
  )
}

/** A titled part of the panel about an item. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="heading">{title}</h3>
      {children}
    </section>
  )
}

const KEYS = [
  ['j / k', 'próximo e anterior'],
  ['1', 'aprovar'],
  ['2', 'remover'],
  ['3', 'shadow ban'],
  ['4', 'banimento temporário'],
  ['r', 'regra violada, pelo número; Esc volta à fila'],
  ['m', 'escrever a justificativa; Esc volta à fila'],
  ['u', 'desfazer a última decisão'],
] as const

/** Fills the panel while no item is open: says what to do, and lists the keys. */
export const PanelHint = memo(function PanelHint() {
  return (
    <div className={`muted ${styles.hint}`}>
      <p>Escolha um item da fila para ler o conteúdo, as denúncias e o histórico.</p>
      <ul>
        {KEYS.map(([key, meaning]) => (
          <li key={key}>
            <span>
              <kbd className="kbd">{key}</kbd>
            </span>
            {meaning}
          </li>
        ))}
      </ul>
    </div>
  )
})

/** Lists the keys other than those of the decisions, which have their own beside them. */
export const PanelKeys = memo(function PanelKeys() {
  return (
    <p className={`${rows.fine} ${styles.keys}`}>
      <kbd className="kbd">r</kbd> regra · <kbd className="kbd">m</kbd> justificativa · <kbd className="kbd">j</kbd>{' '}
      <kbd className="kbd">k</kbd> outro item · <kbd className="kbd">u</kbd> desfazer
    </p>
  )
})

interface MissingItemProps {
  isLoading: boolean
  error: unknown
  onRetry: () => void
  onClose: () => void
}

/** Fills the panel while the item that the address names is loading or not in the queue. */
export function MissingItem({ isLoading, error, onRetry, onClose }: MissingItemProps) {
  if (isLoading) return <Skeletons shape="post" count={1} label="Carregando item…" />
  if (error !== undefined) return <RetryLine onRetry={onRetry}>O item não pôde ser lido.</RetryLine>
  return (
    <EmptyState
      illustration="inkpad"
      title="Este item não está na fila."
      titleAs="h3"
      description="Alguém já decidiu sobre ele, ou o endereço está incompleto."
      action={{ label: 'Voltar à fila', onClick: onClose }}
    />
  )
}
