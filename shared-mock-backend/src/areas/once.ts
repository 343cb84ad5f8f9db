import type { Context } from '../context'

/** Runs `make` unless a call with the same `requestId` already did; answers the id of what was made (decision P-16). */
export function once({ db, viewer }: Context, requestId: string | undefined, make: () => string): string {
  if (requestId === undefined) return make()
  const id = `${viewer?.id}:${requestId}`
  const known = db.requests.get(id)
  if (known) return known.made
  const made = make()
  db.requests.put({ id, made })
  return made
}
