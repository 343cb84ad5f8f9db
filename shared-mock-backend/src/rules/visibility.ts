import { type Comment, canSeePost, isPublic, type ModeratedItemType, type Post } from '@ementa/contracts'
import type { Relations } from '../relations'
import { type Collections, itemKey } from '../store/collections'

/** What one viewer may see at one moment; created for each call. */
export interface Visibility {
  /** Published and due, not taken down, not a shadow-banned post of someone else: may be opened by its address. */
  post(post: Post): boolean
  /** Moreover not by someone the viewer muted or blocked: may be in feed, search and followed tags. */
  inLists(post: Post): boolean
  /** Not taken down, not a shadow-banned comment of someone else. Whether its thread may be read is not asked. */
  comment(comment: Comment): boolean
  /** Whether the viewer muted or blocked this author, whose texts and acts are then in no list of theirs. */
  withheld(authorId: string): 'muted' | 'blocked' | null
  /** Whether anybody is. */
  withholds: boolean
  /** Not blocked by the viewer, nor shadow-banned: may be named in lists of people. */
  person(id: string): boolean
}

/** Makes the rules of P-8, NS-25 and NS-64 for a viewer, null for a visitor. */
export function visibilityFor(db: Collections, relations: Relations, viewerId: string | null, now: Date): Visibility {
  const muted = new Set(viewerId ? relations.ids(viewerId, 'muted') : [])
  const blocked = new Set(viewerId ? relations.ids(viewerId, 'blocked') : [])
  const withheld = (id: string) => {
    if (blocked.has(id)) return 'blocked'
    return muted.has(id) ? 'muted' : null
  }
  const time = now.getTime()
  /** The last decision about a thing that holds. A temporary ban is about the author and says nothing of the content. */
  const inForce = (item_type: ModeratedItemType, item_id: string) =>
    db.moderationActions
      .by('item', itemKey({ item_type, item_id }))
      .find(({ action_type, reversed }) => action_type !== 'temp_ban' && reversed === undefined)?.action_type
  /** Removed content is gone for everyone, shadow-banned content for all but its author; so is all of a shadow-banned profile. */
  const isShadowBanned = (authorId: string) => authorId !== viewerId && inForce('profile', authorId) === 'shadow_ban'
  const standing = (type: 'post' | 'comment', id: string, authorId: string) => {
    if (db.moderationActions.size === 0) return true
    if (isShadowBanned(authorId)) return false
    const last = inForce(type, id)
    return last !== 'remove' && (last !== 'shadow_ban' || authorId === viewerId)
  }
  const viewer = viewerId === null ? null : { id: viewerId }
  return {
    post: (candidate) => canSeePost(viewer, candidate, time) && standing('post', candidate.id, candidate.author_id),
    inLists: (candidate) =>
      isPublic(candidate, time) &&
      withheld(candidate.author_id) === null &&
      standing('post', candidate.id, candidate.author_id),
    comment: (comment) => standing('comment', comment.id, comment.author_id),
    withheld,
    withholds: muted.size + blocked.size > 0,
    person: (id) => !blocked.has(id) && !isShadowBanned(id),
  }
}
