import type { StoredEntry } from '../../store/stored-entities'
import { createDeclaredError } from '../shared/declared-error'
import type { Acting } from './moderator-only'
import { isOpenObjection, personOf } from './record'

/** Refuses whatever a moderator decides about themselves or what they wrote: nobody is judge in the own cause (decision 015). */
export function assertNotOwnCause({ viewer }: Acting, person: string | undefined): void {
  if (person === viewer.id) throw createDeclaredError('OWN_CAUSE')
}

/** The same for taking a decision back, which moreover answers what was objected to it: not for the one who decided. */
export function assertMayReverse(context: Acting, entry: StoredEntry): void {
  assertNotOwnCause(context, personOf(entry))
  if (isOpenObjection(entry) && entry.moderator_id === context.viewer.id) throw createDeclaredError('OWN_DECISION')
}
