import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'

// Modules of its own: where another test found no storage, the device counts as one that refuses every place.
let indexedBlobs: typeof import('./blobs').indexedBlobs
beforeEach(async () => {
  vi.resetModules()
  ;({ indexedBlobs } = await import('./blobs'))
})

test('images are kept in IndexedDB until they are cleared, and a second connection finds them', async () => {
  const blobs = indexedBlobs('test-images')
  expect(await blobs.get('a')).toBeUndefined()
  await blobs.put('a', new Blob(['ementa'], { type: 'image/png' }))
  await blobs.put('a', new Blob(['segunda'], { type: 'image/png' }))
  const again = await indexedBlobs('test-images').get('a')
  expect(again?.type).toBe('image/png')
  expect(await again?.text()).toBe('segunda')
  await blobs.put('b', new Blob(['outra']))
  await blobs.delete('b')
  await blobs.delete('c')
  expect(await blobs.get('b')).toBeUndefined()
  expect(await blobs.get('a')).toBeDefined()
  await blobs.clear()
  expect(await blobs.get('a')).toBeUndefined()
})

test('a database that could not be opened is tried again at the next call', async () => {
  const blobs = indexedBlobs('late-images')
  const working = indexedDB.open.bind(indexedDB)
  indexedDB.open = () => {
    throw new DOMException('busy', 'UnknownError')
  }
  await expect(blobs.get('a')).rejects.toMatchObject({ name: 'UnknownError' })
  indexedDB.open = working
  expect(await blobs.get('a')).toBeUndefined()
})

test('a browser that refuses IndexedDB keeps images in memory for this visit', async () => {
  const working = indexedDB.open.bind(indexedDB)
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const blobs = indexedBlobs('refused-images')
  await blobs.put('a', new Blob(['ementa']))
  expect(await (await blobs.get('a'))?.text()).toBe('ementa')
  indexedDB.open = working
  expect(await indexedBlobs('refused-images').get('a')).toBeUndefined()
})
