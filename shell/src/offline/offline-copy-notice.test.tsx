import { renderWithServices } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoOfflineCopyNotice, OfflineCopyAge, useOfflineCopy } from './offline-notices'

const page = (url: string, name: string) => ({
  url,
  title: `${name} — Ementa`,
  content: [url],
  beside: [],
  timestamp: 1,
})
const cache = {
  pages: () => [
    page('/', 'Feed'),
    page('/p/a/comments', 'Comentários'),
    page('/p/b/comments', 'Comentários'),
    page('/u/nunca', 'Perfil'),
    page('/u/renata', 'Renata'),
  ],
  savedAt: (url: string) => (url === '/u/nunca' ? undefined : 1),
}

function Note() {
  const saved = useOfflineCopy(cache)
  return saved && <NoOfflineCopyNotice others={saved.others} />
}

test('what can be opened without a connection is there under a name of its own, once', async () => {
  const { services } = await renderWithServices(<Note />, { at: '/u/nunca' })
  services.offline.state.online = false
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Feed', '/'],
    ['Comentários', '/p/a/comments'],
    ['Renata', '/u/renata'],
  ])
})

const noteOf = (names: string[]) => ({
  pages: () => [page('/u/nunca', 'Perfil'), ...names.map((name) => ({ ...page(`/${name}`, name), title: name }))],
  savedAt: (url: string) => (url === '/u/nunca' ? undefined : 1),
})
type Pages = Parameters<typeof useOfflineCopy>[0]

function NoteOf({ pages }: { pages: Pages }) {
  const saved = useOfflineCopy(pages)
  return saved ? <NoOfflineCopyNotice others={saved.others} /> : <p>Nada</p>
}

test('who is signed in is told that writing goes on; where nothing is saved no list is begun', async () => {
  const { services, session } = await renderWithServices(<NoteOf pages={noteOf([])} />, {
    at: '/u/nunca',
    as: 'anapaula',
  })
  expect(screen.getByText('Nada')).toBeInTheDocument()
  services.offline.state.online = false
  const note = await screen.findByRole('note')
  expect(note).toHaveTextContent('Você pode continuar escrevendo')
  expect(note).not.toHaveTextContent('Sem conexão, você ainda pode abrir')
  await act(() => session.signOut())
  expect(note).not.toHaveTextContent('Você pode continuar escrevendo')
  act(() => {
    services.offline.state.online = true
  })
  expect(await screen.findByText('Nada')).toBeInTheDocument()
})

test('what is shown without a connection says how old it is, search and all, once it is there', async () => {
  const savedAt = Date.now() - 2 * 60_000
  const pages: ReturnType<typeof page>[] = []
  const reads = { pages: () => pages, savedAt: (url: string) => (url === '/search?q=lgpd' ? savedAt : undefined) }
  const { services } = await renderWithServices(<OfflineCopyAge cache={reads as never} />, { at: '/search?q=lgpd' })
  await act(async () => {
    services.offline.state.online = false
  })
  expect(screen.queryByText(/^salvo/)).toBeNull()
  pages.push(page('/search?q=lgpd', 'Busca'))
  expect(await screen.findByText(/^salvo/)).toHaveTextContent('salvo há 2 min')
})
