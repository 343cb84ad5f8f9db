import { type RefObject, useRef } from 'react'

/** Focuses a field of a form by its name: the first wrong one after a refused submit. */
export function useFormFocus<Name extends string>(): {
  form: RefObject<HTMLFormElement | null>
  focus: (name: Name) => void
} {
  const form = useRef<HTMLFormElement>(null)
  return {
    form,
    focus(name) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}
