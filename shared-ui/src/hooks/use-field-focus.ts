import { type RefObject, useLayoutEffect } from 'react'
import { focusWhenShown } from './focus-when-shown'

/** Navigation state that asks the next page to focus its field rather than its heading: `navigate(href, { state: TO_FIELD })`. */
export const TO_FIELD = { toField: true } as const

/** Returns whether a location's state is `TO_FIELD`. */
export const leadsToField = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toField' in state && state.toField === true

/**
 * Focuses the text field that a page is for as soon as it is rendered and seen (what loads above it may hide it until
 * then), caret at the end; the frame then leaves the focus there instead of moving it to the heading (see `isPageField`).
 */
export function useFieldFocus(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isWanted: boolean,
): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!isWanted || !element) return
    element.dataset.pageField = ''
    element.setSelectionRange(element.value.length, element.value.length)
    return focusWhenShown(() => element)
  }, [field, isWanted])
}

/** Returns whether a page focused this element with `useFieldFocus`. */
export const isPageField = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.dataset.pageField !== undefined
