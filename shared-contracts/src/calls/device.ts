import * as v from 'valibot'
import {
  notificationPermissionSchema,
  notificationPreferencesSchema,
  pushSettingsSchema,
} from '../entities/notification'
import { ERRORS } from '../errors'
import { call } from './base'

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
