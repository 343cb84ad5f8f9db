import { fill, renderWithServices, required } from '@ementa/testing'
import { Link, useLocation } from '@ementa/ui/router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import ComposePage from '../features/compose/compose-page'
import DraftsPage from '../features/drafts/drafts-page'
import FeedPage from '../features/feed/feed-page'
import { forgetRemoved, isOnTopOf } from '../shared/post-actions/post-actions'

beforeEach(forgetRemoved)

function Screens() {
  const { pathname } = useLocation()
  if (pathname === '/compose') return <ComposePage />
  return (
    <>
      <Link to="/">Início</Link>
      <Link to="/drafts">Rascunhos</Link>
      {pathname === '/drafts' ? <DraftsPage /> : <FeedPage />}
    </>
  )
}

/** Renders with a cached feed. */
async function openFeed() {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const view = await renderWithServices(<Screens />, { as: 'anapaula', at: '/', pattern: '*' })
  await screen.findAllByRole('article')
  return view
}

test('the feed shows the own new post at once, not the old list first [SOC-096]', async () => {
  const { simulate } = await openFeed()
  fireEvent.click(screen.getByRole('link', { name: 'Novo Post' }))
  const field = await screen.findByRole('textbox', { name: 'Texto da publicação' })
  await fill(field, 'Saiu agora')
  // Meanwhile a slow read of the feed is pending.
  simulate({ latency: [300, 300] })
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  await screen.findByRole('heading', { level: 1, name: 'Feed' })
  const [first] = await screen.findAllByRole('article')
  expect(first?.textContent).toContain('Saiu agora')
})

test('an edit that is saved leads back to where it began', async () => {
  const { services } = await openFeed()
  fireEvent.click(screen.getByRole('link', { name: 'Rascunhos' }))
  const [card] = await screen.findAllByRole('article', { name: /^Rascunho de/ })
  fireEvent.click(within(required(card)).getByRole('link', { name: 'Editar' }))
  await fill(await screen.findByRole('textbox', { name: 'Texto da publicação' }), 'Melhor assim')
  fireEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Meus Rascunhos' })).toBeInTheDocument()
  expect((await services.api.posts.listDrafts()).posts.map(({ body }) => body)).toContain('Melhor assim')
})

test('the feed shows a draft just published at once, not the old list first [SOC-129]', async () => {
  const { services, simulate } = await openFeed()
  const { posts } = await services.api.posts.listDrafts()
  const [draft] = posts
  fireEvent.click(screen.getByRole('link', { name: 'Rascunhos' }))
  const [card] = await screen.findAllByRole('article', { name: /^Rascunho de/ })
  expect(card?.dataset.post).toBe(draft?.id)
  fireEvent.click(within(required(card)).getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(document.querySelector(`[data-post="${draft?.id}"]`)).toBeNull())
  // Meanwhile a slow read of the feed is pending.
  simulate({ latency: [300, 300] })
  fireEvent.click(screen.getByRole('link', { name: 'Início' }))
  await screen.findByRole('heading', { level: 1, name: 'Feed' })
  const [first] = await screen.findAllByRole('article')
  expect(first?.dataset.post).toBe(draft?.id)
})

test.each([
  [{ tab: 'forYou', tag: 'lgpd' }, true],
  [{ tab: 'forYou', tag: 'oab' }, false],
  [{ tab: 'following', followedTags: ['lgpd'] }, true],
  [{ tab: 'topics', followedTags: [] }, true],
  [{ tab: 'topics', followedTags: ['oab'] }, false],
  [{ tab: 'topics', tag: 'lgpd', followedTags: ['oab'] }, true],
] as const)('a new post about lgpd belongs to the feed %o: %s', (input, belongs) => {
  expect(
    isOnTopOf({ ...input, followedTags: 'followedTags' in input ? [...input.followedTags] : [] }, { tags: ['lgpd'] }),
  ).toBe(belongs)
})
