import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { searchQuery } from '@ementa/ui/data'
import { useRoutes } from '@ementa/ui/router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseSearch } from './features/search/search-state'
import { feedReads, routes, searchReads, threadReads } from './routes'

function Remote() {
  return useRoutes(routes)
}

const open = (at: string) => renderWithServices(<Remote />, { as: 'anapaula', at, pattern: '*' })
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('the first page, the search and the composer are at their addresses [SOC-001] [SOC-002] [SOC-003]', async () => {
  const feed = await open('/')
  expect(await title('Feed')).toBeInTheDocument()
  feed.unmount()
  const search = await open('/search?tag=lgpd')
  expect(await screen.findByRole('combobox', { name: /^Buscar/ })).toHaveValue('lgpd')
  search.unmount()
  await open('/compose')
  expect(await title('Novo Post')).toBeInTheDocument()
})

test('editing, the drafts and the topics are at their addresses [SOC-004] [SOC-005] [SOC-006]', async () => {
  const drafts = await open('/drafts')
  expect(await title('Meus Rascunhos')).toBeInTheDocument()
  const { posts } = await drafts.services.api.posts.listDrafts()
  drafts.unmount()
  const edited = await open(`/compose?edit=${posts[0]?.id}`)
  expect(await title(/^Editar/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Texto da publicação' })).toHaveValue(posts[0]?.body)
  edited.unmount()
  await open('/topics')
  expect(await title('Explorar Temas')).toBeInTheDocument()
})

test('a thread, the saved posts and the followed tags are at their addresses [SOC-007] [SOC-008] [SOC-009]', async () => {
  const thread = await open('/p/post-001/comments')
  expect(await title(/^\d+ comentários?/)).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: 'Comentário' })).toBeInTheDocument()
  thread.unmount()
  const saved = await open('/bookmarks')
  expect(await title('Favoritos')).toBeInTheDocument()
  saved.unmount()
  await open('/tags/following')
  expect(await title('Tags Seguidas')).toBeInTheDocument()
})

test.each([
  [paths.closing.href(), /^Fechamento/],
  [paths.law.href(), 'Lei em debate'],
  ['/leis/lgpd/art-7', 'Art. 7º'],
  ['/sumulas/stj/479', /^Súmula 479 do STJ/],
  ['/processos/9900457-51.2023.8.15.0001', /9900457/],
])('the closing and law are at their addresses: %s', async (at, name) => {
  await open(at)
  expect(await title(name)).toBeInTheDocument()
})

const addressOf = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
const names = (reads: readonly { key: unknown }[]) => reads.map(({ key }) => (Array.isArray(key) ? key[0] : key))

test('what a page reads first is asked for early, unless it depends on who is here', () => {
  const feed = (search: string) => names(feedReads(addressOf(paths.home.href(), search)))
  expect(feed('')).toEqual(['feed', 'tags'])
  expect(feed('?tag=lgpd')).toEqual(['feed', 'tags'])
  expect(feed('?tab=following')).toEqual(['tags'])
  const thread = paths.comments.href({ postId: 'post-1' })
  expect(names(threadReads(addressOf(thread)))).toEqual(['post', 'comments'])
  expect(names(threadReads(addressOf(thread, '?ordem=antigos')))).toEqual(['post'])
  expect(names(threadReads(addressOf(thread, '', '#c-1')))).toEqual(['post'])
  expect(threadReads(addressOf('/'))).toEqual([])
})

test.each(['?q=marco+legal', '?tag=lgpd', '?q=art+7+lgpd'])(
  'a search asks early for what its page shows: %s',
  (search) => {
    const { query, tab, filters } = parseSearch(new URLSearchParams(search))
    expect(searchReads(addressOf('/search', search))[0]?.key).toEqual(searchQuery(tab, query, filters).key)
  },
)
