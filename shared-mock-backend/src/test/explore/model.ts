import type { Relation } from '@ementa/contracts'
import { PEOPLE, type Person } from './world'

/** A post as the person meant it, in the words of the specification and without any code of the product. */
export interface MeantPost {
  id: string
  author: Person
  body: string
  tags: string[]
  status: 'published' | 'draft'
  /** ms; null: at once */
  due: number | null
  isEdited: boolean
  isRemoved: boolean
}

export interface MeantComment {
  id: string
  postId: string
  parentId: string | null
  author: Person
  body: string
  isEdited: boolean
}

export interface MeantIssue {
  id: string
  newsletterId: string
  isComplete: boolean
  status: 'draft' | 'scheduled' | 'sent'
  /** Time at which it goes out, or at which a sent one becomes readable. */
  due: number | null
  recurrence: 'none' | 'weekly'
  sentLate: boolean
}

export interface MeantNewsletter {
  id: string
  owner: Person
  isPaid: boolean
}

/** Memberships that every person may set on something in a walk. */
export const WALKED = ['liked', 'bookmarked', 'following', 'muted', 'blocked', 'followedTags', 'subscribed'] as const
export type Walked = (typeof WALKED)[number] & Relation

export class Model {
  readonly posts = new Map<string, MeantPost>()
  /** Ids of all posts of the walk, deleted ones included; the seed has others. */
  readonly made = new Set<string>()
  readonly comments = new Map<string, MeantComment>()
  readonly issues = new Map<string, MeantIssue>()
  readonly newsletters = new Map<string, MeantNewsletter>()
  /** Newest first, of each person. */
  readonly histories = new Map<Person, string[]>()
  readonly warnings = new Map<Person, number>()
  readonly names = new Map<Person, { display_name: string; authority_form: string | null }>()
  /** Newest first, as the specification lists them. */
  readonly #memberships = new Map<string, string[]>()

  forget() {
    for (const map of [this.posts, this.comments, this.issues, this.newsletters, this.histories]) map.clear()
    for (const map of [this.warnings, this.names]) map.clear()
  }

  members(person: Person, relation: Walked): readonly string[] {
    return this.#memberships.get(`${person} ${relation}`) ?? []
  }

  startWith(person: Person, relation: Walked, ids: readonly string[]) {
    this.#memberships.set(`${person} ${relation}`, [...ids])
  }

  /** Setting a membership twice changes nothing; blocking ends the follows in both directions. */
  setMember(person: Person, relation: Walked, id: string, on: boolean) {
    const others = this.members(person, relation).filter((one) => one !== id)
    const isIn = others.length < this.members(person, relation).length
    if (isIn !== on) this.startWith(person, relation, on ? [id, ...others] : others)
    if (relation !== 'blocked' || !on) return
    const blocked = PEOPLE.find((one) => userIdOf(one) === id)
    this.setMember(person, 'following', id, false)
    if (blocked) this.setMember(blocked, 'following', userIdOf(person), false)
  }

  isPublic(post: MeantPost, now: number) {
    return post.status === 'published' && !post.isRemoved && (post.due === null || post.due <= now)
  }

  isHidden(viewer: Person | null, author: Person) {
    if (!viewer) return false
    return [...this.members(viewer, 'muted'), ...this.members(viewer, 'blocked')].includes(userIdOf(author))
  }

  /** The comment and all replies below it. */
  subtree(id: string): string[] {
    const below = [...this.comments.values()].filter(({ parentId }) => parentId === id)
    return [id, ...below.flatMap((reply) => this.subtree(reply.id))]
  }

  level(id: string | null): number {
    const parent = id === null ? null : (this.comments.get(id)?.parentId ?? null)
    return parent === null ? 0 : this.level(parent) + 1
  }

  /** Schedules whose hour has come: sent when written, late when nobody was there, held otherwise. */
  carryOut(now: number) {
    for (const issue of this.issues.values()) {
      if (issue.status !== 'scheduled' || issue.due === null || issue.due > now) continue
      issue.status = issue.isComplete ? 'sent' : 'draft'
      issue.sentLate = issue.isComplete && now - issue.due > 60_000
    }
  }
}

export const userIdOf = (person: Person) => `user-${person}`
