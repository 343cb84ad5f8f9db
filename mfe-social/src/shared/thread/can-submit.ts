import { LENGTH, remaining } from '@ementa/contracts'

/** Required after trimming, at most 600 characters (spec §5). */
export function canSubmit(text: string): boolean {
  return text.trim() !== '' && remaining(text, LENGTH.comment) >= 0
}
