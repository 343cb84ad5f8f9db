import { type QueueAction, queueingOf } from '@ementa/contracts'

export type Input = Record<string, unknown>

export const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Action = Pick<QueueAction, 'type' | 'input'>

/** The membership an action switches: what, of which thing, and to which side; null for any other action. */
export function toggleOf({ type, input }: Action) {
  const queueing = queueingOf(type)
  if (queueing?.as !== 'toggle' || !isInput(input)) return null
  const id = input[queueing.field]
  return typeof id === 'string' ? { relation: queueing.relation, id, on: queueing.on } : null
}

/** Actions of one key are about the same thing: the newest says all there is to say. Null: every action counts. */
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

/** Whether this refusal says that what the action wants is done already. */
export function isDoneBy(type: string, code: string): boolean {
  const queueing = queueingOf(type)
  return queueing?.as === 'action' && queueing.doneWhen === code
}

/** The input with a key of idempotency where the call takes one. */
export function withRequestId(type: string, input: Input, requestId: string): Input {
  return isCreate(type) && input.requestId === undefined ? { ...input, requestId } : input
}

const isCreate = (type: string) => queueingOf(type)?.as === 'create'
