import { fold } from '@ementa/contracts'
import { foldedWordsOf, parseQuery, stemOf } from '@ementa/contracts/search'
import { type ReactNode, useMemo } from 'react'
import { Highlight, type WordMatch } from '../../shared/post-body/highlighted'

/** Everything below marks the words that `query` finds: other forms of its words whole, longer words at their beginning. */
export function HighlightQuery({ query, children }: { query: string; children: ReactNode }) {
  const match = useMemo(() => matcherOf(query), [query])
  return <Highlight value={match}>{children}</Highlight>
}

/** What the words of a query mark in a word of a text. */
export function matcherOf(query: string): WordMatch {
  const { terms, author } = parseQuery(query)
  const stems = new Set(terms.map(({ stem }) => stem))
  // Whom `de:` names is marked in names and usernames.
  const typed = [...terms.map(({ typed }) => typed), ...foldedWordsOf(author ?? '')]
  return (word) => {
    const folded = fold(word)
    const longest = typed.filter((term) => folded.startsWith(term)).reduce((a, b) => (b.length > a.length ? b : a), '')
    // A form of the same word is marked to its end, as in `contratos` for `contrato`.
    return stems.has(stemOf(word)) ? word.length : unitsOf(word, longest.length)
  }
}

/** So many UTF-16 units of the word have `letters` folded letters; folding may shorten a word, so they are counted one by one. */
function unitsOf(word: string, letters: number): number {
  if (letters === 0) return 0
  let matched = 0
  let length = 0
  for (const character of word) {
    const next = fold(character)
    // A combining accent belongs to the letter before it.
    if (matched >= letters && next !== '') break
    matched += next.length
    length += character.length
  }
  return length
}
