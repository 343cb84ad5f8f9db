import { expect, test } from 'vitest'
import { callMeta, callNames } from './look-ups'
import { isResource } from './reads'

function staleAfter(name: Parameters<typeof callMeta>[0]): readonly string[] {
  const meta = callMeta(name)
  return meta.kind === 'write' ? [...meta.stale, ...meta.byCaller] : []
}

test.each([
  ['posts.create', ['feed', 'drafts', 'tags', 'law', 'quoted']],
  ['posts.update', ['feed', 'bookmarks', 'quoted']],
  ['posts.delete', ['feed', 'bookmarks', 'law']],
  ['comments.report', ['moderationQueue', 'moderationStats', 'comments']],
  ['tags.followTag', ['followedTags', 'closing']],
  ['users.muteWord', ['mutedWords', 'feed', 'closing']],
  ['newsletters.create', ['newsletters', 'newsletter', 'search']],
  ['newsletters.subscribe', ['newsletters', 'audience', 'issues', 'issue']],
  ['newsletters.updateIssue', ['issues', 'schedules', 'issue']],
  ['newsletters.sendIssueNow', ['issues', 'schedules', 'abTests', 'metrics', 'law']],
  ['newsletters.importAudience', ['audience', 'newsletters', 'newsletter', 'metrics']],
  ['notifications.markRead', ['unreadCount', 'notifications']],
  ['moderation.processQueue', ['feed', 'comments', 'moderationQueue', 'moderationStats', 'auditLog']],
  ['moderation.objectToDecision', ['ownDecision', 'moderationQueue']],
  ['moderation.reportContent', ['moderationQueue', 'moderationReports', 'moderationStats']],
] as const)('%s makes stale what it changes', (name, resources) => {
  expect(staleAfter(name)).toEqual(expect.arrayContaining([...resources]))
})

test('what is refused because others came first is read again', () => {
  const readAgain = callNames().filter((name) => {
    const meta = callMeta(name)
    return meta.kind === 'write' && meta.alsoWhenRefused
  })
  expect(readAgain).toEqual(expect.arrayContaining(['newsletters.updateIssue', 'moderation.processQueue']))
  expect(readAgain).not.toContain('posts.create')
})

test.each([
  ['feed', true],
  ['toString', false],
  ['', false],
  [['feed'], false],
  [undefined, false],
])('%j names a cached read: %s', (name, is) => {
  expect(isResource(name)).toBe(is)
})
