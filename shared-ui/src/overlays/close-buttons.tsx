import { ModalCloseButton as ChakraModalCloseButton, type CloseButtonProps, forwardRef } from '@chakra-ui/react'

/** Chakra says "Close" here; the product says `Fechar`. */
export const ModalCloseButton = forwardRef<CloseButtonProps, 'button'>(function ModalCloseButton(props, ref) {
  return <ChakraModalCloseButton ref={ref} aria-label="Fechar" {...props} />
})

export const DrawerCloseButton = ModalCloseButton
