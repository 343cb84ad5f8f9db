import type { NewsletterIssue } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { createCollections } from '../store/collections'
import { makeComment, makeIssue, makeNewsletter, makePost } from '../test/entities'
import { LawIndex } from './law-index'

describe('the index of what is cited', () => {
  const AT = '2026-03-10T12:00:00.000Z'
  const sumula = (number: number) => `sumula:stj:${number}`
  const post = (id: string, body: string) => makePost({ id, body })
  const issue = (id: string, html: string, more: Partial<NewsletterIssue> = {}) => makeIssue({ id, html, ...more })

  function world() {
    const db = createCollections()
    db.newsletters.load([makeNewsletter()])
    db.posts.load([post('a', 'A Súmula 530 do STJ e o art. 7º da LGPD.'), post('b', 'Nada.')])
    db.comments.load([makeComment({ id: 'c', body: 'A Súmula 530 do STJ.' })])
    const index = new LawIndex(db)
    const citing = (key: string) => Array.from(index.citing(key), ({ kind, id }) => `${kind} ${id}`).toSorted()
    return { db, index, citing }
  }

  const all = (index: LawIndex) => Array.from(index.citingSince(0), ({ id }) => id).toSorted()

  test('tells which texts were published since a moment, a scheduled post at its time', async () => {
    const { db, index } = world()
    const since = Date.parse(AT)
    db.posts.put({ ...post('later', 'A Súmula 532 do STJ.'), scheduled_at: '2026-03-11T12:00:00.000Z' })
    db.issues.load([issue('sent', '<p>A Súmula 532 do STJ.</p>', { visible_from: '2026-03-10T12:00:30.000Z' })])
    await index.ready()
    const ids = (moment: number) => Array.from(index.citingSince(moment), ({ id }) => id).toSorted()
    expect([ids(since), ids(since + 1), ids(since + 60_000)]).toEqual([
      ['a', 'c', 'later', 'sent'],
      ['later', 'sent'],
      ['later'],
    ])
  })

  test('has issues once they are there, those that were sent, of newsletters that are there', async () => {
    const { db, index, citing } = world()
    await index.ready()
    const html = '<p>A Súmula 532 do STJ.</p>'
    db.issues.load([
      issue('sent', html),
      issue('draft', html, { status: 'draft', sent_at: null }),
      issue('lost', html, { newsletter_id: 'gone' }),
    ])
    expect(citing(sumula(532))).toEqual([])
    await index.ready()
    expect(citing(sumula(532))).toEqual(['issue sent'])
    db.issues.put(issue('draft', html))
    expect(citing(sumula(532))).toEqual(['issue draft', 'issue sent'])
  })

  test('reads the issues of a world that was loaded again, and nothing of the one before', async () => {
    const { db, index, citing } = world()
    db.issues.load([issue('old', '<p>A Súmula 532 do STJ.</p>')])
    await index.ready()
    index.clear()
    expect([all(index), citing(sumula(532))]).toEqual([[], []])
    db.posts.load([])
    db.comments.load([])
    db.issues.load([issue('new', '<p>A Súmula 532 do STJ.</p>')])
    await index.ready()
    expect([citing(sumula(532)), citing(sumula(530))]).toEqual([['issue new'], []])
  })
})
