import * as v from 'valibot'
import { idSchema, nextCursorSchema, timeSchema } from './fields'

export const notificationTypeSchema = v.picklist(['like', 'comment', 'follow', 'new_follower', 'mention', 'system'])
export type NotificationType = v.InferOutput<typeof notificationTypeSchema>

/**
 * Extensions: `text`, the words of a `system` notification (the notice and the outcome of a moderation, for example) and
 * of a `comment` that answers another comment; `comment_id`, the comment that a `comment` or a `mention` is about, absent
 * when a post mentions.
 */
export const notificationSchema = v.object({
  id: idSchema,
  type: notificationTypeSchema,
  post_id: v.nullable(idSchema),
  actor_id: v.nullable(idSchema),
  created_at: timeSchema,
  read: v.boolean(),
  text: v.optional(v.string()),
  comment_id: v.optional(idSchema),
  /** Extension: path of the page that it is about, where that is no post's thread. */
  href: v.optional(v.string()),
  /** Extension: first words of the subject when it is not the post itself: a comment, or content that can no longer be opened. */
  excerpt: v.optional(v.string()),
})
export type Notification = v.InferOutput<typeof notificationSchema>

export const notificationPageSchema = v.object({
  notifications: v.array(notificationSchema),
  nextCursor: nextCursorSchema,
})

/** Push settings: the master switch and its categories. */
export const pushSettingsSchema = v.object({
  enabled: v.optional(v.boolean(), false),
  followers: v.optional(v.boolean(), true),
  comments: v.optional(v.boolean(), true),
  mentions: v.optional(v.boolean(), true),
  newsletters: v.optional(v.boolean(), true),
})
export type PushSettings = v.InferOutput<typeof pushSettingsSchema>
export type PushCategory = Exclude<keyof PushSettings, 'enabled'>

/** Kinds of notifications that the list shows, as the in-app dialog sets them. */
export const notificationPreferencesSchema = v.object({
  like: v.optional(v.boolean(), true),
  comment: v.optional(v.boolean(), true),
  follow: v.optional(v.boolean(), true),
  mention: v.optional(v.boolean(), true),
  system: v.optional(v.boolean(), true),
  newsletter: v.optional(v.boolean(), false),
})
export type NotificationPreferences = v.InferOutput<typeof notificationPreferencesSchema>
export type PreferenceKey = keyof NotificationPreferences

export const notificationPermissionSchema = v.picklist(['default', 'granted', 'denied'])
export type NotificationPermissionState = v.InferOutput<typeof notificationPermissionSchema>
