import type { DecidedContent, ModeratedItemType, ModerationReport, ReportTargetType } from '@ementa/contracts'
import type { Context } from '../../context'
import { itemKey } from '../../store/collections'
import { imageFieldsOf } from '../images/stored-images'
import { placeOf } from '../shared/comment-place'

export interface Item {
  item_type: ModeratedItemType
  item_id: string
}

/** What the local reports call each type. */
export const LOCAL_TYPE: Record<ModeratedItemType, ReportTargetType> = {
  post: 'post',
  comment: 'comment',
  profile: 'user',
}

/** A profile as an item of the queue or the log. */
export const profileItem = (userId: string): Item => ({ item_type: 'profile', item_id: userId })

/** Whose content it is; a profile is its own author. */
export function authorOf({ db }: Pick<Context, 'db'>, { item_type, item_id }: Item): string | undefined {
  if (item_type === 'post') return db.posts.get(item_id)?.author_id
  if (item_type === 'comment') return db.comments.get(item_id)?.author_id
  return db.profiles.get(item_id)?.id
}

/** Where the item is read in its context: the post of its thread, or the page of the issue; neither for profiles. */
export function contextOf({ db }: Pick<Context, 'db'>, { item_type, item_id }: Item): ReturnType<typeof placeOf> {
  if (item_type === 'post') return { post_id: db.posts.has(item_id) ? item_id : null }
  const comment = item_type === 'comment' ? db.comments.get(item_id) : undefined
  return comment ? placeOf(comment) : { post_id: null }
}

/** What the item says now; null when it is gone. */
export function contentOf({ db }: Pick<Context, 'db'>, item: Item): DecidedContent | null {
  const place = contextOf({ db }, item)
  if (item.item_type === 'post') {
    const post = db.posts.get(item.item_id)
    return post ? { body: post.body, ...imageFieldsOf(post), created_at: post.created_at, ...place } : null
  }
  if (item.item_type === 'comment') {
    const comment = db.comments.get(item.item_id)
    return comment ? { body: comment.body, image_url: null, created_at: comment.created_at, ...place } : null
  }
  const profile = db.profiles.get(item.item_id)
  return profile ? { body: profile.bio, image_url: profile.avatar_url, created_at: null, ...place } : null
}

/**
 * The reports that nobody has answered yet, newest first: a decision closes those before it, one that was undone closes
 * none. A ban of a profile's owner is about the person.
 */
export function openReports({ db }: Pick<Context, 'db'>, item: Item): readonly ModerationReport[] {
  const key = itemKey(item)
  const last = db.moderationActions
    .by('item', key)
    .find(({ action_type, reversed }) => action_type !== 'temp_ban' && reversed !== 'undone')
  const reports = db.reports.by('item', key)
  return last ? reports.filter(({ created_at }) => created_at > last.created_at) : reports
}

/** The reason in the words of the person who reported. */
export const givenReason = ({ reason, reported_as }: ModerationReport): string => reported_as ?? reason
