import * as v from 'valibot'
import { countSchema, idSchema, nextCursorSchema } from '../entities/fields'
import {
  notificationPermissionSchema,
  notificationPreferencesSchema,
  notificationSchema,
  notificationTypeSchema,
  pushSettingsSchema,
} from '../entities/notification'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { COUNT, PAGE_SIZE } from '../limits'
import { call, cursorSchema, limitSchema } from './base'

export const notifications = {
  /** Newest first. `actors` and `posts` (excerpts of the bodies) let a sentence name them. */
  list: call('/notifications/list')
    .input(
      v.optional(
        v.object({
          cursor: cursorSchema,
          limit: limitSchema(PAGE_SIZE.notifications),
          type: v.optional(notificationTypeSchema),
        }),
        {},
      ),
    )
    .output(
      v.object({
        notifications: v.array(notificationSchema),
        nextCursor: nextCursorSchema,
        actors: v.array(profileSchema),
        posts: v.array(v.object({ id: idSchema, excerpt: v.string() })),
        unreadCount: countSchema,
      }),
    ),
  /** `read: false` marks as unread again. */
  markRead: call('/notifications/markRead')
    .input(v.object({ id: idSchema, read: v.optional(v.boolean(), true) }))
    .output(notificationSchema)
    .errors({ NOTIFICATION_NOT_FOUND: ERRORS.NOTIFICATION_NOT_FOUND }),
  /**
   * `marked` names those that were unread. Given back as `undo` they become unread again, and `marked` names those
   * that did: one call takes all of it back, however many they were.
   */
  markAllRead: call('/notifications/markAllRead')
    .input(
      v.optional(v.object({ undo: v.optional(v.pipe(v.array(idSchema), v.maxLength(COUNT.notificationsAtOnce))) }), {}),
    )
    .output(v.object({ marked: v.array(idSchema) })),
}

const installStateSchema = v.object({ installed: v.boolean(), shown: v.boolean(), dismissed: v.boolean() })
const permissionSchema = v.object({ permission: notificationPermissionSchema })

/** Browser-only services with latency and failures of their own. A refused permission is an answer, not an error. */
export const device = {
  getInstallState: call('/device/getInstallState').output(installStateSchema),
  install: call('/device/install').output(installStateSchema).errors({ INSTALL_FAILED: ERRORS.INSTALL_FAILED }),
  getPermission: call('/device/getPermission').output(permissionSchema),
  requestPermission: call('/device/requestPermission').output(permissionSchema),
  getPushSettings: call('/device/getPushSettings').output(pushSettingsSchema),
  savePushSettings: call('/device/savePushSettings').input(pushSettingsSchema).output(pushSettingsSchema),
  getPreferences: call('/device/getPreferences').output(notificationPreferencesSchema),
  savePreferences: call('/device/savePreferences')
    .input(notificationPreferencesSchema)
    .output(notificationPreferencesSchema),
}
