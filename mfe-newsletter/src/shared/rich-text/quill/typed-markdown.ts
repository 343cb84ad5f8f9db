import type Quill from 'quill'
import Delta from 'quill-delta'
import { linkAddress } from '../link-address'
import { addressAtEnd } from './link-addresses'

/** Matches signs that may complete Markdown: for other letters, nothing else is checked. */
const LAST_SIGN = /^[ *_~)\n-]$/
/** Formats in which a sign stands for itself. */
const LITERAL = ['code-block', 'code', 'table', 'link'] as const

/** Returns the sign that was typed and its index, in characters from the beginning; null for any other change. */
function typedSign({ ops }: Delta): { index: number; sign: string } | null {
  const [first, second, more] = ops
  const isAtStart = first?.insert !== undefined
  const insert = isAtStart ? first.insert : second?.insert
  if (typeof insert !== 'string' || !LAST_SIGN.test(insert) || (isAtStart ? second : more)) return null
  return { index: isAtStart ? 0 : Number(first?.retain ?? 0), sign: insert }
}

/** Applies Markdown as it is typed, and links bare addresses once they end. Undo brings the signs back. */
export function applyTypedMarkdown(quill: Quill, change: Delta): void {
  const typed = typedSign(change)
  if (!typed) return
  const { index, sign } = typed
  const [line, offset] = quill.getLine(index)
  if (!line) return
  const formats = quill.getFormat(index, sign === '\n' ? 0 : 1)
  const start = index - offset
  const precedingText = textOf(quill, start, offset)
  if (sign === ' ' || sign === '\n') linkBareAddress(quill, start, precedingText, formats)
  if (sign === '\n' || LITERAL.some((name) => formats[name])) return
  const edit = typedMarkdown(precedingText + sign, linkAddress)
  // At the beginning of a list item, a heading or a quotation, a sign is plain text.
  if (!edit || (edit.kind !== 'mark' && (formats.list || formats.header || formats.blockquote))) return
  quill.history.cutoff()
  if (edit.kind === 'divider') insertDivider(quill, start, precedingText.length + 1)
  else if (edit.kind === 'line') makeLine(quill, start, edit)
  else makeMark(quill, start, edit)
  quill.history.cutoff()
}

/** Returns the text of a line with a placeholder for each embed, so that indexes stay the same. */
function textOf(quill: Quill, index: number, length: number): string {
  const parts = quill
    .getContents(index, length)
    .ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\ufffc'))
  return parts.join('')
}

function linkBareAddress(quill: Quill, start: number, precedingText: string, formats: Record<string, unknown>) {
  const found = formats.link || formats['code-block'] ? null : addressAtEnd(precedingText)
  if (!found) return
  const place = start + found.start
  const { length } = found.written
  if (quill.getFormat(place, length).link) return
  quill.history.cutoff()
  quill.formatText(place, length, 'link', found.address, 'user')
}

function makeLine(quill: Quill, start: number, edit: Extract<TypedEdit, { kind: 'line' }>) {
  quill.deleteText(start, edit.length, 'user')
  quill.formatLine(start, 1, edit.format, edit.value, 'user')
  placeCaret(quill, start)
}

function makeMark(quill: Quill, start: number, edit: Extract<TypedEdit, { kind: 'mark' }>) {
  const words = edit.end - edit.start - edit.open - edit.close
  const change = new Delta()
    .retain(start + edit.start)
    .delete(edit.open)
    .retain(words, { [edit.format]: edit.value })
    .delete(edit.close)
  quill.updateContents(change, 'user')
  quill.setSelection(start + edit.start + words, 0, 'silent')
  // Text typed next is plain again.
  quill.format(edit.format, false, 'silent')
}

function insertDivider(quill: Quill, start: number, length: number) {
  quill.updateContents(new Delta().retain(start).insert({ divider: true }).delete(length), 'user')
  placeCaret(quill, start + 1)
}

/** Sets the caret, and again after Quill has handled the key: Quill moves it by the length of the deleted signs. */
function placeCaret(quill: Quill, index: number) {
  const place = () => quill.setSelection(index, 0, 'silent')
  place()
  queueMicrotask(place)
}

/** A change that what was typed asks for, in characters from the beginning of its line. */
type TypedEdit =
  /** The line becomes of that kind, without the sign it began with. */
  | { kind: 'line'; format: 'header' | 'blockquote' | 'list'; value: unknown; length: number }
  /** Signs around words become their mark: from `start`, `open` and `close` characters go. */
  | {
      kind: 'mark'
      format: 'bold' | 'italic' | 'strike' | 'link'
      value: unknown
      start: number
      end: number
      open: number
      close: number
    }
  | { kind: 'divider' }

const LINE_SIGNS: readonly (readonly [RegExp, 'header' | 'blockquote' | 'list', (sign: string) => unknown])[] = [
  [/^(#{1,3}) $/, 'header', (sign) => sign.length],
  [/^(>) $/, 'blockquote', () => true],
  [/^([-*]) $/, 'list', () => 'bullet'],
  [/^(1[.)]) $/, 'list', () => 'ordered'],
]

/** Around words alone: not where a number is masked (`**.456.789/0001-**`) or a date is left open (`__/__/____`). */
const MARK_SIGNS: readonly (readonly [RegExp, 'bold' | 'italic' | 'strike', number])[] = [
  [/(?<![*\p{L}\p{N}./-])\*\*(?=[^\s*./-])([^*\n]*[^\s*/-])\*\*$/u, 'bold', 2],
  [/(?<![_\p{L}\p{N}./-])__(?=[^\s_./-])([^_\n]*[^\s_/-])__$/u, 'bold', 2],
  [/(?<![~\p{L}\p{N}./-])~~(?=[^\s~./-])([^~\n]*[^\s~/-])~~$/u, 'strike', 2],
  [/(?<![*\p{L}\p{N}./-])\*(?=[^\s*./-])([^*\n]*[^\s*/-])\*$/u, 'italic', 1],
  [/(?<![_\p{L}\p{N}./-])_(?=[^\s_./-])([^_\n]*[^\s_/-])_$/u, 'italic', 1],
]

const LINK = /\[([^\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)$/

/**
 * What Markdown asks for once its last sign is typed.
 * @param before the line up to the caret, the typed sign included; other signs than letters as one character each
 */
export function typedMarkdown(precedingText: string, toAddress: (typed: string) => string | null): TypedEdit | null {
  for (const [pattern, format, toValue] of LINE_SIGNS) {
    const sign = pattern.exec(precedingText)?.[1]
    if (sign) return { kind: 'line', format, value: toValue(sign), length: precedingText.length }
  }
  if (precedingText === '---') return { kind: 'divider' }
  const end = precedingText.length
  for (const [pattern, format, width] of MARK_SIGNS) {
    const found = pattern.exec(precedingText)
    if (found) return { kind: 'mark', format, value: true, start: found.index, end, open: width, close: width }
  }
  const link = LINK.exec(precedingText)
  const [, , typed = ''] = link ?? []
  const address = toAddress(typed)
  if (!link || !address) return null
  return { kind: 'mark', format: 'link', value: address, start: link.index, end, open: 1, close: typed.length + 3 }
}
