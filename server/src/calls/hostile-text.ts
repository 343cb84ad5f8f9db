/** A surrogate without its other half. PostgreSQL takes neither these nor NUL into `jsonb`. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const isHostileText = (text: string) => text.includes('\u0000') || LONE_SURROGATE.test(text)

/** Returns whether any text of an input could not be stored. */
export function isHostile(input: unknown): boolean {
  if (typeof input === 'string') return isHostileText(input)
  if (typeof input !== 'object' || input === null) return false
  return Object.entries(input).some(([name, value]) => isHostileText(name) || isHostile(value))
}
