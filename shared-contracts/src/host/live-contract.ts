import { eventIterator, oc } from '@orpc/contract'
import * as v from 'valibot'
import { idSchema } from '../entities/fields'
import { HOST_ERRORS } from './host-contract'

/** Stands among the names when every read may be stale. */
export const EVERYTHING = 'all'
/** Stands among the names when the person's own standing or memberships have changed. */
export const OWN_SESSION = 'session'

/**
 * Others changed what these reads show: names of reads, `EVERYTHING` and `OWN_SESSION`. An empty list says only that the
 * stream is alive.
 */
export const staleEventSchema = v.object({ stale: v.array(v.string()) })
export type StaleEvent = v.InferOutput<typeof staleEventSchema>

/** A stream without an event for so many ms is broken. */
export const LIVE_SILENCE = 45_000

/** The stream that tells a signed-in person which reads others made stale. It never says what has changed. */
export const liveContract = {
  listen: oc
    .route({ method: 'POST', path: '/live/listen' })
    .input(v.object({ page: idSchema }))
    .output(eventIterator(staleEventSchema))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
}
export type LiveContract = typeof liveContract
