import type { Context } from '../../context'

let counter = 0

type Remember = (kind: string, make: () => string) => string

let remember: Remember = (_, make) => make()

/** Lets a host that runs one call several times give it the same ids each time. */
export function rememberIds(by: Remember): void {
  remember = by
}

/** An id that no other tab and no earlier start can have made. Ids made later sort behind earlier ones of the same kind. */
export function newId(kind: string, now: Date): string {
  return remember(kind, () => makeId(kind, now))
}

function makeId(kind: string, now: Date): string {
  counter += 1
  const [noise = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${kind}-${now.getTime().toString(36)}-${counter.toString(36).padStart(3, '0')}${noise.toString(36).padStart(7, '0')}`
}

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
