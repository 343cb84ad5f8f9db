import { expect, test, vi } from 'vitest'
import { createToaster, type Toast } from '../services/toaster'
import { partsAlone } from './alone'

const device = { erase: async () => undefined }

test('a page without the shell has no remotes beside it, and keeps no images: every one is sent at once', async () => {
  const { images, widgets, ...rest } = partsAlone(device)
  expect(rest.device).toBe(device)
  expect(await images.resolve('idb:post-1')).toBe('idb:post-1')
  await expect(images.keep({ name: 'a.png', type: 'image/png', data: 'AA==' })).rejects.toThrow(
    'Nothing waits here: every image is sent at once.',
  )
  await expect(widgets.load('social/margin')).rejects.toThrow(
    'No other remote here: social/margin is loaded by the shell only.',
  )
})

test('its shortcuts do nothing, and can be given up', () => {
  const { shortcuts } = partsAlone(device)
  const run = vi.fn()
  const release = shortcuts.register({ c: run })
  expect(release).not.toThrow()
  expect(run).not.toHaveBeenCalled()
})

test('what a push would say is a toast', () => {
  const toast = createToaster()
  const shown: Toast[] = []
  toast.attach({ show: (each) => shown.push(each), close: () => undefined })
  const parts = partsAlone(device, toast)
  expect(parts.toast).toBe(toast)
  parts.push.show({ title: 'Nova edição', body: 'Radar LGPD', href: '/' })
  expect(shown).toMatchObject([{ title: 'Nova edição', description: 'Radar LGPD', status: 'info' }])
})

test('it is always online: every call is sent as it is, and nothing waits', async () => {
  const { offline } = partsAlone(device)
  expect(offline.state).toEqual({ online: true, syncing: false, pending: [] })
  const inner = async () => Response.json({})
  expect(offline.transport(inner)).toBe(inner)
  const listener = vi.fn()
  const releases = [offline.onToggle(listener), offline.onSettled(listener), offline.onReconnect(listener)]
  offline.userChanged('user-anapaula')
  offline.showPending()
  offline.cancel('action-1')
  await Promise.all([offline.sync(), offline.retry('action-1')])
  for (const release of releases) release()
  expect(listener).not.toHaveBeenCalled()
  expect(offline.state.pending).toEqual([])
})
