import type { Collections, Membership, RecordedRelation } from '../store/collections'

/** Returns the people with a thing in one of their lists, such as the subscribers of a newsletter. Reads all memberships. */
export function membersOf(
  db: Pick<Collections, 'memberships'>,
  relation: RecordedRelation,
  targetId: string,
): readonly Membership[] {
  return db.memberships.all().filter((one) => one.relation === relation && one.target_id === targetId)
}
