import { expect, test, vi } from 'vitest'
import { createToaster, type Toast } from '../services/toaster'
import { createStandaloneParts, createStandalonePipeline } from './standalone-parts'

const device = { erase: async () => undefined }

test('a page without the shell has no remotes beside it, and keeps no images: every one is sent at once', async () => {
  const { images, widgets, ...rest } = createStandaloneParts(device)
  expect(rest.device).toBe(device)
  expect(await images.resolve('idb:post-1')).toBe('idb:post-1')
  await expect(images.keep({ name: 'a.png', type: 'image/png', data: 'AA==' })).rejects.toThrow(
    'Nothing waits here: every image is sent at once.',
  )
  await expect(widgets.load('social/margin')).rejects.toThrow(
    'No other remote here: social/margin is loaded by the shell only.',
  )
})

test('what a push would say is a toast', () => {
  const toast = createToaster()
  const shown: Toast[] = []
  toast.attach({ show: (each) => shown.push(each), close: () => undefined })
  const parts = createStandaloneParts(device, toast)
  expect(parts.toast).toBe(toast)
  parts.push.show({ title: 'Nova edição', body: 'Radar LGPD', href: '/' })
  expect(shown).toMatchObject([{ title: 'Nova edição', description: 'Radar LGPD', status: 'info' }])
})

test('it is always online: every call is sent as it is, and nothing waits', async () => {
  const parts = createStandaloneParts(device)
  const { offline } = parts
  expect(offline.state).toEqual({ online: true, syncing: false, pending: [] })
  const backend = vi.fn(async (_request: Request) => Response.json({ ok: true }))
  const request = new Request('http://backend.ementa/posts/like', { method: 'POST' })
  expect(await (await createStandalonePipeline(parts, backend)(request)).json()).toEqual({ ok: true })
  expect(backend).toHaveBeenCalledExactlyOnceWith(request)
  const listener = vi.fn()
  const releases = [offline.onWaiting(listener), offline.onSent(listener), offline.onReconnect(listener)]
  offline.userChanged('user-anapaula')
  offline.showPending()
  offline.cancel('action-1')
  await Promise.all([offline.sync(), offline.retry('action-1')])
  for (const release of releases) release()
  expect(listener).not.toHaveBeenCalled()
  expect(offline.state.pending).toEqual([])
})
