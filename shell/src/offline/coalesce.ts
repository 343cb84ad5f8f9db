import type { QueueAction } from '@ementa/contracts'
import { keyOf, toggleOf } from './action-input'

export interface Coalesced {
  actions: QueueAction[]
  /** `undone`: it took back an action that was never tried, so nothing is left to send. */
  outcome: 'queued' | 'undone'
}

/**
 * Adds an action behind the others. Of two about the same thing only the newest intent stays: a like and an unlike that
 * were both never tried cancel each other; after a try nobody knows what arrived, so the newest is sent in any case.
 * @param sendingId the action on its way now; it is never touched, what comes after it waits behind it
 */
export function coalesce(actions: readonly QueueAction[], added: QueueAction, sendingId: string | null): Coalesced {
  const key = keyOf(added)
  const isRival = (action: QueueAction) =>
    key !== null &&
    action.id !== sendingId &&
    action.userId === added.userId &&
    action.status !== 'synced' &&
    keyOf(action) === key
  const rival = actions.find(isRival)
  const others = actions.filter((action) => !isRival(action))
  if (rival && isOpposite(rival, added) && rival.retryCount === 0 && !rival.isTried) {
    return { actions: others, outcome: 'undone' }
  }
  return { actions: [...others, added], outcome: 'queued' }
}

function isOpposite(first: QueueAction, second: QueueAction): boolean {
  const [one, other] = [toggleOf(first), toggleOf(second)]
  return one !== null && other !== null && one.on !== other.on
}
