/** PostgreSQL takes neither NUL nor half a surrogate pair into `jsonb`. */
const isHostileText = (text: string) => text.includes('\u0000') || !text.isWellFormed()

/** No input of a call is nested so deeply. */
const DEEPEST = 32

/** Returns whether any text of an input could not be stored, or the input is nested beyond all sense. */
export function isHostile(input: unknown, depth = 0): boolean {
  if (typeof input === 'string') return isHostileText(input)
  if (typeof input !== 'object' || input === null) return false
  if (depth > DEEPEST) return true
  return Object.entries(input).some(([name, value]) => isHostileText(name) || isHostile(value, depth + 1))
}
