import type { Memberships, Relation } from '@ementa/contracts'
import { byRelation } from '@ementa/contracts/schemas'
import { type Collections, membershipId } from './store/collections'
import type { Personal } from './store/personal'

/**
 * The client state lists of each user: what they follow, like, save, mute … They are memberships only:
 * no count and no follow table of an entity changes with them. Setting one twice changes nothing.
 */
export class Relations {
  readonly #db: Collections
  readonly #clock: () => Date
  readonly #muted: Personal['muted']

  constructor(db: Collections, { muted }: Pick<Personal, 'muted'>, clock: () => Date) {
    this.#db = db
    this.#clock = clock
    this.#muted = muted
  }

  /** Newest first. */
  ids(userId: string, relation: Relation): string[] {
    if (relation === 'muted') return this.#muted.of(userId)
    return this.#db.memberships.by('relation', `${userId}:${relation}`).map((membership) => membership.target_id)
  }

  has(userId: string, relation: Relation, targetId: string): boolean {
    if (relation === 'muted') return this.ids(userId, relation).includes(targetId)
    return this.#db.memberships.has(membershipId({ user_id: userId, relation, target_id: targetId }))
  }

  set(userId: string, relation: Relation, targetId: string, on: boolean): void {
    if (this.has(userId, relation, targetId) === on) return
    if (relation === 'muted') {
      const others = this.ids(userId, 'muted').filter((id) => id !== targetId)
      this.#muted.set(userId, on ? [targetId, ...others] : others)
      return
    }
    const membership = { user_id: userId, relation, target_id: targetId }
    if (on) this.#db.memberships.put({ ...membership, created_at: this.#clock().toISOString() })
    else this.#db.memberships.delete(membershipId(membership))
  }

  /** Blocking ends the follows in both directions. */
  block(userId: string, targetId: string): void {
    this.set(userId, 'blocked', targetId, true)
    this.set(userId, 'following', targetId, false)
    this.set(targetId, 'following', userId, false)
  }

  all(userId: string): Memberships {
    return byRelation((relation) => this.ids(userId, relation))
  }
}
