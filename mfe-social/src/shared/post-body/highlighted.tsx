import { createContext, Fragment, useContext } from 'react'

/** How many UTF-16 units at the beginning of a word are to be marked; 0 for none. */
export type WordMatch = (word: string) => number

/** What is marked in all texts below: set by a search, null elsewhere. */
export const Highlight = createContext<WordMatch | null>(null)

/** A text with `<mark>` around what was searched for; outside of a search the plain text. */
export function Highlighted({ text }: { text: string }) {
  const match = useContext(Highlight)
  if (!match) return text
  return markedPieces(text, match).map(({ at, piece, isMatch }) =>
    isMatch ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  )
}

interface Piece {
  /** Where it begins. */
  at: number
  piece: string
  isMatch: boolean
}

/** Cuts a text at the words that match. Nothing of the text is lost or changed. */
export function markedPieces(text: string, match: WordMatch): Piece[] {
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
