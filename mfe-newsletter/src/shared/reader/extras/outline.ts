import { countWords, htmlToText } from '@ementa/contracts'

export interface OutlineEntry {
  text: string
  /** Which of the text's headings it is. */
  place: number
  /** 1 to 4. */
  rank: number
}

/** Numbers of headings and words from which on a table of contents helps. */
const HEADINGS = 3
const WORDS = 600

/** Returns the headings of a long text; empty for one that can be seen at a glance. */
export function readOutline(html: string): OutlineEntry[] {
  const entries = [...html.matchAll(/<h([1-4])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, rank, inside = ''], place) => ({
    text: htmlToText(inside).trim(),
    place,
    rank: Number(rank),
  }))
  const named = entries.filter(({ text }) => text !== '')
  return named.length >= HEADINGS && countWords(htmlToText(html)) >= WORDS ? named : []
}
