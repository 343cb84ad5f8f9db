import { type Comment, mentionsIn, type Notification, type Post } from '@ementa/contracts'
import type { Context } from '../../context'
import { isShadowBanned } from '../../rules/visibility'
import { type Collections, noticeId } from '../../store/collections'
import { newId } from '../shared/new-entity'

/** Returns the place at which a comment is read: the thread of a post, or an address of its own. */
export const placeOf = ({ post_id, href }: Comment): Pick<Notification, 'post_id' | 'href'> =>
  href === undefined ? { post_id } : { post_id: null, href }

type News = Pick<Notification, 'type' | 'post_id' | 'actor_id' | 'text' | 'comment_id' | 'href' | 'excerpt'> & {
  decision_id?: string
  outcome_of?: string
}

/**
 * Puts an unread notification on top of someone's list; not about someone they muted or blocked, nor about somebody whom
 * nobody sees.
 * @param id an id of its own lets the same thing be told once
 * @param at ISO time from which the notification is there; until then it is in no list
 */
export function notify(
  { db, relations, now, nowIso }: Context,
  userId: string,
  news: News,
  { id = newId('notification', now), at = nowIso }: { id?: string; at?: string } = {},
): void {
  const { actor_id } = news
  const isUnwanted = (actor: string) =>
    relations.has(userId, 'muted', actor) || relations.has(userId, 'blocked', actor) || isShadowBanned(db, actor)
  if (actor_id !== null && isUnwanted(actor_id)) return
  db.notifications.put({ ...news, id, user_id: userId, created_at: at, read: false })
}

/** Returns the ids of those whom a text mentions with `@username`, each once, without its author. */
export function mentionedIn({ db }: Context, { author_id, body }: { author_id: string; body: string }): string[] {
  const ids = mentionsIn(body).flatMap((username) => db.profiles.by('username', username).map(({ id }) => id))
  return [...new Set(ids)].filter((id) => id !== author_id)
}

/** The key of the notifications that tell whom a post mentions or quotes; those of a thread have one in common. */
const mentionKey = ({ id, thread }: Post) => `mention-${thread?.id ?? id}`

/** Tells somebody once that a post, which is public from `at` on, mentions or quotes them. */
export function tellOfMention(context: Context, userId: string, post: Post, at: string, text?: string): void {
  const news = {
    type: 'mention',
    post_id: post.id,
    actor_id: post.author_id,
    ...(text !== undefined && { text }),
  } as const
  notify(context, userId, news, { id: noticeId(mentionKey(post), userId), at })
}

/** Takes back what people would learn of a post at its hour. */
export function forgetMentions({ notifications }: Pick<Collections, 'notifications'>, post: Post): void {
  for (const { id } of [...notifications.by('issue', mentionKey(post))]) notifications.delete(id)
}

/** One id for each thing and person, so that who likes it again is notified once. */
const idOf = (thing: string, { viewer }: Context) => `notification-${thing}-${viewer?.id}`

/** Notifies of a like or a follow, where many people share the data. */
function notifyOnce(context: Context, thing: string, userId: string, news: Omit<News, 'actor_id'>): void {
  const { viewer, policy } = context
  if (!policy.isShared || viewer === null || viewer.id === userId) return
  notify(context, userId, { ...news, actor_id: viewer.id }, { id: idOf(thing, context) })
}

export const tellOfLike = (context: Context, { id, author_id }: Post): void =>
  notifyOnce(context, id, author_id, { type: 'like', post_id: id })

export const tellOfLikedComment = (context: Context, comment: Comment): void =>
  notifyOnce(context, comment.id, comment.author_id, { type: 'like', ...placeOf(comment), comment_id: comment.id })

export const tellOfFollow = (context: Context, userId: string): void =>
  notifyOnce(context, userId, userId, { type: 'new_follower', post_id: null })

/** Takes the notification back together with the like or the follow of a thing. */
export function forgetNews(context: Context, thing: string): void {
  if (context.policy.isShared) context.db.notifications.delete(idOf(thing, context))
}
