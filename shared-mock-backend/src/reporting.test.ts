import { type PostModerationReport, STORAGE_KEYS, type UserReport } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { LocalReports } from './reporting'
import { memoryStorage, SafeStorage } from './store/storage'

const AT = '2026-03-10T12:00:00.000Z'
const EARLIER = '2026-03-10T11:59:59.999Z'
const LATER = '2026-03-10T13:00:00.000Z'

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

const user = (reason: UserReport['reason'], timestamp = AT, more: Partial<UserReport> = {}): UserReport => ({
  ...{ id: `report-${timestamp}-${reason}`, type: 'post', targetId: 'one', reason, description: '', timestamp },
  ...more,
})
const flagged = (reason: string, createdAt = AT, more: Partial<PostModerationReport> = {}): PostModerationReport => ({
  ...{ id: `flag-${createdAt}`, entityType: 'post', entityId: 'one', reason, reporterId: 'visitor', createdAt },
  ...more,
})

test('the first report begins an entry, each further one raises count and priority, the latter to its highest', () => {
  const reports = new LocalReports(new SafeStorage(memoryStorage()))
  expect(reports.enqueue('post', 'one', 'spam', AT)).toEqual({
    ...{ entityType: 'post', entityId: 'one', reportCount: 1, priority: 1, status: 'pending' },
    ...{ mostCommonReason: 'spam', createdAt: AT },
  })
  const further = Array.from({ length: 6 }, () => reports.enqueue('post', 'one', 'spam', LATER))
  expect(further.map(({ reportCount }) => reportCount)).toEqual([2, 3, 4, 5, 6, 7])
  expect(further.map(({ priority }) => priority)).toEqual([2, 3, 4, 5, 5, 5])
  expect(further.at(-1)?.createdAt).toBe(AT)
})

test('the most common reason is what most reports of this very thing give since its entry began', () => {
  const storage = memoryStorage()
  const reports = new LocalReports(new SafeStorage(storage))
  const reasonAfter = (reason: string) => reports.enqueue('post', 'one', reason, AT).mostCommonReason
  reports.addPostReport(flagged('spam'))
  expect(reasonAfter('spam')).toBe('spam')
  // An equal number of reports does not replace the reason.
  reports.addPostReport(flagged('harassment'))
  expect(reasonAfter('harassment')).toBe('spam')
  // These reports are about another thing, about another kind of thing, and older than the entry.
  reports.addPostReport(flagged('harassment', AT, { entityId: 'two' }))
  reports.addPostReport(flagged('harassment', AT, { entityType: 'comment' }))
  reports.addPostReport(flagged('harassment', EARLIER))
  reports.addUserReport(user('harassment', AT, { targetId: 'two' }))
  reports.addUserReport(user('harassment', AT, { type: 'comment' }))
  reports.addUserReport(user('harassment', EARLIER))
  expect(reasonAfter('harassment')).toBe('spam')
  // Reports by the dialog and by the flag count alike.
  reports.addUserReport(user('harassment'))
  expect(reasonAfter('harassment')).toBe('harassment')
  expect(reasonAfter('spam')).toBe('harassment')
})

test('reports of both ways are kept in their order, and a reset forgets them with the queue', () => {
  const storage = memoryStorage()
  const reports = new LocalReports(new SafeStorage(storage))
  const [dialogs, flags] = [
    [user('spam'), user('harassment')],
    [flagged('spam'), flagged('spam', LATER)],
  ]
  for (const one of dialogs) reports.addUserReport(one)
  for (const one of flags) reports.addPostReport(one)
  expect(JSON.parse(storage.getItem(STORAGE_KEYS.reports) ?? '')).toEqual({
    ...{ userReports: dialogs, postReports: flags, queue: [] },
  })
  reports.reset()
  expect(storage.length).toBe(0)
  expect(reports.enqueue('post', 'one', 'spam', AT).reportCount).toBe(1)
})
