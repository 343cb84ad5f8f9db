import { ModalBody, ModalContent, ModalFooter, ModalHeader, ModalOverlay } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { useDialogFocus } from '../focus/keep-focus'
import { Modal, ModalCloseButton } from './layers'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Width from 768 px on. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** `false` while something would be lost: only the buttons close it. */
  closeOnOverlayClick?: boolean
  initialFocusRef?: RefObject<HTMLElement | null>
  /** Receives the focus afterwards, instead of the element that had it: an element, or an editor that remembers its caret. */
  finalFocusRef?: RefObject<{ focus(): void } | null>
}

/**
 * A bottom sheet on phones, a dialog from 768 px on. One tree styled for both, so that turning the phone or resizing
 * the window keeps what was typed into its children.
 */
export function Sheet({ finalFocusRef, ...props }: SheetProps) {
  const { isOpen, onClose, title, children, footer, size = 'lg', initialFocusRef, ...rest } = props
  const giveFocus = useEffectEvent(() => finalFocusRef?.current?.focus())
  // Chakra's own property would focus while React renders, and React gives the focus back to the dialog then.
  useEffect(() => (isOpen ? () => giveFocus() : undefined), [isOpen])
  const dialogFocus = useDialogFocus()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      scrollBehavior="inside"
      motionPreset="slideInBottom"
      initialFocusRef={initialFocusRef}
      returnFocusOnClose={finalFocusRef === undefined}
      {...rest}
    >
      <ModalOverlay />
      <ModalContent
        ref={dialogFocus}
        containerProps={{ alignItems: { base: 'flex-end', md: 'center' } }}
        my={{ base: 0, md: 'auto' }}
        mx={{ base: 0, md: 4 }}
        maxW={{ base: '100%', md: size }}
        maxH={{ base: 'calc(100dvh - 48px)', md: 'calc(100dvh - 96px)' }}
        borderBottomRadius={{ base: 0, md: 'lg' }}
        borderBottomWidth={{ base: 0, md: '1px' }}
        pb={{ base: 'env(safe-area-inset-bottom)', md: 0 }}
      >
        <ModalHeader>{title}</ModalHeader>
        <ModalCloseButton />
        <ModalBody pb={footer ? 4 : 6}>{children}</ModalBody>
        {footer && (
          <ModalFooter borderTop="1px solid" borderColor="border" pt={3} pb={3}>
            {footer}
          </ModalFooter>
        )}
      </ModalContent>
    </Modal>
  )
}
