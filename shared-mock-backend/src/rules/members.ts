import type { Collections, Membership, RecordedRelation } from '../store/collections'

/** Who has a thing in one of their lists: the subscribers of a newsletter, the readers of an issue. Reads all memberships. */
export function membersOf(
  db: Pick<Collections, 'memberships'>,
  relation: RecordedRelation,
  targetId: string,
): readonly Membership[] {
  return db.memberships.all().filter((one) => one.relation === relation && one.target_id === targetId)
}
