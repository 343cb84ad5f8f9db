import { LENGTH, remaining } from '@ementa/contracts'

/** Tells whether a comment has text and is not too long. */
export function canSubmit(text: string): boolean {
  return text.trim() !== '' && remaining(text, LENGTH.comment) >= 0
}
