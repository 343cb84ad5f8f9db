import type { Citation, CitationKind } from './types'

/** A pattern that matches only where it is put. Its flags make it stateful: use it through `matchAt`. */
export const sticky = (source: string): RegExp => new RegExp(source, 'y')

/** The match of a sticky pattern that begins exactly at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Returns the end of a sticky pattern's match that begins at an offset; the offset if there is none. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number {
  return matchAt(pattern, text, at) ? pattern.lastIndex : at
}

/** Returns the end of a folded phrase that begins at an offset, with any white space between its words; -1 if it is another. */
export function endOfPhrase(folded: string, at: number, phrase: string): number {
  let position = at
  for (let index = 0; index < phrase.length; index++) {
    const code = phrase.charCodeAt(index)
    if (code === SPACE) {
      if (!isSpace(folded.charCodeAt(position))) return -1
      while (isSpace(folded.charCodeAt(position))) position++
    } else if (folded.charCodeAt(position) === code) position++
    else return -1
  }
  return isWordCharacter(folded.charCodeAt(position)) ? -1 : position
}

const SPACE = 32
const isSpace = (code: number) => code === SPACE || (code >= 9 && code <= 13)
const isWordCharacter = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** `n.`, `nº`, `n.º`, `nos`, `nºs` before a number. */
export const NUMBER_SIGN = '(?:\\s*n(?:um(?:ero)?s?)?[.ºos]{0,4}(?![a-z])\\s*[:.]?)?\\s*'

/** Words between two numbers of a list. */
export const AND = '\\s*(?:,\\s*e\\s+|,|;\\s*(?:e\\s+)?|(?<=\\s)e\\s|(?<=\\s)ou\\s)\\s*'

/** Builds a citation of these offsets of a text that is recognised, but has no key and no address. */
export function citationAt(text: string, start: number, end: number, kind: CitationKind, title: string): Citation {
  return { start, end, text: text.slice(start, end), kind, key: null, also: [], url: null, title }
}
