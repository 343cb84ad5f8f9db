import { paths } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { threadReads } from '../features/comments/first-reads'
import { feedReads } from '../features/feed/first-reads'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
const names = (reads: readonly { key: unknown }[]) => reads.map(({ key }) => (Array.isArray(key) ? key[0] : key))

test('what a page reads first is asked for early, unless it depends on who is here', () => {
  const feed = (search: string) => names(feedReads(at(paths.home.href(), search)))
  expect(feed('')).toEqual(['feed', 'tags'])
  expect(feed('?tag=lgpd')).toEqual(['feed', 'tags'])
  expect(feed('?tab=following')).toEqual(['tags'])
  const thread = paths.comments.href({ postId: 'post-1' })
  expect(names(threadReads(at(thread)))).toEqual(['post', 'comments'])
  expect(names(threadReads(at(thread, '?ordem=antigos')))).toEqual(['post'])
  expect(names(threadReads(at(thread, '', '#c-1')))).toEqual(['post'])
  expect(threadReads(at('/'))).toEqual([])
})
