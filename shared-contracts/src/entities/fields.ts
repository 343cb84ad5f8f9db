import * as v from 'valibot'
import { IMAGE, LENGTH } from '../limits'
import { isTagSlug } from '../text/tags'
import { cleanText, graphemeCount, isBlank } from '../text/text'

/** Identifier of an entity: any non-empty string that is no text. */
export const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LENGTH.id))

/** The client's name for a create: a repeated call with the same one creates nothing. */
export const requestIdSchema = v.optional(idSchema)

/** `nextCursor` is the id of the last item, null at the end. */
export const nextCursorSchema = v.nullable(v.string())

/** The zones that were found to exist: asking takes long, and every answer about a newsletter names one. */
const zones = new Set<string>()
const MOST_ZONES = 1000

function isZone(timeZone: string): boolean {
  try {
    if (!zones.has(timeZone)) new Intl.DateTimeFormat('pt-BR', { timeZone })
    if (zones.size < MOST_ZONES) zones.add(timeZone)
    return true
  } catch {
    return false
  }
}

/** A time zone by its IANA name: `America/Manaus`. */
export const zoneSchema = v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'Not a time zone'))

/** Returns whether the calendar has that day: 31 February is a date by its shape alone. */
function isRealDate(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10)
}

/** A moment: ISO 8601 in UTC, `2026-11-24T12:00:00.000Z`, from 1900 to 2999. Time crosses the border in no other form. */
export const timeSchema = v.pipe(
  v.string(),
  v.regex(/^(?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'ISO UTC time expected'),
  v.check(isRealDate, 'No such date'),
)

/** A calendar day without a zone: `2026-11-24`. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^(?:19|2\d)\d\d-\d\d-\d\d$/, 'ISO day expected'),
  v.check(isRealDate, 'No such date'),
)

/** A count: an integer from 0 on. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Money: integer cents. */
export const centsSchema = countSchema

/** Code units that one user-perceived character may have: families of emoji have eleven. */
const UNITS = 16

/** A stored text, perhaps of an earlier version: reading it removes characters that would disrupt the page. */
export const storedTextSchema = v.pipe(v.string(), v.transform(cleanText))

/** Text of at most `max` user-perceived characters, without characters that would disrupt the page (`cleanText`). */
export function textSchema(max: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.maxLength(max * UNITS),
    // A text that is far too long is not counted: in Node, counting hundreds of kilobytes takes minutes.
    v.check((text) => text.length > max * UNITS || graphemeCount(text) <= max, `At most ${max} characters`),
  )
}

/** A text as in `textSchema`, trimmed, with at least one visible character. */
export function requiredTextSchema(max: number) {
  return v.pipe(
    textSchema(max),
    v.trim(),
    v.check((text) => !isBlank(text), 'Nothing to see'),
  )
}

/** Anything typed to search or filter by. */
export const querySchema = v.pipe(v.string(), v.maxLength(LENGTH.query * UNITS))

/** Reference of an uploaded image: a picture from elsewhere would tell its site who reads (docs/backend.md). */
export const uploadedImageSchema = v.pipe(
  v.string(),
  v.startsWith(IMAGE.localScheme),
  v.regex(/^[a-z-]+:[\w-]+$/i, 'Uploaded image expected'),
  v.maxLength(LENGTH.address),
)

/** A portrait as it was stored: one from another site, which an earlier version took, would tell that site who reads. */
export const storedPortraitSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((address) => (address !== null && /^(?:https?:)?\/\//i.test(address) ? null : address)),
)

/** Slug of a tag. */
export const tagSlugSchema = v.pipe(v.string(), v.check(isTagSlug, 'Lower-case letters, digits and hyphens'))

/** Stored tags: a text that is no slug is dropped, so that one bad tag never hides its post. */
export const storedTagsSchema = v.pipe(
  v.array(v.string()),
  v.transform((tags) => (tags.every(isTagSlug) ? tags : tags.filter(isTagSlug))),
)
