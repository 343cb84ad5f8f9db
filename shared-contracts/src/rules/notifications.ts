import type { NotificationPreferences, NotificationType, PreferenceKey, PushCategory } from '../entities/notification'

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
