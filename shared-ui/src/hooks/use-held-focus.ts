import { type FocusEventHandler, useState } from 'react'

interface FocusProps {
  onFocus?: FocusEventHandler<HTMLButtonElement>
  onBlur?: FocusEventHandler<HTMLButtonElement>
}

/**
 * A button that becomes disabled under the finger (there is nothing to send any more, the text is as large as it gets)
 * keeps the focus: browsers take it from what is `disabled`, and who works with the keyboard would go on from the top of
 * the page. Until the focus leaves it, it is only `aria-disabled`.
 * @returns whether it is held, and its handlers
 */
export function useHeldFocus(isDisabled: boolean | undefined, { onFocus, onBlur }: FocusProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const handlers: FocusProps = {
    onFocus: (event) => {
      setHasFocus(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setHasFocus(false)
      onBlur?.(event)
    },
  }
  return { isHeld: isDisabled === true && hasFocus, handlers }
}
