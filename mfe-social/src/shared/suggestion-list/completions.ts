/** What is being completed before the caret: `Olá, @ana|` → `{ mark: '@', query: 'ana', start: 5 }`. */
export interface OpenWord {
  mark: '@' | '#'
  query: string
  /** Where the mark is, in UTF-16 units as `selectionStart` counts. */
  start: number
}

// An address such as ana@forum.br is no mention, nor is C# a hashtag: the mark begins a word.
const OPEN_WORD = /(?:^|[\s(["'“])([@#])([\p{L}\p{M}\p{N}._-]{0,60})$/u

/** The mention or hashtag that the caret is at the end of; null for none. */
export function openWordBefore(text: string, caret: number): OpenWord | null {
  const [, mark, query] = OPEN_WORD.exec(text.slice(0, caret)) ?? []
  if ((mark !== '@' && mark !== '#') || query === undefined) return null
  return { mark, query, start: caret - query.length - 1 }
}

/** The text with the open word completed by `word`, and where the caret goes. */
export function completeWord(text: string, caret: number, { mark, start }: OpenWord, word: string) {
  const whole = `${mark}${word} `
  const rest = text.slice(caret).replace(/^ /, '')
  return { text: text.slice(0, start) + whole + rest, caret: start + whole.length }
}
