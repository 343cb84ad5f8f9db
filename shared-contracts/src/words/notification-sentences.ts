import type { Notification } from '../entities/notification'
import { isolate } from '../text/text'
import { UNKNOWN_AUTHOR } from './labels'

/** Returns what a like is about, as its author reads it. */
export const likedThing = ({ comment_id }: Pick<Notification, 'comment_id'>) =>
  comment_id === undefined ? 'sua publicação' : 'seu comentário'

/** The sentence of a notification; the text search runs over it. `actorName` is the display name, null when unknown. */
export function notificationSentence(
  notification: Pick<Notification, 'type' | 'text' | 'comment_id'>,
  actorName: string | null,
): string {
  const name = isolate(actorName ?? UNKNOWN_AUTHOR)
  switch (notification.type) {
    case 'like':
      return `${name} curtiu ${likedThing(notification)}.`
    case 'comment':
      return notification.text ?? `${name} comentou em sua publicação.`
    case 'follow':
      return `${name} seguiu você.`
    case 'new_follower':
      return `${name} começou a seguir você.`
    case 'mention':
      return notification.text ?? `${name} mencionou você em uma publicação.`
    case 'system':
      return notification.text ?? 'Há uma novidade do sistema para você.'
  }
}
