import { Box, Flex, Heading, IconButton } from '@ementa/ui'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader } from '@ementa/ui/overlays'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface PanelFrameProps {
  title: string
  /** Of what is shown: another one begins at the top. */
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

/** Beside the list, within the window's height. */
export function SidePanel({ title, itemId, onClose, children }: PanelFrameProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item begins at the top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [itemId])
  return (
    <Flex ref={useSidePanelWidth()} as="section" aria-label={title} direction="column" h="100%">
      <Flex align="center" justify="space-between" ps={5} pe={2} py={1} borderBottom="1px solid" borderColor="border">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {title}
        </Heading>
        <IconButton
          variant="ghost"
          aria-label="Fechar painel"
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
          flexShrink={0}
        />
      </Flex>
      <Box ref={scroller} overflowY="auto" flex={1} px={5} pt={4} pb={6}>
        {children}
      </Box>
    </Flex>
  )
}

/** The whole screen of a phone or a tablet. */
export function FullPanel({ title, itemId, onClose, children }: PanelFrameProps) {
  const heading = useRef<HTMLElement>(null)
  // The next item takes the place of the decided one: its name is what there is to say.
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
