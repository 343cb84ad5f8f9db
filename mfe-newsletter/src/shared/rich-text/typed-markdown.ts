/** A change that what was typed asks for, in characters from the beginning of its line. */
export type TypedEdit =
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
  for (const [pattern, format, width] of MARK_SIGNS) {
    const found = pattern.exec(precedingText)
    if (found)
      return {
        kind: 'mark',
        format,
        value: true,
        start: found.index,
        end: precedingText.length,
        open: width,
        close: width,
      }
  }
  const link = LINK.exec(precedingText)
  const address = link && toAddress(link[2] ?? '')
  if (!link || !address) return null
  const { index: start } = link
  return {
    kind: 'mark',
    format: 'link',
    value: address,
    start,
    end: precedingText.length,
    open: 1,
    close: (link[2] ?? '').length + 3,
  }
}
