import { type CallsOf, read, write } from './call-meta'

/** Settings of this device; the settings page shows the answer of each change. */
export const deviceMeta = {
  getInstallState: read(),
  install: write(),
  getPermission: read('device'),
  requestPermission: write({ byCaller: ['device'] }),
  getPushSettings: read('device'),
  savePushSettings: write({ byCaller: ['device'] }),
  getPreferences: read('device'),
  savePreferences: write({ stale: ['notifications', 'unreadCount'], byCaller: ['device'] }),
} satisfies CallsOf<'device'>
