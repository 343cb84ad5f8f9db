import { graphemeCount, htmlToText, LENGTH } from '@ementa/contracts'

/** Mail programs cut messages above about this size and hide the rest behind a link. */
const CLIPPED_ABOVE_BYTES = 100 * 1024

export interface IssueMeasures {
  words: number
  /** What was meant to be replaced before sending, as it stands in the text, each once: `[NOME]`, `TODO`. */
  leftovers: string[]
  isTooLarge: boolean
}

const WORD = /[\p{L}\p{N}]+(?:[-'’./][\p{L}\p{N}]+)*/gu

/** Words of a plain text: what stands between spaces and holds a letter or digit (`Lei 13.709/2018` has two). */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/**
 * `[QUALQUER COISA]` in capitals, `XXX`, `TODO` and the printers' Latin. `[…]` and `[sic]` are part of quoting, and
 * `art. 5º, XXX` is a numeral of the Constitution.
 */
const LEFTOVER =
  /\[[\p{Lu}][\p{Lu}\p{N}\s_./-]{1,40}\]|(?<!(?:inciso|incisos|,|e)\s)\bX{3}\b|\bX{4,}\b|\bTODO\b|\bLorem ipsum\b|\bLorem\b/gu

/** Placeholders that were forgotten in a text. */
export function findLeftovers(text: string): string[] {
  return [...new Set(text.match(LEFTOVER) ?? [])]
}

/** What the editor tells about a text; `size` in UTF-8 bytes of its HTML. */
export function measureIssue(text: string, size: number): IssueMeasures {
  return { words: countWords(text), leftovers: findLeftovers(text), isTooLarge: size > CLIPPED_ABOVE_BYTES }
}

/** A subject and at least 50 characters of content: what a save, and so a sending, needs (spec §5). */
export function isComplete({ subject, html }: { subject: string; html: string }): boolean {
  return subject.trim() !== '' && graphemeCount(htmlToText(html)) >= LENGTH.issueContentMin
}
