import { fold } from '@ementa/contracts'

const YES = new Set(['true', 'verdadeiro', 'yes', 'y', 'sim', 's', '1', 'on', 'x', 'ok'])
const NO = new Set(['false', 'falso', 'no', 'n', 'nao', '0', 'off'])

/** Normalises a word for comparison: without accents, case and surrounding blanks. */
export const plainWord = (text: string): string => fold(text.trim())
/** Whether a cell or a field says yes, in English or Portuguese. */
export const isYes = (text: string): boolean => YES.has(plainWord(text))
/** Whether a cell or a field says no, in English or Portuguese. */
export const isNo = (text: string): boolean => NO.has(plainWord(text))
