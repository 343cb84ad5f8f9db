import type { Notification } from '@ementa/contracts'
import type { Context } from '../context'
import { newId } from '../new-id'

type News = Pick<Notification, 'type' | 'post_id' | 'actor_id' | 'text'>

/** Puts an unread notification on top of someone's list. */
export function notify({ db, now, nowIso }: Context, userId: string, news: News): void {
  db.notifications.put({ ...news, id: newId('notification', now), user_id: userId, created_at: nowIso, read: false })
}
