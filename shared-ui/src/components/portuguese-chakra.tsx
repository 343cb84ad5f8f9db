import {
  type ButtonProps,
  Button as ChakraButton,
  CloseButton as ChakraCloseButton,
  IconButton as ChakraIconButton,
  Spinner as ChakraSpinner,
  type CloseButtonProps,
  forwardRef,
  type IconButtonProps,
  type SpinnerProps,
} from '@chakra-ui/react'

// Chakra parts that carry hard-coded English for screen readers ("Loading...", "Close"), said in Portuguese.

export const Spinner = forwardRef<SpinnerProps, 'div'>(function Spinner(props, ref) {
  return <ChakraSpinner ref={ref} label="Carregando" {...props} />
})

const busy = <Spinner color="currentColor" boxSize="1em" />

export const Button = forwardRef<ButtonProps, 'button'>(function Button(props, ref) {
  return <ChakraButton ref={ref} spinner={busy} {...props} />
})

/** Always 44 px tall and wide under a coarse pointer; `aria-label` is required by its type. */
export const IconButton = forwardRef<IconButtonProps, 'button'>(function IconButton(props, ref) {
  return <ChakraIconButton ref={ref} spinner={busy} variant="ghost" {...props} />
})

export const CloseButton = forwardRef<CloseButtonProps, 'button'>(function CloseButton(props, ref) {
  return <ChakraCloseButton ref={ref} aria-label="Fechar" {...props} />
})
