import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { rememberIds } from '@ementa/mock-backend/parts'

interface Run {
  /** Ids of the runs so far, by kind and position. */
  ids: Map<string, string>
  counts: Map<string, number>
}

const current = new AsyncLocalStorage<Run>()

rememberIds((kind, make) => {
  const run = current.getStore()
  if (!run) return make()
  const count = run.counts.get(kind) ?? 0
  run.counts.set(kind, count + 1)
  const place = `${kind} ${count}`
  // An image is open to whoever knows its address, so nobody may guess it.
  const id = run.ids.get(place) ?? (kind === 'image' ? `image-${randomBytes(16).toString('base64url')}` : make())
  run.ids.set(place, id)
  return id
})

/**
 * Runs a call so that what it makes has the ids of the runs before. With other ones it would ask in each run for what
 * belongs to the new id, and never find everything.
 */
export const withSameIds = <Result>(ids: Map<string, string>, run: () => Promise<Result>): Promise<Result> =>
  current.run({ ids, counts: new Map() }, run)
