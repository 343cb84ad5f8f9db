import { createContext, Fragment, useContext } from 'react'

/** Returns the number of UTF-16 units to mark at the beginning of a word. */
export type WordMatch = (word: string) => number

/** Matcher for all texts below, set by a search; null elsewhere. */
export const Highlight = createContext<WordMatch | null>(null)

/** Renders a text with `<mark>` around the searched words; outside of a search, the plain text. */
export function Highlighted({ text }: { text: string }) {
  const match = useContext(Highlight)
  if (!match) return text
  return splitAtMatches(text, match).map(({ at, piece, isMatch }) =>
    isMatch ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  )
}

interface Piece {
  /** Index of its first character. */
  at: number
  piece: string
  isMatch: boolean
}

/** Splits a text into marked and unmarked pieces, which joined are the text itself. */
export function splitAtMatches(text: string, match: WordMatch): Piece[] {
  const pieces: Piece[] = []
  let written = 0
  const push = (end: number, isMatch: boolean) => {
    if (end > written) pieces.push({ at: written, piece: text.slice(written, end), isMatch })
    written = Math.max(written, end)
  }
  for (const word of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = match(word[0])
    if (length === 0) continue
    push(word.index, false)
    push(word.index + length, true)
  }
  push(text.length, false)
  return pieces
}
