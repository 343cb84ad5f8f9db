import * as v from 'valibot'
import { graphemeCount } from '../text'

/** Identifier of an entity: any non-empty string. */
export const idSchema = v.pipe(v.string(), v.nonEmpty())

/** A moment: ISO 8601 in UTC, `2026-11-24T12:00:00.000Z`. Time crosses the border in no other form. */
export const timeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'ISO UTC time expected'),
)

/** A calendar day without a zone: `2026-11-24`. */
export const daySchema = v.pipe(v.string(), v.isoDate())

/** A count: an integer from 0 on. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Money: integer cents. */
export const centsSchema = countSchema

/** Text of at most `max` user-perceived characters (P-10). */
export function textSchema(max: number) {
  return v.pipe(
    v.string(),
    v.check((text) => graphemeCount(text) <= max, `At most ${max} characters`),
  )
}

/** Text that is trimmed, then not empty and at most `max` user-perceived characters. */
export function requiredTextSchema(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((text) => graphemeCount(text) <= max, `At most ${max} characters`),
  )
}
