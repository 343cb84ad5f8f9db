import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NeverSavedNote, useSaved } from './saved-note'

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
  const saved = useSaved(cache)
  return saved && <NeverSavedNote others={saved.others} />
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
