import { fold } from '@ementa/contracts'
import { createContext, Fragment, type ReactNode, useContext } from 'react'

const Terms = createContext<readonly string[]>([])

/** Everything below marks where the words of `query` begin a word of a text, whatever their accents and case. */
export function HighlightQuery({ query, children }: { query: string; children: ReactNode }) {
  return <Terms value={termsOf(query)}>{children}</Terms>
}

export function termsOf(query: string): string[] {
  return [...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/** A text with `<mark>` around what was searched for; outside of a search the plain text. */
export function Highlighted({ text }: { text: string }) {
  const terms = useContext(Terms)
  if (terms.length === 0) return text
  return markedPieces(text, terms).map(({ at, piece, isMatch }) =>
    isMatch ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  )
}

interface Piece {
  /** Where it begins. */
  at: number
  piece: string
  isMatch: boolean
}

/** Cuts a text where a word begins with one of the (folded) terms. Nothing of the text is lost or changed. */
export function markedPieces(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let written = 0
  const push = (end: number, isMatch: boolean) => {
    if (end > written) pieces.push({ at: written, piece: text.slice(written, end), isMatch })
    written = Math.max(written, end)
  }
  for (const word of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = matchLength(word[0], terms)
    if (length === 0) continue
    push(word.index, false)
    push(word.index + length, true)
  }
  push(text.length, false)
  return pieces
}

/** How many UTF-16 units of the word match the longest term; folding may shorten a word, so characters are counted one by one. */
function matchLength(word: string, terms: readonly string[]): number {
  const folded = fold(word)
  const longest = terms.filter((term) => folded.startsWith(term)).reduce((a, b) => (b.length > a.length ? b : a), '')
  if (!longest) return 0
  let matched = ''
  let length = 0
  for (const character of word) {
    const next = fold(character)
    // A combining accent belongs to the letter before it.
    if (matched.length >= longest.length && next !== '') break
    matched += next
    length += character.length
  }
  return length
}
