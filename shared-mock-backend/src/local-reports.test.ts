import type { PostModerationReport, UserReport } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { LocalReports } from './local-reports'
import { memoryStorage, SafeStorage } from './store/storage'

const AT = '2026-03-10T12:00:00.000Z'
const EARLIER = '2026-03-10T11:59:59.999Z'

const user = (reason: UserReport['reason'], timestamp = AT, more: Partial<UserReport> = {}): UserReport => ({
  ...{ id: `report-${timestamp}-${reason}`, type: 'post', targetId: 'one', reason, description: '', timestamp },
  ...more,
})
const flagged = (reason: string, createdAt = AT, more: Partial<PostModerationReport> = {}): PostModerationReport => ({
  ...{ id: `flag-${createdAt}`, entityType: 'post', entityId: 'one', reason, reporterId: 'visitor', createdAt },
  ...more,
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

test('a reset forgets the reports and their queue', () => {
  const storage = memoryStorage()
  const reports = new LocalReports(new SafeStorage(storage))
  reports.addUserReport(user('spam'))
  reports.enqueue('post', 'one', 'spam', AT)
  reports.reset()
  expect(storage.length).toBe(0)
  expect(reports.enqueue('post', 'one', 'spam', AT).reportCount).toBe(1)
})
