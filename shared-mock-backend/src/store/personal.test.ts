import { expect, test } from 'vitest'
import { http } from '../test/transports'

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

test('on a host a switch hides the notifications of its person alone', async () => {
  const world = await http.open()
  const { api } = world
  const readers = ['anapaula', 'renata'] as const
  const totals = async () => {
    const counts: number[] = []
    for (const reader of readers) {
      await world.as(reader)
      counts.push((await api.notifications.list({ type: 'comment' })).notifications.length)
    }
    return counts
  }
  const [anas, renatas] = await totals()
  expect(anas).toBeGreaterThan(0)
  await world.as('anapaula')
  await api.device.savePreferences({ ...(await api.device.getPreferences()), comment: false })
  expect(await totals()).toEqual([0, renatas])
})
