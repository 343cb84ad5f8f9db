import type { Context } from '../../context'

/** Makes an entity, unless a call with the same `requestId` already did and it is still there (decision P-16). */
export function once<Made extends { id: string }>(
  { db, viewer }: Context,
  requestId: string | undefined,
  collection: { get(id: string): Made | undefined; put(entity: Made): void },
  make: () => Made,
): Made {
  const id = requestId === undefined ? null : `${viewer?.id}:${requestId}`
  const known = id === null ? undefined : collection.get(db.requests.get(id)?.made ?? '')
  if (known) return known
  const made = make()
  collection.put(made)
  if (id !== null) db.requests.put({ id, made: made.id })
  return made
}
