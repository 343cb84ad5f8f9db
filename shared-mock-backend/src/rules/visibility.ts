import {
  type Comment,
  canSeePost,
  comparableWords,
  isPublic,
  type ModeratedItemType,
  type Post,
} from '@ementa/contracts'
import type { Relations } from '../relations'
import { type Collections, itemKey, mutedWordId } from '../store/collections'
import type { StoredMutedWord } from '../store/stored-entities'

/** Rules of visibility for one viewer at one moment; created for each call. */
export interface Visibility {
  /** Whether the post may be opened by its address: published, due, not taken down, not shadow-banned for others. */
  post(post: Post): boolean
  /** Whether the post may be in feed, search and followed tags: also not by someone the viewer muted or blocked. */
  inLists(post: Post): boolean
  /** Whether the comment is neither taken down nor shadow-banned for others. Its thread is not considered. */
  comment(comment: Comment): boolean
  /** Whether the viewer muted or blocked this author, whose texts and acts are then in none of their lists. */
  withheld(authorId: string): 'muted' | 'blocked' | null
  /** Whether the viewer withholds any author at all. */
  withholds: boolean
  /** Whether lists of people may name the person: not blocked by the viewer, nor shadow-banned. */
  person(id: string): boolean
}

/** Returns the last decision about a thing that holds. A temporary ban is about the author and says nothing of the content. */
export const findDecisionInForce = (
  { moderationActions }: Pick<Collections, 'moderationActions'>,
  item: { item_type: ModeratedItemType; item_id: string },
) =>
  moderationActions
    .by('item', itemKey(item))
    .find(({ action_type, reversed }) => action_type !== 'temp_ban' && reversed === undefined)

/** Returns whether all that a person does is hidden from the others. */
export const isShadowBanned = (db: Pick<Collections, 'moderationActions'>, personId: string) =>
  findDecisionInForce(db, { item_type: 'profile', item_id: personId })?.action_type === 'shadow_ban'

/** Creates the rules for a viewer, null for a visitor. */
export function visibilityFor(db: Collections, relations: Relations, viewerId: string | null, now: Date): Visibility {
  const muted = new Set(viewerId ? relations.ids(viewerId, 'muted') : [])
  const blocked = new Set(viewerId ? relations.ids(viewerId, 'blocked') : [])
  const withheld = (id: string) => {
    if (blocked.has(id)) return 'blocked'
    return muted.has(id) ? 'muted' : null
  }
  const time = now.getTime()
  /** Removed content is gone for everyone, shadow-banned content for all but its author; so is all of a shadow-banned profile. */
  const isHidden = (authorId: string) => authorId !== viewerId && isShadowBanned(db, authorId)
  const standing = (type: 'post' | 'comment', id: string, authorId: string) => {
    if (isHidden(authorId)) return false
    const last = findDecisionInForce(db, { item_type: type, item_id: id })?.action_type
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
    person: (id) => !blocked.has(id) && !isHidden(id),
  }
}

interface Moment {
  db: Pick<Collections, 'mutedWords'>
  nowIso: string
}

const isInForce = ({ until }: StoredMutedWord, nowIso: string) => until === null || until > nowIso

/** The words that hold now, newest first. */
export function mutedWordsOf({ db, nowIso }: Moment, userId: string) {
  return db.mutedWords.by('user', userId).filter((muted) => isInForce(muted, nowIso))
}

/** Removes a person's words whose time is over. */
export function removeEndedWords({ db, nowIso }: Moment, userId: string): void {
  for (const muted of [...db.mutedWords.by('user', userId)]) {
    if (!isInForce(muted, nowIso)) db.mutedWords.delete(mutedWordId(muted))
  }
}

/** Returns whether a post has none of the viewer's muted words, in its text or a tag. One's own posts are never left out. */
export function withoutMutedWords(context: Moment & { viewer: { id: string } | null }): (post: Post) => boolean {
  const { viewer } = context
  const words = viewer ? mutedWordsOf(context, viewer.id).map(({ word }) => comparableWords(word)) : []
  if (words.length === 0) return () => true
  return ({ author_id, body, tags }) => {
    if (author_id === viewer?.id) return true
    const texts = [body, ...tags].map(comparableWords)
    return !words.some((word) => texts.some((text) => text.includes(word)))
  }
}
