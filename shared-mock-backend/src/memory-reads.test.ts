import type { NewsletterIssue, Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { MemoryReads } from './memory-reads'
import { createCollections } from './store/collections'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const later = (ms: number) => new Date(NOW.getTime() + ms).toISOString()

const issue = (changes: Partial<NewsletterIssue>): NewsletterIssue => ({
  ...{ id: 'i', newsletter_id: 'n', title: '', subject: '', preheader: null, html: '' },
  ...{ status: 'sent', sent_at: later(-1000), scheduled_at: null, created_at: later(-9000), updated_at: later(-1000) },
  ...changes,
})
const post = (changes: Partial<Post>) => ({ ...{ id: 'p', tags: [], created_at: later(-9000) }, ...changes }) as Post

function change(fill: (db: ReturnType<typeof createCollections>) => void) {
  const db = createCollections()
  fill(db)
  return new MemoryReads(db).nextChange(NOW.getTime())
}

test('without anything that falls due, answers hold', () => {
  const isOver = (db: ReturnType<typeof createCollections>) => {
    db.issues.put(issue({ visible_from: later(-1) }))
    db.issues.put(issue({ id: 'old', sent_at: later(-90_000) }))
    db.posts.put(post({ status: 'published', scheduled_at: later(-1) }))
    db.posts.put(post({ id: 'draft', status: 'draft', scheduled_at: later(5000) }))
    db.mutedWords.put({ user_id: 'u', word: 'a', until: null, created_at: later(-1) })
  }
  expect(change(isOver)).toBeNull()
})

test.each<[string, (db: ReturnType<typeof createCollections>) => unknown]>([
  ['an issue in its undo time', (db) => db.issues.put(issue({ visible_from: later(5000) }))],
  ['a post with a date', (db) => db.posts.put(post({ status: 'published', scheduled_at: later(5000) }))],
  [
    'a word muted for a while',
    (db) => db.mutedWords.put({ user_id: 'u', word: 'a', until: later(5000), created_at: later(-1) }),
  ],
  ['a claim on a case', (db) => db.claims.put({ id: 'q', moderator_id: 'm', until: later(5000) })],
  [
    'a ban with an end',
    (db) =>
      db.moderationStatuses.put({
        ...{ user_id: 'u', status: 'temp_banned', is_moderator: false, warnings_count: 0, last_warning_at: null },
        banned_until: later(5000),
      }),
  ],
])('%s says when', (_, fill) => {
  expect(change(fill)).toBe(NOW.getTime() + 5000)
})
