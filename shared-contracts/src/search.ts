import { fold, slugify } from './text/text'

// The meaning of a search: words, their stems, phrases and operators. It is an entry of its own, `@ementa/contracts/search`,
// because only the backend and the search page need it.

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

/** Words whose last `s` is no plural, and plurals that no rule below makes singular. */
const OWN_FORM = new Map(
  Object.entries({
    meses: 'mes',
    maes: 'mae',
    pais: 'pais',
    leis: 'lei',
    reis: 'rei',
    seis: 'seis',
    mais: 'mais',
    demais: 'demais',
    jamais: 'jamais',
    depois: 'depois',
    dois: 'dois',
    pois: 'pois',
    apos: 'apos',
    apenas: 'apenas',
    antes: 'antes',
    menos: 'menos',
    atras: 'atras',
    alias: 'alias',
    simples: 'simples',
    tres: 'tres',
    mas: 'mas',
    lapis: 'lapis',
    gratis: 'gratis',
    juris: 'juri',
    habeas: 'habeas',
    herois: 'heroi',
  }),
)

/** Rules from a plural to its singular: the ending, the word's least length, and the replacement of the ending. */
const PLURALS: readonly [ending: RegExp, least: number, singular: string][] = [
  // This ending after a consonant is no plural: ônus, bônus, vírus, corpus, jus.
  [/(?<=[bcdfgjlmnprtvz])us$/, 3, 'us'],
  [/oes$/, 5, 'ao'],
  [/aes$/, 5, 'ao'],
  [/ais$/, 5, 'al'],
  [/eis$/, 5, 'el'],
  [/ois$/, 5, 'ol'],
  [/uis$/, 5, 'ul'],
  [/is$/, 5, 'il'],
  [/ns$/, 3, 'm'],
  [/(?<=[rz])es$/, 5, ''],
  [/(?<!s)s$/, 4, ''],
]

/** Shorter words keep their last vowel: `ato` is not `ata`. */
const WITH_GENDER_FROM = 5

/** A word folded, an ordinal as its number: `5º` is `5`. */
export const bareWord = (word: string): string => fold(word).replace(/(?<=\d)[ºª]$/, '')

/**
 * The form under which a word is indexed and looked for: folded, in the singular, without the vowel of its gender and
 * without `-mente`. Forms of one word share it (`anulações`, `anulação`), words that only begin alike do not (`contrato`,
 * `contratação`). What holds a digit stays as it is. The result is for comparing, never for showing.
 */
export function stemOf(word: string): string {
  const folded = bareWord(word)
  if (/\d/.test(folded)) return folded
  return OWN_FORM.get(folded) ?? withoutGender(singularOf(folded).replace(/(?<=.{4})mente$/, ''))
}

function singularOf(word: string): string {
  const rule = PLURALS.find(([ending, least]) => word.length >= least && ending.test(word))
  return rule ? word.replace(rule[0], rule[2]) : word
}

/** `fáceis` gives `facel` by its ending alone, so `fácil` meets it there. */
function withoutGender(word: string): string {
  const same = word.replace(/(?<=[bcgt])il$/, 'el')
  return same.length < WITH_GENDER_FROM ? same : same.replace(/[aeo]$/, '')
}

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
