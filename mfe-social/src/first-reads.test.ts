import { paths } from '@ementa/contracts'
import { searchQuery } from '@ementa/ui/data'
import { expect, test } from 'vitest'
import { parseSearch } from './features/search/search-state'
import { debatedLawReads, feedReads, searchReads, threadReads, topicsReads } from './first-reads'

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

test('the topics and the law in debate are asked for early', () => {
  expect(names(topicsReads(at(paths.topics.href())))).toEqual(['tags'])
  expect(names(debatedLawReads(at(paths.law.href())))).toEqual(['law.debated'])
})

test.each(['?q=marco+legal', '?tag=lgpd', '?q=art+7+lgpd'])(
  'a search asks early for what its page shows: %s',
  (search) => {
    const { query, tab, filters } = parseSearch(new URLSearchParams(search))
    expect(searchReads(at('/search', search))[0]?.key).toEqual(searchQuery(tab, query, filters).key)
  },
)

test('a search asks early for the law that it may mean', () => {
  expect(names(searchReads(at('/search', '?q=art+7+lgpd')))).toEqual(['search', 'law.found'])
  expect(names(searchReads(at('/search', '?q=dano+moral')))).toEqual(['search'])
})

test.each(['', '?q=', '?q=+lgpd', '?q=lgpd&tab=posts', '?tag=LGPD', '?de=2026-01-01'])(
  'a search leaves an address to its page: "%s"',
  (search) => expect(searchReads(at('/search', search))).toEqual([]),
)
