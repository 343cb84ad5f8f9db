import { type Collections, type Membership, memberKey, type RecordedRelation } from '../store/collections'

/** Returns the people with a thing in one of their lists, such as the subscribers of a newsletter; the newest first. */
export function membersOf(
  db: Pick<Collections, 'memberships'>,
  relation: RecordedRelation,
  targetId: string,
): readonly Membership[] {
  return db.memberships.by('member', memberKey(relation, targetId))
}
