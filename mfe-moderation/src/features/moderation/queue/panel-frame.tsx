import { IconButton } from '@ementa/ui'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader } from '@ementa/ui/overlays'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
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
