import { COUNT, WORDS_PER_MINUTE } from '../limits'

let shared: Intl.Segmenter | undefined

/** Made at its first use: loading the language's rules costs a slow phone tens of ms, and no first paint counts letters. */
function segment(text: string): Intl.Segments {
  shared ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
  return shared.segment(text)
}

/** The text counted last: for one key the counter, the limit and the button all ask, and counting is most of their work. */
let last = { text: '', count: 0 }

/** Length in user-perceived characters: the one measure of every length limit, for counter, form and backend. */
export function graphemeCount(text: string): number {
  if (text !== last.text) {
    let count = 0
    for (const _ of segment(text)) count++
    last = { text, count }
  }
  return last.count
}

/** Characters left under `limit`; negative when over it. */
export function remaining(text: string, limit: number): number {
  return limit - graphemeCount(text)
}

/** A character that can be seen: neither white space, nor invisible, nor a mark without a letter. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u

/** True when nothing in the text can be seen: empty, white space, invisible characters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** Marks that turn the direction of all that follows, and control characters no text needs. */
const DISRUPTIVE = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\uFFF9-\uFFFB]|[^\P{Cc}\t\n\r]|\p{Cs}/gu
const PILED_MARKS = new RegExp(`(\\p{M}{${COUNT.combiningMarks}})\\p{M}+`, 'gu')

/**
 * A text as it is stored: without marks that mirror a line or a name, without control characters and halves of
 * characters, and without more combining marks on one letter than any language has.
 */
export function cleanText(text: string): string {
  return text.replace(DISRUPTIVE, '').replace(PILED_MARKS, '$1')
}

/** A letter of a script written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u

/** A name for a plain sentence: one written from right to left turns itself and not the words beside it. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Matches the characters that an ellipsis replaces: `vale hoje.…` has one dot too many. */
const BEFORE_ELLIPSIS = /[\s.,;:…–—-]+$/u

/** Returns the first `limit` user-perceived characters of a text, with `…` when something was cut. It reads no further. */
export function excerpt(text: string, limit: number): string {
  // No character is shorter than one unit.
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of segment(text)) {
    if (count++ === limit) return `${text.slice(0, index).replace(BEFORE_ELLIPSIS, '')}…`
  }
  return text
}

/**
 * Folds case and accents for comparing and searching: `Jurisprudência` → `jurisprudencia`. Not `toLocaleLowerCase`:
 * Portuguese has no case rules of its own, and naming a locale costs fifty times as much.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Returns the filter of a list's search: whether a folded text contains every word of the query, without their `#`. */
export function createTextFilter(query: string): (folded: string) => boolean {
  const words = fold(query).split(/[\s#]+/)
  return (folded) => words.every((word) => folded.includes(word))
}

/**
 * A text as words are compared: without case, accents and punctuation, between blanks, so that one text has another's
 * words where it includes it. `"Súmula 479!"` → `" sumula 479 "`.
 */
export const comparableWords = (text: string): string =>
  ` ${
    fold(text)
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `

/** `@username` in a text; not inside an address or an e-mail. Group 1 is the username. Read it with `matchAll`. */
export const MENTION = /(?<![\p{L}\d_@./])@([a-z0-9](?:[a-z0-9_.-]*[a-z0-9_])?)/giu

/** The usernames a text mentions, in lower case, each once. */
export function mentionsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, username = '']) => username.toLowerCase()))]
}

/**
 * Web addresses in a text: with their protocol, or beginning with `www.`. Read it with `matchAll`; the punctuation behind
 * an address is part of the match (`trimAddress`).
 */
export const WEB_ADDRESS = /(?:\bhttps?:\/\/|(?<![\p{L}\d_@/.:-])www\.)[^\s<>"“”]+/giu

const OPENING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])
const count = (text: string, sign: string) => text.split(sign).length - 1

/**
 * A match of `WEB_ADDRESS` without what ends the sentence: punctuation, the signs of Markdown, a bracket that was opened
 * before the address. `https://pt.wikipedia.org/wiki/Lei_(direito)` stays whole.
 */
export function trimAddress(match: string): string {
  const address = match.replace(/[.,;:!?'’»…*_]+$/, '')
  const last = address.slice(-1)
  const opening = OPENING.get(last)
  const isSentences = opening !== undefined && count(address, last) > count(address, opening)
  return isSentences ? trimAddress(address.slice(0, -1)) : address
}

/**
 * `#hashtag` in a text: begins a word and has at least one letter. Group 1 is the tag as it was typed. Read it with
 * `matchAll`, and leave out what lies within a `WEB_ADDRESS`.
 */
export const HASHTAG = /(?<![\p{L}\p{M}\d_&#/@])#((?=[\d_-]*\p{L})[\p{L}\p{M}\d]+(?:[_-][\p{L}\p{M}\d]+)*)/giu

/** Tag slug of a typed text: `#Direito do Trabalho` → `direito-do-trabalho`; empty when nothing usable is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const WORD = /[\p{L}\p{N}]+(?:[-'’./][\p{L}\p{N}]+)*/gu

/** Counts the words of a plain text: parts between spaces with a letter or digit (`Lei 13.709/2018` has two). */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/** Says how long a text of so many words takes to read: `3 min de leitura`, at least one. */
export const readingTime = (words: number) => `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min de leitura`
