import type { Context } from '../../context'

/** Makes an entity, unless a call with the same `requestId` already did and it is still there. */
export function createOnce<Made extends { id: string }>(
  { db, viewer }: Context,
  requestId: string | undefined,
  collection: { get(id: string): Made | undefined; put(entity: Made): void },
  make: () => Made,
): Made {
  const id = requestId === undefined ? null : `${viewer?.id}:${requestId}`
  const existing = id === null ? undefined : collection.get(db.requests.get(id)?.made ?? '')
  if (existing) return existing
  const created = make()
  collection.put(created)
  if (id !== null) db.requests.put({ id, made: created.id })
  return created
}
