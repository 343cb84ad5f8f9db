import type { Comment, Newsletter, NewsletterIssue, Post } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../context'
import { createCollections } from '../../store/collections'
import { createReader, passageOf, rankLaws } from './readable'

const KEY = 'urn:lex:br:federal:lei:1990;8078!art6'
const passage = (html: string, title = '') =>
  passageOf(
    {
      issue: { html, title, subject: '' } as NewsletterIssue,
      newsletter: { is_paid: false } as Newsletter,
    } as Parameters<typeof passageOf>[0],
    { key: KEY },
  )

test('the whole text, where it is short', () => {
  expect(passage('<p>Vale o art. 6º do CDC.</p>').trim()).toBe('Vale o art. 6º do CDC.')
})

test('of a long one what stands around the citation, from a whole word to a whole word', () => {
  const words = Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(' ')
  const found = passage(`<p>${words} art. 6º do CDC ${words}</p>`)
  expect(found).toMatch(/^…palavra\d+ /)
  expect(found).toMatch(/ palavra\d+…$/)
  expect(found).toContain('palavra59 art. 6º do CDC palavra0')
  expect(found.length).toBeLessThanOrEqual(2 * 110 + 'art. 6º do CDC'.length + 2)
  expect(found.split('palavra')[1]).toMatch(/^\d+ $/)
})

test('nothing where the law is not cited', () => {
  expect(passage('<p>Vale o art. 7º do CDC.</p>')).toBe('')
})

describe('what of the index somebody may read', () => {
  const AT = '2026-03-10T12:00:00.000Z'
  const post: Post = {
    ...{ id: 'post-1', author_id: 'ana', body: 'Texto', image_url: null, tags: [], like_count: 0, comment_count: 0 },
    ...{ share_count: 0, created_at: AT, status: 'published', scheduled_at: null, is_edited: false },
  }
  const comment: Comment = {
    ...{ id: 'comment-1', post_id: 'post-1', parent_id: null, author_id: 'rui', body: 'Certo', like_count: 0 },
    ...{ created_at: AT, is_edited: false, is_reported: false, report_reason: null },
  }
  const issue: NewsletterIssue = {
    ...{ id: 'issue-1', newsletter_id: 'newsletter-1', title: 'T', subject: 'S', preheader: null, html: '' },
    ...{ status: 'sent', sent_at: AT, scheduled_at: null, created_at: AT, updated_at: AT },
  }
  const newsletter: Newsletter = {
    ...{ id: 'newsletter-1', owner_id: 'eva', handle: 'nova', title: 'Nova', description: '' },
    ...{ is_paid: false, price_cents: 0 },
  }

  function world() {
    const db = createCollections()
    db.posts.load([post])
    db.comments.load([comment])
    db.issues.load([issue])
    db.newsletters.load([newsletter])
    const muted: string[] = []
    const blocked: string[] = []
    const unseen: string[] = []
    const read = (kind: 'post' | 'comment' | 'issue', id: string, viewer: { id: string } | null = { id: 'leo' }) => {
      const context = {
        ...{ db, viewer, now: new Date(AT) },
        visible: {
          inLists: ({ id }: Post) => !unseen.includes(id),
          comment: ({ id }: Comment) => !unseen.includes(id),
          withheld: (id: string) => (viewer && [...muted, ...blocked].includes(id) ? 'muted' : null),
        },
      }
      return createReader(context as unknown as Context)({ kind, id, keys: [] })
    }
    return { db, muted, blocked, unseen, read }
  }

  test('is the text with whose it is and since when', () => {
    const { db, read } = world()
    expect(read('post', 'post-1')).toEqual({ kind: 'post', id: 'post-1', at: AT, author_id: 'ana', post })
    expect(read('comment', 'comment-1')).toEqual({
      kind: 'comment',
      id: 'comment-1',
      at: AT,
      author_id: 'rui',
      comment,
    })
    expect(read('issue', 'issue-1')).toEqual({
      ...{ kind: 'issue', id: 'issue-1', at: AT, author_id: 'eva', issue, newsletter },
    })
    db.posts.put({ ...post, scheduled_at: '2026-03-10T11:00:00.000Z' })
    expect(read('post', 'post-1')?.at).toBe('2026-03-10T11:00:00.000Z')
  })

  test.each(['post', 'comment', 'issue'] as const)('is no %s that is gone', (kind) => {
    expect(world().read(kind, 'gone')).toBeNull()
  })

  test('is no issue of a newsletter that is gone, and none that is not out yet', () => {
    const { db, read } = world()
    db.issues.put({ ...issue, visible_from: '2026-03-10T12:00:00.001Z' })
    expect(read('issue', 'issue-1')).toBeNull()
    db.issues.put({ ...issue, newsletter_id: 'gone' })
    expect(read('issue', 'issue-1')).toBeNull()
  })

  test.each(['muted', 'blocked'] as const)('is nothing by somebody whom the reader %s', (relation) => {
    const one = world()
    one[relation].push('rui', 'eva')
    expect([one.read('comment', 'comment-1'), one.read('issue', 'issue-1')]).toEqual([null, null])
    expect(one.read('comment', 'comment-1', null)).toMatchObject({ id: 'comment-1' })
  })

  test('is no comment that waits for a review, is hidden itself, or is below what is not in lists', () => {
    for (const hide of [
      ({ db }: ReturnType<typeof world>) => db.comments.put({ ...comment, is_reported: true }),
      ({ unseen }: ReturnType<typeof world>) => unseen.push('comment-1'),
      ({ unseen }: ReturnType<typeof world>) => unseen.push('post-1'),
      ({ db }: ReturnType<typeof world>) => db.posts.delete('post-1'),
    ]) {
      const one = world()
      hide(one)
      expect(one.read('comment', 'comment-1')).toBeNull()
    }
  })

  test('is no post that is not in lists', () => {
    const { unseen, read } = world()
    unseen.push('post-1')
    expect(read('post', 'post-1')).toBeNull()
  })
})

