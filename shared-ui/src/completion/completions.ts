import { fold, tagSlug } from '@ementa/contracts'
import type { BegunCitation } from '@ementa/law/citations'

/** The word to complete before the caret: `Olá, @ana|` → `{ mark: '@', query: 'ana', start: 5 }`. */
export interface OpenWord {
  /** `§` for a citation of law, which has no mark. */
  mark: '@' | '#' | '§'
  /** Typed text, without the mark. */
  query: string
  /** Beginning of the word, the mark included, in UTF-16 units as `selectionStart` counts. */
  start: number
  citation?: BegunCitation
}

// An address such as ana@forum.br is no mention, nor is C# a hashtag: the mark begins a word.
const OPEN_WORD = /(?:^|[\s(["'“])([@#])([\p{L}\p{M}\p{N}._-]{0,60})$/u
const OPEN_CITATION =
  /(?:^|[\s(["'“])((arts?\.?|artigo|s[uú]mula|s[uú]m\.|tema)\s+(\d[\d.]{0,6}(?:-[a-z])?)[ºo°]?(?:\s+(?:d[ao]?\s*)?(\p{L}{0,5}))?)$/iu
/** Number of characters before the caret that a word may have. */
const REACH = 80

const KINDS = { a: 'article', s: 'sumula', t: 'theme' } as const

/** The mention, hashtag or citation that the caret is at the end of; null for none. */
export function openWordBefore(text: string, caret: number): OpenWord | null {
  const typed = text.slice(Math.max(0, caret - REACH), caret)
  const [, mark, query] = OPEN_WORD.exec(typed) ?? []
  if ((mark === '@' || mark === '#') && query !== undefined) return { mark, query, start: caret - query.length - 1 }
  const [, phrase, word = '', number = '', of = ''] = OPEN_CITATION.exec(typed) ?? []
  if (phrase === undefined) return null
  const initial = word.charAt(0).toLowerCase()
  const kind = KINDS[initial === 'a' || initial === 's' ? initial : 't']
  return { mark: '§', query: phrase, start: caret - phrase.length, citation: { kind, number, of } }
}

/** Returns whether a suggested name or tag equals the typed text, whatever its capitals and accents. */
export function isWrittenOut({ mark, query }: OpenWord, word: string): boolean {
  return mark === '#' ? tagSlug(query) === word : fold(query) === fold(word)
}

/**
 * Returns the text that replaces the open word. A tag that is written out keeps its spelling: `#LGPD`. A citation may be
 * followed by a comma, so it ends without a space.
 */
export function completion(open: OpenWord, word: string): string {
  const { mark, query } = open
  if (mark === '#' && isWrittenOut(open, word)) return `#${query} `
  if (mark !== '§') return `${mark}${word} `
  // The citation may begin a sentence.
  return /^A/.test(query) ? word.replace(/^a/, 'A') : word
}

/** The text with `whole` in the place of so many characters before the caret, and where the caret goes. */
export function replaceBefore(text: string, caret: number, length: number, whole: string) {
  const start = caret - length
  // One space is enough.
  const rest = whole.endsWith(' ') ? text.slice(caret).replace(/^ /, '') : text.slice(caret)
  return { text: text.slice(0, start) + whole + rest, caret: start + whole.length }
}

/**
 * Gives a text area another text the way typing does: the changed words only, by the browser's own editing, so that
 * Ctrl+Z takes them back and everything before stays in the history. It fires the field's `input` event. The caret goes to
 * `caret`, by default behind what was written. A read-only field keeps its text.
 */
export function writeIntoField(field: HTMLTextAreaElement, text: string, caret?: number): void {
  if (field.readOnly || field.disabled) return
  field.focus({ preventScroll: true })
  const { value } = field
  if (value !== text) {
    const start = commonStart(value, text)
    const kept = commonStart(reversed(value.slice(start)), reversed(text.slice(start)))
    field.setSelectionRange(start, value.length - kept)
    const changed = text.slice(start, text.length - kept)
    // Deprecated without a successor: the only way into the browser's own history.
    document.execCommand(changed === '' ? 'delete' : 'insertText', false, changed)
  }
  if (caret !== undefined) field.setSelectionRange(caret, caret)
}

const reversed = (text: string) => Array.from(text).toReversed()

/** Counts the UTF-16 units that two texts have in common at their beginning; a character of two units counts whole. */
function commonStart(a: Iterable<string>, b: Iterable<string>): number {
  const others = b[Symbol.iterator]()
  let length = 0
  for (const character of a) {
    if (others.next().value !== character) break
    length += character.length
  }
  return length
}
