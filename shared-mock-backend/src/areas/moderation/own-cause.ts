import type { StoredEntry } from '../../store/stored-entities'
import { createDeclaredError } from '../shared/declared-error'
import type { Acting } from './moderator-only'
import { isOpenObjection, personOf } from './record'

/** Refuses a moderator's decision about themselves or their content: nobody is judge in the own cause (decision 015). */
export function assertNotOwnCause({ viewer }: Acting, person: string | undefined): void {
  if (person === viewer.id) throw createDeclaredError('OWN_CAUSE')
}

/** Refuses to take back a decision in the own cause, or an own decision with an objection: that would answer it. */
export function assertMayReverse(context: Acting, entry: StoredEntry): void {
  assertNotOwnCause(context, personOf(entry))
  if (isOpenObjection(entry) && entry.moderator_id === context.viewer.id) throw createDeclaredError('OWN_DECISION')
}
