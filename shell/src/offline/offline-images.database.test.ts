import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'

const upload = { name: 'a.png', type: 'image/png', data: btoa('prazos') }

// An open database stays open as long as the page, so this test has its own file.
beforeEach(() => vi.resetModules())

test('a database that could not be opened is opened by the next image', async () => {
  const { storeOfflineImage, readOfflineImage } = await import('./offline-images')
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError')
  })
  await expect(storeOfflineImage(upload)).rejects.toThrow('busy')
  refused.mockRestore()
  const address = await storeOfflineImage(upload)
  const blob = await readOfflineImage(address)
  expect(blob?.type).toBe('image/png')
  expect(await blob?.text()).toBe('prazos')
  expect(await readOfflineImage(`${address}x`)).toBeUndefined()
})
