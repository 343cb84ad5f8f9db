import type { Comment, Post } from '@ementa/contracts'
import type { Context } from '../../context'
import { placeOf } from '../shared/comment-place'
import { notify } from './notify'

/** One id for each thing and person, so that who likes it again is notified once. */
const idOf = (thing: string, { viewer }: Context) => `notification-${thing}-${viewer?.id}`

type News = Parameters<typeof notify>[2]

function tell(context: Context, thing: string, userId: string, news: Omit<News, 'actor_id'>): void {
  const { viewer, policy } = context
  if (!policy.isShared || viewer === null || viewer.id === userId) return
  notify(context, userId, { ...news, actor_id: viewer.id }, idOf(thing, context))
}

/** Tells an author of a like, where many people share the data. */
export const tellOfLike = (context: Context, { id, author_id }: Post): void =>
  tell(context, id, author_id, { type: 'like', post_id: id })

export const tellOfLikedComment = (context: Context, comment: Comment): void =>
  tell(context, comment.id, comment.author_id, { type: 'like', ...placeOf(comment), comment_id: comment.id })

export const tellOfFollow = (context: Context, userId: string): void =>
  tell(context, userId, userId, { type: 'new_follower', post_id: null })

/** Takes the notification back together with the like or the follow of a thing. */
export function forgetNews(context: Context, thing: string): void {
  if (context.policy.isShared) context.db.notifications.delete(idOf(thing, context))
}
