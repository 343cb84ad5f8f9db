import type { QueueAction } from '@ementa/contracts'
import { keyOf, toggleOf } from './action-input'

export interface Coalesced {
  actions: QueueAction[]
  /** `undone` if the action cancelled one that was never tried, so that nothing is left to send. */
  outcome: 'queued' | 'undone'
}

/**
 * Appends an action. Of two on the same thing only the newest stays. A like and an unlike cancel each other if none was tried;
 * after an attempt the result is unknown, so the newest is sent in any case.
 * @param sendingId the action being sent; it is not changed, and later ones wait behind it
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
