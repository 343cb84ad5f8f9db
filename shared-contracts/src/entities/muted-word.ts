import * as v from 'valibot'
import { MUTED_WORDS } from '../limits'
import { comparableWords } from '../text/text'
import { requiredTextSchema, storedTextSchema, timeSchema } from './fields'

/** A word or words that somebody does not want to read about, as typed. */
export const mutedWordTextSchema = v.pipe(
  requiredTextSchema(MUTED_WORDS.length),
  v.check((text) => comparableWords(text).trim() !== '', 'A letter or a digit is needed'),
)

/** Duration for which a word may be muted, in days; null: until it is taken back. */
export const muteDaysSchema = v.nullable(v.picklist([1, 7, 30]))
export type MuteDays = v.InferOutput<typeof muteDaysSchema>

/** `until`: ISO UTC, null without an end. */
export const mutedWordSchema = v.object({ word: storedTextSchema, until: v.nullable(timeSchema) })
export type MutedWord = v.InferOutput<typeof mutedWordSchema>
