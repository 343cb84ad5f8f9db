import type { Profile } from '@ementa/contracts'
import type { Collections } from '../../store/collections'

/** The profiles of the authors of the items, each once; unknown authors are missing. */
export function authorsOf(db: Collections, items: readonly { author_id: string }[]): Profile[] {
  return profilesOf(
    db,
    items.map(({ author_id }) => author_id),
  )
}

/** The profiles with these ids, each once, in this order. */
export function profilesOf(db: Collections, ids: Iterable<string>): Profile[] {
  return [...new Set(ids)].map((id) => db.profiles.get(id)).filter((profile) => profile !== undefined)
}
