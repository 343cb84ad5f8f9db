import type { Profile } from '@ementa/contracts'
import type { Context } from '../../context'
import { pageOf } from '../../paging'
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

interface PageInput {
  cursor?: string | null | undefined
  limit: number
}

/**
 * Returns a page of people, without those whom the viewer may not find in lists.
 * @param ids all who exist on this device
 * @param shownCount the number that stands beside the thing; what exceeds `ids` is sample data
 */
export function peoplePage(
  { db, visible }: Context,
  ids: readonly string[],
  shownCount: number,
  { cursor, limit }: PageInput,
) {
  const people = profilesOf(db, ids)
  const shown = people.filter(({ id }) => visible.person(id))
  const { items, nextCursor } = pageOf(shown, cursor, limit, ({ id }) => id)
  return { profiles: items, sampleCount: Math.max(0, shownCount - people.length), nextCursor }
}
