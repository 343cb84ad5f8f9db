import { expect, test } from 'vitest'
import { LocalReports } from './reporting'
import { memoryStorage, SafeStorage } from './store/storage'

const AT = '2026-03-10T12:00:00.000Z'

test('what moderation has decided leaves the queue of this device, and nothing else does', () => {
  const storage = memoryStorage()
  const reports = new LocalReports(new SafeStorage(storage))
  const queued = () => reports.enqueue('comment', 'probe', 'spam', AT).reportCount
  reports.enqueue('post', 'one', 'spam', AT)
  reports.enqueue('comment', 'one', 'spam', AT)
  reports.enqueue('post', 'two', 'spam', AT)
  reports.dequeue('post', 'one')
  // A second report of one that is still queued is its second; of one that left, its first.
  expect(reports.enqueue('comment', 'one', 'spam', AT).reportCount).toBe(2)
  expect(reports.enqueue('post', 'two', 'spam', AT).reportCount).toBe(2)
  expect(reports.enqueue('post', 'one', 'spam', AT).reportCount).toBe(1)
  expect(queued()).toBe(1)
})

test('a decision on what was never queued writes nothing', () => {
  const storage = memoryStorage()
  const reports = new LocalReports(new SafeStorage(storage))
  reports.dequeue('post', 'one')
  expect(storage.length).toBe(0)
  reports.enqueue('post', 'one', 'spam', AT)
  const [key = ''] = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const before = storage.getItem(key)
  storage.setItem(key, before ?? '')
  reports.dequeue('post', 'two')
  expect(storage.getItem(key)).toBe(before)
})
