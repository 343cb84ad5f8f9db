import {
  type DecidedContent,
  type FiledReport,
  type ModeratedItemType,
  type ModerationReport,
  type QueueItem,
  type ReportTargetType,
  versionOf,
} from '@ementa/contracts'
import type { Context } from '../../context'
import { createDeclaredError } from '../../errors'
import { itemKey } from '../../store/collections'
import { imageFieldsOf } from '../images/stored-images'
import { placeOf } from '../notifications/notify'
import { findReadableComment } from '../posts/thread-subject'

export interface Item {
  item_type: ModeratedItemType
  item_id: string
}

/** Maps a type of item to its name in the local reports. */
export const LOCAL_TYPE: Record<ModeratedItemType, ReportTargetType> = {
  post: 'post',
  comment: 'comment',
  profile: 'user',
}

/** A profile as an item of the queue or the log. */
export const profileItem = (userId: string): Item => ({ item_type: 'profile', item_id: userId })

/** Returns the id of the item's author; a profile is its own author. */
export function authorOf({ db }: Pick<Context, 'db'>, { item_type, item_id }: Item): string | undefined {
  if (item_type === 'post') return db.posts.get(item_id)?.author_id
  if (item_type === 'comment') return db.comments.get(item_id)?.author_id
  return db.profiles.get(item_id)?.id
}

/** Returns the author, also of content deleted since it was reported; undefined when nobody is known. */
export const findConcernedPerson = (context: Pick<Context, 'db'>, item: Item): string | undefined =>
  authorOf(context, item) ?? listOpenReports(context, item).find(({ person_id }) => person_id !== undefined)?.person_id

/** Returns whether the viewer may see the item: nobody learns about content that they cannot read. */
export async function isReadable(context: Context, { item_type, item_id }: Item): Promise<boolean> {
  if (item_type === 'profile') return context.db.profiles.has(item_id)
  if (item_type === 'comment') return (await findReadableComment(context, item_id)) !== null
  const post = context.db.posts.get(item_id)
  return post !== undefined && context.visible.post(post)
}

/** Returns the place at which the item is read: the post of its thread, or the page of the issue; neither for profiles. */
export function contextOf({ db }: Pick<Context, 'db'>, { item_type, item_id }: Item): ReturnType<typeof placeOf> {
  if (item_type === 'post') return { post_id: db.posts.has(item_id) ? item_id : null }
  const comment = item_type === 'comment' ? db.comments.get(item_id) : undefined
  return comment ? placeOf(comment) : { post_id: null }
}

/** Version of content that its author has not changed. */
const FIRST_VERSION = 'first'

/** Returns the current content of the item; null when it is gone. */
export function findModeratedContent({ db }: Pick<Context, 'db'>, item: Item): DecidedContent | null {
  const common = (entity: { updated_at?: string | undefined }) => ({
    ...contextOf({ db }, item),
    version: versionOf(entity) ?? FIRST_VERSION,
  })
  if (item.item_type === 'post') {
    const post = db.posts.get(item.item_id)
    return post ? { body: post.body, ...imageFieldsOf(post), created_at: post.created_at, ...common(post) } : null
  }
  if (item.item_type === 'comment') {
    const comment = db.comments.get(item.item_id)
    return comment ? { body: comment.body, image_url: null, created_at: comment.created_at, ...common(comment) } : null
  }
  const profile = db.profiles.get(item.item_id)
  return profile ? { body: profile.bio, image_url: profile.avatar_url, created_at: null, ...common(profile) } : null
}

/**
 * Refuses a decision about another text than the one in force: its author edited or deleted it meanwhile.
 * @param seen the version that was on the screen, null where there was none; undefined compares nothing
 */
export function refuseChanged(context: Pick<Context, 'db'>, item: Item, seen: string | null | undefined): void {
  const content = findModeratedContent(context, item)
  if (seen === undefined || seen === (content?.version ?? null)) return
  throw createDeclaredError('CONTENT_CHANGED', { change: content ? 'edited' : 'deleted' })
}

/**
 * The reports that nobody has answered yet, newest first: a decision closes those before it, one that was undone closes
 * none. A ban of a profile's owner is about the person.
 */
export function listOpenReports({ db }: Pick<Context, 'db'>, item: Item): readonly FiledReport[] {
  const key = itemKey(item)
  const last = db.moderationActions
    .by('item', key)
    .find(({ action_type, reversed }) => action_type !== 'temp_ban' && reversed !== 'undone')
  const reports = db.reports.by('item', key)
  return last ? reports.filter(({ created_at }) => created_at > last.created_at) : reports
}

/** Returns the item of the queue under which something waits for a decision. */
export const findQueued = ({ db }: Pick<Context, 'db'>, item: Item): QueueItem | undefined =>
  db.queueItems.by('item', itemKey(item)).find(({ status }) => status !== 'resolved')

/** The reason in the words of the person who reported. */
export const givenReason = ({ reason, reported_as }: ModerationReport): string => reported_as ?? reason

/** Counts the items by key, most frequent first. */
export function countBy<Item, Key extends string>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
