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

/**
 * The one mapping between the three sets: the six types of stored notifications, the four push categories,
 * the six preferences. Likes and system notes have no push category; `newsletter` has no stored type.
 */
const KINDS: Record<NotificationType, { push: PushCategory | null; preference: PreferenceKey }> = {
  like: { push: null, preference: 'like' },
  comment: { push: 'comments', preference: 'comment' },
  follow: { push: 'followers', preference: 'follow' },
  new_follower: { push: 'followers', preference: 'follow' },
  mention: { push: 'mentions', preference: 'mention' },
  system: { push: null, preference: 'system' },
}

/** Push category and preference that a type of notification belongs to. */
export function notificationKind(type: NotificationType): { push: PushCategory | null; preference: PreferenceKey } {
  return KINDS[type]
}

/** Returns whether the preferences let a notification be listed. */
export function isWanted(type: NotificationType, preferences: NotificationPreferences): boolean {
  return preferences[KINDS[type].preference]
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
