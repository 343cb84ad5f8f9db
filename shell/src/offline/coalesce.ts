import { type QueueAction, queueingOf } from '@ementa/contracts'

export type Input = Record<string, unknown>

export const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Action = Pick<QueueAction, 'type' | 'input'>

/** Returns the membership that an action switches on or off; null for other actions. */
export function toggleOf({ type, input }: Action) {
  const queueing = queueingOf(type)
  if (queueing?.as !== 'toggle' || !isInput(input)) return null
  const id = input[queueing.field]
  return typeof id === 'string' ? { relation: queueing.relation, id, on: queueing.on } : null
}

/** Returns a key for actions on the same thing, of which the newest replaces the others; null if every action counts. */
export function keyOf(action: Action): string | null {
  const toggle = toggleOf(action)
  if (toggle) return `${toggle.relation}:${toggle.id}`
  const { type, input } = action
  const queueing = queueingOf(type)
  if (queueing?.as === 'setting' && isInput(input)) {
    const value = input[queueing.field]
    return typeof value === 'string' ? `${queueing.setting}:${queueing.sameFor(value)}` : null
  }
  if (queueing?.as === 'action') return `${type}:${JSON.stringify(input)}`
  if (isCreate(type) && isInput(input) && typeof input.requestId === 'string') return `${type}:${input.requestId}`
  return null
}

/** Tells whether this error code means that the action is done already. */
export function isDoneBy(type: string, code: string): boolean {
  const queueing = queueingOf(type)
  return queueing?.as === 'action' && queueing.doneWhen === code
}

/** Adds an idempotency key to the input if the call takes one. */
export function withRequestId(type: string, input: Input, requestId: string): Input {
  return isCreate(type) && input.requestId === undefined ? { ...input, requestId } : input
}

const isCreate = (type: string) => queueingOf(type)?.as === 'create'

interface Coalesced {
  actions: QueueAction[]
  /** `undone` if the action cancelled one that was never tried, so that nothing is left to send. */
  outcome: 'queued' | 'undone'
}

/**
 * Appends an action. Of two on the same thing only the newest stays. A like and an unlike cancel each other if none was tried;
 * after or during an attempt the result is unknown, so the newest is sent in any case.
 * @param sendingId the action being sent; it is not changed, and later ones wait behind it
 */
export function coalesce(actions: readonly QueueAction[], added: QueueAction, sendingId: string | null): Coalesced {
  const key = keyOf(added)
  const isSame = (action: QueueAction) =>
    key !== null && action.userId === added.userId && action.status !== 'synced' && keyOf(action) === key
  const isRival = (action: QueueAction) => action.id !== sendingId && isSame(action)
  const rival = actions.find(isRival)
  const others = actions.filter((action) => !isRival(action))
  const isUntried = rival?.retryCount === 0 && !rival.isTried && !others.some(isSame)
  if (rival && isUntried && isOpposite(rival, added)) {
    return { actions: others, outcome: 'undone' }
  }
  return { actions: [...others, added], outcome: 'queued' }
}

function isOpposite(first: QueueAction, second: QueueAction): boolean {
  const [one, other] = [toggleOf(first), toggleOf(second)]
  return one !== null && other !== null && one.on !== other.on
}
