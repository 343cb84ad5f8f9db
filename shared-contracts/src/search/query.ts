import { fold, slugify } from '../text/text'
import { type Term, termsOf, withoutStopWords } from './terms'

/** A search query, parsed. */
export interface SearchQuery {
  /** The words to look for, those of the phrases too; without those that almost every text has. */
  terms: readonly Term[]
  /** The query without `de:` and `tag:`, quotation marks included: the words for people's names. */
  text: string
  /** `"frase exata"`: folded, with single spaces. */
  phrases: readonly string[]
  /** `de:renata`: folded, without `@`; null for anybody. */
  author: string | null
  /** `tag:lgpd`: a slug; null for any. */
  tag: string | null
}

const OPERATOR = /(?<=^|\s)(de|tag):[@#]?(\S+)/giu
const PHRASE = /["“”«]([^"“”«»]+)["“”»]/gu

const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

/** Reads a query: words, `"frase exata"`, `de:usuário` and `tag:tema`. Anything else is words. */
export function parseQuery(query: string): SearchQuery {
  const operators = [...query.matchAll(OPERATOR)]
  const operand = (name: string) => operators.findLast(([, operator]) => operator?.toLowerCase() === name)?.[2]
  const text = query.replace(OPERATOR, '').replace(/\s+/g, ' ').trim()
  const tag = operand('tag')
  const author = operand('de')
  return {
    terms: withoutStopWords(termsOf(text)),
    text,
    phrases: [...text.matchAll(PHRASE)].flatMap(([, phrase = '']) => plain(phrase) || []),
    author: author ? fold(author) : null,
    tag: tag ? slugify(tag) : null,
  }
}

/** Returns whether a text has every phrase, word for word; case, accents and line breaks do not matter. */
export function hasPhrases(text: string, phrases: readonly string[]): boolean {
  return phrases.every((phrase) => plain(text).includes(phrase))
}
