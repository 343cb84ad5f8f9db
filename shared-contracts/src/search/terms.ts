import { bareWord, stemOf } from './stem'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** One word that is looked for: as it was typed (folded), and its stem. */
export interface Term {
  typed: string
  stem: string
}

/** The words of a text in its order, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** The folded words of a text, for names: nobody's name has a plural. */
export const foldedWordsOf = (text: string): string[] => wordsOf(text).map(bareWord)

/** The words of a text as they are looked for. */
export const termsOf = (text: string): Term[] =>
  wordsOf(text).map((word) => ({ typed: bareWord(word), stem: stemOf(word) }))

/** Words that almost every text has: they say nothing about the subject of a search. */
const STOP_WORDS = new Set(
  (
    'a o as os um uma uns umas e ou de da do das dos em no na nos nas por pelo pela pelos pelas para pra com sem sob ' +
    'que se ao aos como mas nem seu sua seus suas me te lhe meu minha este esta esse essa isso isto aquele aquela'
  ).split(' '),
)

/** Drops the words that almost every text has, unless there is no other. */
export function withoutStopWords(terms: readonly Term[]): readonly Term[] {
  const telling = terms.filter(({ typed }) => !STOP_WORDS.has(typed))
  return telling.length > 0 ? telling : terms
}

/**
 * Returns whether `word` of a text matches `term`: a form of the same word, or, where `byBeginning`, a longer one that
 * begins so.
 */
export function isMeant(word: string, { typed, stem }: Term, byBeginning: boolean): boolean {
  return stemOf(word) === stem || (byBeginning && bareWord(word).startsWith(typed))
}
