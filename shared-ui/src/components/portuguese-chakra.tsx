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
import type { MouseEvent } from 'react'
import { useHeldFocus } from '../hooks/use-held-focus'

// Chakra parts that carry hard-coded English for screen readers ("Loading...", "Close"), said in Portuguese.

export const Spinner = forwardRef<SpinnerProps, 'div'>(function Spinner(props, ref) {
  return <ChakraSpinner ref={ref} label="Carregando" {...props} />
})

const busy = <Spinner color="currentColor" boxSize="1em" />
/** A silent spinner for use beside a text: `Carregando Salvando…` would say it twice. */
const silent = <Spinner color="currentColor" boxSize="1em" label="" />

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A busy button takes no click and submits no form, but is not `disabled`: browsers take the focus from what is, and who
 * works with the keyboard would go on from the top of the page. Nor is one that becomes disabled while it has the focus.
 */
function useHeld(props: ButtonProps) {
  const { isLoading, isDisabled } = props
  const { isHeld, handlers } = useHeldFocus(isDisabled, props)
  const isBusy = isLoading && !isDisabled
  return {
    ...handlers,
    ...(isHeld ? { isDisabled: false } : {}),
    ...(isHeld || isBusy ? { disabled: false, 'aria-disabled': true, onClick: ignore } : {}),
  }
}

export const Button = forwardRef<ButtonProps, 'button'>(function Button(props, ref) {
  return <ChakraButton ref={ref} spinner={props.loadingText ? silent : busy} {...props} {...useHeld(props)} />
})

/** Always 44 px tall and wide under a coarse pointer; `aria-label` is required by its type. */
export const IconButton = forwardRef<IconButtonProps, 'button'>(function IconButton(props, ref) {
  return <ChakraIconButton ref={ref} spinner={busy} variant="ghost" {...props} {...useHeld(props)} />
})

export const CloseButton = forwardRef<CloseButtonProps, 'button'>(function CloseButton(props, ref) {
  return <ChakraCloseButton ref={ref} aria-label="Fechar" {...props} />
})
