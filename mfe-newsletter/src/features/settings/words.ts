import { fold } from '@ementa/contracts'

/** Makes a set of the words in a table: they stand between commas, and `inscrito/a` is two of them. */
export const wordsOf = (table: string): ReadonlySet<string> =>
  new Set(
    table.split(',').flatMap((entry) => {
      const [word = '', feminine] = entry.trim().split('/')
      return feminine ? [word, word.slice(0, -1) + feminine] : [word]
    }),
  )

const YES = new Set(['true', 'verdadeiro', 'yes', 'y', 'sim', 's', '1', 'on', 'x', 'ok'])
const NO = new Set(['false', 'falso', 'no', 'n', 'nao', '0', 'off'])

/** Normalises a word for comparison: without accents, case and surrounding blanks. */
export const plainWord = (text: string): string => fold(text.trim())
/** Whether a cell or a field says yes, in English or Portuguese. */
export const isYes = (text: string): boolean => YES.has(plainWord(text))
/** Whether a cell or a field says no, in English or Portuguese. */
export const isNo = (text: string): boolean => NO.has(plainWord(text))

/** Shortens a text to a limit, counting characters as the limit does. */
export const truncate = (text: string, limit: number): string => [...text].slice(0, limit).join('')

export const isLongerThan = (text: string, limit: number): boolean => [...text].length > limit
