import type { QuotedView } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import QuotedText, { FetchedQuote } from './quoted-text'

const SHOWN: Extract<QuotedView, { state: 'shown' }> = {
  ...{ state: 'shown', href: '/p/post-001/comments', issue: null, at: '2026-05-13T10:00:00Z' },
  ...{ author: { id: 'user-renata', username: 'renata', display_name: 'Renata Sampaio' }, excerpt: 'O índice.' },
}

test('a quoted post names its author, or says that nobody knows them', async () => {
  await renderWithServices(<QuotedText kind="post" view={SHOWN} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/p/post-001/comments')
  expect(screen.getByRole('link').textContent).toMatch(/^Publicação citada: Renata Sampaio.*O índice\.$/)
  expect(screen.getByRole('link').querySelector('.subject')).toBeNull()
})

test('the author of a quoted post may be unknown', async () => {
  await renderWithServices(<QuotedText kind="post" view={{ ...SHOWN, author: null }} />)
  expect(screen.getByRole('link').textContent).toMatch(/^Publicação citada: Usuário desconhecido/)
})

test('a quoted issue names its newsletter and its subject', async () => {
  const view = { ...SHOWN, issue: { newsletter: 'Balcão', subject: 'Fraudes' } }
  await renderWithServices(<QuotedText kind="issue" view={view} />)
  expect(screen.getByRole('link').textContent).toMatch(/^Edição citada: Balcão.*FraudesO índice\.$/)
  expect(screen.queryByText('Renata Sampaio')).toBeNull()
})

test('of someone muted or blocked since, the words are withheld and the way stays; blocked is said before muted', async () => {
  const { services } = await renderWithServices(<QuotedText kind="post" view={SHOWN} />, { as: 'lexcorp' })
  await act(async () => services.relations.set('muted', 'user-renata', true))
  expect(await screen.findByText('Publicação citada de alguém que você silenciou.')).toBeInTheDocument()
  await act(async () => services.relations.set('blocked', 'user-renata', true))
  expect(await screen.findByText('Publicação citada de alguém que você bloqueou.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe(SHOWN.href)
  expect(screen.queryByText('O índice.')).toBeNull()
})

test.each([
  ['post', 'blocked', 'Publicação citada de alguém que você bloqueou.'],
  ['issue', 'deleted', 'A edição citada foi apagada.'],
  ['issue', 'removed', 'Edição citada removida pela moderação.'],
  ['post', 'unavailable', 'Publicação citada indisponível.'],
] as const)('a quoted %s that is %s has no way to its page where there is none', async (kind, state, words) => {
  await renderWithServices(<QuotedText kind={kind} view={{ state, href: null }} />)
  expect(screen.getByText(words).textContent).toBe(words)
  expect(screen.queryByRole('link')).toBeNull()
})

test('what is quoted by something unpublished is asked for by its name, and said to be missing where that fails', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const getQuoted = vi.fn(async () => ({ count: 0, view: SHOWN }))
  const asked = <FetchedQuote quoted={{ kind: 'post', id: 'post-001' }} />
  const view = await renderWithServices(asked, { world: withCalls(world, 'posts', { getQuoted }) })
  expect(view.container.querySelector('.outline')).not.toBeNull()
  expect(await screen.findByText('O índice.')).toBeInTheDocument()
  expect(view.container.querySelector('.outline')).toBeNull()
  expect(getQuoted).toHaveBeenCalledExactlyOnceWith({ kind: 'post', id: 'post-001' })
})

test.each([
  ['post', 'Publicação citada: não foi possível mostrá-la agora.'],
  ['issue', 'Edição citada: não foi possível mostrá-la agora.'],
] as const)('a quoted %s that cannot be asked for says so', async (kind, words) => {
  const { container } = await renderWithServices(<FetchedQuote quoted={{ kind, id: 'x' }} />, {
    simulation: { fail: ['posts.getQuoted'] },
  })
  expect(await screen.findByText(words)).toBeInTheDocument()
  await waitFor(() => expect(container.querySelector('.outline')).toBeNull())
})
