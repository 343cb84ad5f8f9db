import { mentionsIn, type Notification } from '@ementa/contracts'
import type { Context } from '../../context'
import { newId } from '../../new-id'
import { isShadowBanned } from '../../rules/visibility'

type News = Pick<Notification, 'type' | 'post_id' | 'actor_id' | 'text' | 'comment_id' | 'href' | 'excerpt'> & {
  decision_id?: string
  outcome_of?: string
}

/**
 * Puts an unread notification on top of someone's list; not about someone they muted or blocked, nor about somebody whom
 * nobody sees.
 * @param id an id of its own lets the same thing be told once
 */
export function notify(
  { db, relations, now, nowIso }: Context,
  userId: string,
  news: News,
  id = newId('notification', now),
): void {
  const { actor_id } = news
  const isUnwanted = (actor: string) =>
    relations.has(userId, 'muted', actor) || relations.has(userId, 'blocked', actor) || isShadowBanned(db, actor)
  if (actor_id !== null && isUnwanted(actor_id)) return
  db.notifications.put({ ...news, id, user_id: userId, created_at: nowIso, read: false })
}

/** Notifies those whom a text mentions with `@username`; not its author, and not those who are notified already. */
export function tellMentioned(
  context: Context,
  { author_id, body }: { author_id: string; body: string },
  where: Pick<Notification, 'post_id' | 'comment_id' | 'href' | 'excerpt' | 'text'>,
  notifiedIds: readonly string[] = [],
): void {
  for (const username of mentionsIn(body)) {
    const [mentioned] = context.db.profiles.by('username', username)
    if (!mentioned || mentioned.id === author_id || notifiedIds.includes(mentioned.id)) continue
    notify(context, mentioned.id, { ...where, type: 'mention', actor_id: author_id })
  }
}