describe('a passage', () => {
  test('of an act is where one of its articles is cited', () => {
    const { issue, newsletter } = {
      issue: { html: '<p>Vale o art. 6º do CDC.</p>', title: '', subject: '' } as NewsletterIssue,
      newsletter: { is_paid: false } as Newsletter,
    }
    const found = (key: string) => passageOf({ issue, newsletter } as Parameters<typeof passageOf>[0], { key })
    expect(found('urn:lex:br:federal:lei:1990;8078').trim()).toBe('Vale o art. 6º do CDC.')
    expect(found('urn:lex:br:federal:lei:1990;807')).toBe('')
  })

  test('has no mark where the text begins or ends within it', () => {
    const words = Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(' ')
    expect(passage(`<p>Vale o art. 6º do CDC ${words}</p>`).trim()).toMatch(
      /^Vale o art\. 6º do CDC palavra0 .*palavra\d+…$/,
    )
    expect(passage(`<p>${words} e o art. 6º do CDC.</p>`).trim()).toMatch(
      /^…palavra\d+ .*palavra59 e o art\. 6º do CDC\.$/,
    )
  })
})

describe('laws with their counts', () => {
  const sumula = (number: number) => `sumula:stj:${number}`

  test('come by count, then by title, as many as asked for; what has no page is left out', () => {
    const counts = new Map([
      [sumula(532), 1],
      [sumula(530), 1],
      ['nada', 9],
      [sumula(541), 3],
    ])
    expect(rankLaws(counts, 9).map(({ key, count }) => [key, count])).toEqual([
      [sumula(541), 3],
      [sumula(530), 1],
      [sumula(532), 1],
    ])
    expect(rankLaws(counts, 1).map(({ key }) => key)).toEqual([sumula(541)])
  })
})
