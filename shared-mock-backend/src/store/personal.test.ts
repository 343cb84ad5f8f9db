import { expect, test } from 'vitest'
import { start } from '../test/start'
import { http } from '../test/transports'
import { createPersonalKeys, forgetNamedKeys } from './personal'
import { memoryStorage, SafeStorage } from './storage'

function device() {
  const storage = memoryStorage()
  const safe = new SafeStorage(storage)
  return { storage, safe, values: createPersonalKeys(safe) }
}

test('what a version before wrote is read on [BCK-020] [BCK-021] [BCK-022]', async () => {
  const storage = memoryStorage()
  storage.setItem('ementa-muted', '{"user-anapaula":["user-lexcorp"],"user-renata":[]}')
  storage.setItem('ementa-search-history', '{"visitor":["visita"],"user-anapaula":["prazo"]}')
  storage.setItem('ementa-notification-preferences', '{"like":false,"comment":true,"newsletter":true}')
  storage.setItem('ementa-push-permission', '"granted"')
  storage.setItem('ementa-push-settings', '{"enabled":true}')
  storage.setItem('ementa-state:device:installed', 'true')
  storage.setItem('ementa-install-dismissed', '"2026-03-10"')
  storage.setItem('ementa-install-shown', '0')
  storage.setItem(
    'ementa-reports',
    JSON.stringify({
      userReports: [],
      postReports: [],
      queue: [
        {
          ...{ entityType: 'post', entityId: 'post-001', reportCount: 3, priority: 3, status: 'pending' },
          ...{ mostCommonReason: 'spam', createdAt: '2026-03-09T12:00:00.000Z' },
        },
      ],
    }),
  )
  const { api, backend } = await start({ storage })
  expect(await api.search.listHistory()).toEqual({ history: ['visita'] })
  await api.auth.signIn({ username: 'anapaula' })
  expect((await api.users.listMuted()).users.map(({ username }) => username)).toEqual(['lexcorp'])
  expect(await api.search.listHistory()).toEqual({ history: ['prazo'] })
  expect(await api.device.getPreferences()).toMatchObject({ like: false, newsletter: true, follow: true })
  expect(await api.device.getPermission()).toEqual({ permission: 'granted' })
  expect(await api.device.getPushSettings()).toMatchObject({ enabled: true })
  expect(await api.device.getInstallState()).toEqual({ installed: true, dismissed: true, shown: false })
  const { entry } = await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: 'post-001' })
  expect(entry).toMatchObject({ reportCount: 4, priority: 4 })
  expect(backend.unreadable).toEqual([])
})

test('a reset forgets lists, permission, settings and installation, not that the invitation was answered', () => {
  const { values, safe } = device()
  const { installed, installShown, installDismissed, permission, pushSettings, preferences, searches, muted } = values
  const before = [preferences.of('user-a'), pushSettings.of('user-a')]
  searches.set('user-a', ['prazo'])
  muted.set('user-a', ['user-b'])
  permission.set('user-a', 'granted')
  pushSettings.set('user-a', { ...pushSettings.of('user-a'), enabled: true })
  preferences.set('user-a', { ...preferences.of('user-a'), like: false })
  for (const flag of [installed, installShown, installDismissed]) flag.set('user-a', true)
  forgetNamedKeys(safe)
  expect([searches.of('user-a'), muted.of('user-a')]).toEqual([[], []])
  expect([permission.of('user-a'), installed.of('user-a')]).toEqual(['default', false])
  expect([preferences.of('user-a'), pushSettings.of('user-a')]).toEqual(before)
  expect([installShown.of('user-a'), installDismissed.of('user-a')]).toEqual([true, true])
})

test('on a host nobody has the settings, searches and mutes of somebody else', async () => {
  const world = await http.open()
  const { api } = world
  await world.as('anapaula')
  await api.device.savePreferences({ ...(await api.device.getPreferences()), like: false })
  await api.device.savePushSettings({ ...(await api.device.getPushSettings()), enabled: true })
  await api.device.requestPermission()
  await api.device.install()
  await api.search.addHistory({ query: 'divórcio' })
  await api.users.muteUser({ id: 'user-lexcorp' })
  const own = async () => ({
    like: (await api.device.getPreferences()).like,
    push: (await api.device.getPushSettings()).enabled,
    permission: (await api.device.getPermission()).permission,
    installed: (await api.device.getInstallState()).installed,
    history: (await api.search.listHistory()).history,
    muted: (await api.users.listMuted()).users.map(({ username }) => username),
  })
  const nothing = { like: true, push: false, permission: 'default', installed: false, history: [], muted: [] }
  await world.as('renata')
  expect(await own()).toEqual(nothing)
  await world.as('anapaula')
  expect(await own()).toEqual({
    ...{ like: false, push: true, permission: 'granted', installed: true, history: ['divórcio'], muted: ['lexcorp'] },
  })
})
