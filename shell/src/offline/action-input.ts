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
