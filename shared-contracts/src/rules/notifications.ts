import type {
  Notification,
  NotificationPreferences,
  NotificationType,
  PreferenceKey,
  PushCategory,
} from '../entities/notification'
import { isolate } from '../text/text'
import { UNKNOWN_AUTHOR } from '../words/labels'

/** The four push categories, in the order of the settings page. */
export const PUSH_CATEGORIES = ['followers', 'comments', 'mentions', 'newsletters'] as const satisfies PushCategory[]

/** The six preferences, in the order of the dialog. */
export const PREFERENCE_KEYS = [
  'like',
  'comment',
  'follow',
  'mention',
  'system',
  'newsletter',
] as const satisfies PreferenceKey[]

/** The preference that each stored type belongs to; `newsletter` has no stored type. */
const PREFERENCES: Record<NotificationType, PreferenceKey> = {
  like: 'like',
  comment: 'comment',
  follow: 'follow',
  new_follower: 'follow',
  mention: 'mention',
  system: 'system',
}

/** Returns whether the preferences let a notification be listed. */
export function isWanted(type: NotificationType, preferences: NotificationPreferences): boolean {
  return preferences[PREFERENCES[type]]
}

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
