import { query } from '@ementa/ui/data'

// Always read again, as browser settings and other tabs change them.
export const permissionQuery = query('device.permission', (api) => api.device.getPermission(), { stale: 0 })
export const pushSettingsQuery = query('device.push', (api) => api.device.getPushSettings(), { stale: 0 })
