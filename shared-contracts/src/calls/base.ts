import { oc } from '@orpc/contract'
import * as v from 'valibot'
import { countSchema, idSchema, nextCursorSchema, timeSchema } from '../entities/fields'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { LARGEST_PAGE, PAGE_SIZE } from '../limits'

const base = oc.errors({
  MOCK_NETWORK_ERROR: ERRORS.MOCK_NETWORK_ERROR,
  UNAUTHORIZED: ERRORS.UNAUTHORIZED,
  /** Only a host of many people refuses so: moderation has muted or banned the person. */
  MAY_NOT_WRITE: ERRORS.MAY_NOT_WRITE,
  STORAGE_FULL: ERRORS.STORAGE_FULL,
})

/** Begins a call. Always POST with a JSON body: a query string would turn numbers into strings and fail validation. */
export function call(path: `/${string}/${string}`) {
  return base.route({ method: 'POST', path })
}

/** Answer of calls that return no data. */
export const doneSchema = v.object({ ok: v.literal(true) })

/** Input of calls about one thing. */
export const byIdSchema = v.object({ id: idSchema })

/**
 * The version an editor began with (`versionOf`): another one in the store is a conflict, whose data is the current entity.
 * Absent: whatever is stored is overwritten.
 */
export const expectedUpdatedAtSchema = v.optional(v.nullable(timeSchema))

/** Page size of a list; `byDefault` counts when the caller names none. */
export function limitSchema(byDefault: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_PAGE)), byDefault)
}

/** The `nextCursor` of the page before; absent or null for the first page. */
export const cursorSchema = v.optional(v.nullable(idSchema))

/** Input of calls that list the people who have to do with one thing. */
export const peopleOfSchema = v.object({ id: idSchema, cursor: cursorSchema, limit: limitSchema(PAGE_SIZE.people) })

/**
 * People connected with one thing, latest first. `sampleCount` is the part of the number shown elsewhere that belongs
 * to the sample data: nobody on this device is behind it, so no page ever names them.
 */
export const peoplePageSchema = v.object({
  profiles: v.array(profileSchema),
  sampleCount: countSchema,
  nextCursor: nextCursorSchema,
})
