import type { Api, Outputs } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ClosingPage from './closing-page'

beforeEach(() => localStorage.removeItem('ementa-closing'))
const open = (as?: string) => renderWithServices(<ClosingPage />, { at: '/fechamento', ...(as && { as }) })

test('opened again the same morning it asks for the same time', async () => {
  const first = await open('anapaula')
  await screen.findByRole('region', { name: 'De quem você segue' })
  const second = await open('anapaula')
  await screen.findAllByRole('region', { name: 'De quem você segue' })
  const askedIn = ({ calls }: typeof first) => calls.find(({ name }) => name === 'closing.get')?.input
  expect(askedIn(second)).toEqual(askedIn(first))
})

test('a visitor is asked to sign in, and who follows nothing is shown where to begin', async () => {
  await open()
  expect(await screen.findByText('Entre para ler o seu fechamento')).toBeInTheDocument()
})

const post = async (api: Api) => (await api.posts.get({ id: 'post-001' })).post

test('tells of people, topics, law and newsletters, and how much more there is', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const one = await post(world.services.api)
  const found: Outputs['closing']['get'] = {
    posts: [{ ...one, author_id: 'user-gone', comment_count: 1 }],
    count: 3,
    topics: [{ slug: 'lgpd', count: 2, post: { ...one, id: 'post-2', comment_count: 0 } }],
    laws: [{ key: 'a', path: '/leis/lgpd', kind: 'statute', title: 'LGPD', url: null, count: 1 }],
    issues: [{ id: 'i1', title: 'Fraudes', handle: 'balcao', newsletter: 'Balcão', at: '2026-05-13T12:00:00.000Z' }],
    authors: [],
  }
  const get = async () => found
  await renderWithServices(<ClosingPage />, { world: withCalls(world, 'closing', { get }), at: '/fechamento' })
  const region = async (name: string) => within(await screen.findByRole('region', { name }))
  const wayTo = async (name: string, link: string | RegExp) =>
    (await region(name)).getByRole('link', { name: link }).getAttribute('href')
  const people = await region('De quem você segue')
  expect(await wayTo('De quem você segue', 'Usuário desconhecido')).toBe('/p/post-001/comments')
  expect(await wayTo('De quem você segue', '2 outras publicações em Seguindo')).toBe('/?tab=following')
  expect(people.getByText('1 comentário')).toBeInTheDocument()
  const topics = await region('Nos temas que você segue')
  expect(await wayTo('Nos temas que você segue', 'LGPD')).toBe('/search?tag=lgpd')
  expect(topics.getByText('2 publicações · 0 comentários')).toBeInTheDocument()
  expect((await region('Na lei que você segue')).getByRole('listitem').textContent).toBe('LGPD1 nova citação')
  expect(await wayTo('Nas newsletters que você assina', 'Fraudes')).toBe('/newsletters/balcao/issues/i1')
  const issues = screen.getByRole('region', { name: 'Nas newsletters que você assina' })
  expect(issues.textContent).toMatch(/Fraudes\s*Balcão · 13 de mai/)
})

test.each([
  [2, '1 outra publicação em Seguindo'],
  [1, null],
])('of %i publications one is told: %s', async (count, words) => {
  const world = await createTestWorld({ as: 'anapaula' })
  const posts = [await post(world.services.api)]
  const get = async () => ({ posts, count, topics: [], laws: [], issues: [], authors: [] })
  await renderWithServices(<ClosingPage />, { world: withCalls(world, 'closing', { get }), at: '/fechamento' })
  await screen.findByRole('region', { name: 'De quem você segue' })
  expect(screen.queryByText(/em Seguindo$/)?.textContent ?? null).toBe(words)
  expect(screen.getAllByRole('heading', { level: 2 }), 'what has nothing new is left out').toHaveLength(1)
})

test('a morning without news says what to follow, and one that cannot be read can be tried again', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['closing.get'] } })
  const { toasts } = await renderWithServices(<ClosingPage />, { world, at: '/fechamento' })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar o fechamento' })).toBeInTheDocument()
  expect(toasts).toMatchObject([{ title: 'Erro ao carregar o fechamento', status: 'error' }])
  const quiet = { posts: [], count: 0, topics: [], laws: [], issues: [], authors: [] }
  const again = withCalls(await createTestWorld({ as: 'renata' }), 'closing', { get: async () => quiet })
  await renderWithServices(<ClosingPage />, { world: again, at: '/fechamento' })
  expect(await screen.findByText('Nada de novo no que você segue')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver a lei em debate' }).getAttribute('href')).toBe('/leis')
})
