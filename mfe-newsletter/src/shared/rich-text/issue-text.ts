/** One piece of a Quill text. Kept as plain data, so that everything but the rich-text chunk works without Quill. */
export interface TextOp {
  insert: string | Record<string, unknown>
  attributes?: Record<string, unknown>
}

/** A place in the text, in characters from its beginning. */
export interface Caret {
  index: number
  length: number
}

/** Access of the rest of the page to the text of the rich-text editor. */
export interface IssueTextPort {
  /** A cheap exact copy of the text, for comparing and for the crash buffer. */
  ops(): TextOp[]
  /** Portable, cleaned HTML. Costs time with a long text: for saving and previewing only. */
  html(): string
  /** Replaces the text as a new beginning, with nothing to undo. */
  load(html: string): void
  /** Replaces the text as an edit of the person: unsaved, and undoable. */
  replace(content: { html: string } | { ops: TextOp[] }): void
  append(html: string): void
  /** Puts the focus into the text, at `caret` where one is given. */
  focus(caret?: Caret): void
  /** Returns the caret; null while the focus is elsewhere. */
  caret(): Caret | null
}

/** The words of a text, a line for each paragraph. */
export function plainText(ops: readonly TextOp[]): string {
  return ops.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
}

/** A text with other words: what differs is put in place with the marks it had, everything else stays as it is. */
export function withWords(ops: readonly TextOp[], words: string): TextOp[] {
  const old = plainText(ops)
  const shorter = Math.min(old.length, words.length)
  let head = 0
  while (head < shorter && old[head] === words[head]) head++
  let tail = 0
  while (tail < shorter - head && old[old.length - 1 - tail] === words[words.length - 1 - tail]) tail++
  const [from, to] = [head, old.length - tail]
  const inserted = words.slice(head, words.length - tail)
  const result: TextOp[] = []
  let at = 0
  let isInserted = false
  for (const op of ops) {
    const { insert, attributes } = op
    if (typeof insert !== 'string') {
      result.push(op)
      continue
    }
    const end = at + insert.length
    const kept = insert.slice(0, Math.max(0, from - at))
    const right = insert.slice(Math.max(0, to - at))
    const holdsPlace = !isInserted && end > from
    const piece = end <= from ? insert : kept + (holdsPlace ? inserted : '') + right
    if (holdsPlace) isInserted = true
    if (piece !== '') result.push(attributes ? { insert: piece, attributes } : { insert: piece })
    at = end
  }
  return result
}

/** Returns whether a text has only white space and no image. */
export function isTextEmpty(ops: readonly TextOp[]): boolean {
  return ops.every(({ insert }) => typeof insert === 'string' && insert.trim() === '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Checks an operation that was read from storage. */
export function isTextOp(value: unknown): value is TextOp {
  if (!isObject(value)) return false
  const { insert, attributes } = value
  return (typeof insert === 'string' || isObject(insert)) && (attributes === undefined || isObject(attributes))
}
