import { fold } from '@ementa/contracts'
import { foldedWordsOf, parseQuery, stemOf } from '@ementa/contracts/search'
import { type ReactNode, useMemo } from 'react'
import { Highlight, type WordMatch } from '../../shared/post-body/post-body'

/** Highlights the words of a query in all texts below: other forms of its words as a whole, longer words at their beginning. */
export function HighlightQuery({ query, children }: { query: string; children: ReactNode }) {
  const match = useMemo(() => createMatcher(query), [query])
  return <Highlight value={match}>{children}</Highlight>
}

/** Creates a function that returns how many characters of a word to highlight. */
export function createMatcher(query: string): WordMatch {
  const { terms, author } = parseQuery(query)
  const stems = new Set(terms.map(({ stem }) => stem))
  // The person named by `de:` is highlighted in names and usernames.
  const typed = [...terms.map(({ typed }) => typed), ...foldedWordsOf(author ?? '')]
  return (word) => {
    const folded = fold(word)
    const longest = typed.filter((term) => folded.startsWith(term)).reduce((a, b) => (b.length > a.length ? b : a), '')
    // Another form of a searched word is highlighted as a whole: `contratos` for `contrato`.
    return stems.has(stemOf(word)) ? word.length : countUnits(word, longest.length)
  }
}

/** Counts the UTF-16 units at the beginning of a word that fold to `letters` letters: folding may shorten a word. */
function countUnits(word: string, letters: number): number {
  if (letters === 0) return 0
  let matched = 0
  let length = 0
  for (const character of word) {
    const next = fold(character)
    // A combining accent folds to nothing and belongs to the letter before it.
    if (matched >= letters && next !== '') break
    matched += next.length
    length += character.length
  }
  return length
}
