import { query } from '@ementa/ui/data'

// Never taken from the cache unasked: browser settings and other tabs change them.
export const permissionQuery = query('device.permission', (api) => api.device.getPermission(), { stale: 0 })
export const pushSettingsQuery = query('device.push', (api) => api.device.getPushSettings(), { stale: 0 })
