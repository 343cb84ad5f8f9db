import type { Outputs } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import LawPage from './law-page'

const SUMULA = {
  key: 'sumula:stj:479',
  path: '/sumulas/stj/479',
  kind: 'sumula',
  title: 'Súmula 479 do STJ (Responsabilidade (objetiva))',
  url: null,
} as const
const LGPD = { key: 'lgpd', path: '/leis/lgpd', kind: 'statute', title: 'LGPD', url: null, count: 2 } as const
const AT = '2026-05-13T12:00:00.000Z'

const FOUND: Outputs['law']['get'] = {
  law: SUMULA,
  act: null,
  counts: { posts: 1, comments: 2, issues: 1 },
  articles: [],
  together: [LGPD],
}
const comment = (id: string, author_id: string) => ({
  kind: 'comment' as const,
  id,
  at: AT,
  comment: {
    ...{ id, author_id, post_id: 'post-001', parent_id: null, body: `Comentário ${id}`, like_count: 0, created_at: AT },
    ...{ is_edited: false, is_reported: false, report_reason: null },
  },
})
const issue = { id: 'i1', title: 'Fraudes', handle: 'balcao', newsletter: 'Balcão', passage: '… a Súmula 479 …' }

async function open(found: Outputs['law']['get'], listCiting: () => Promise<Outputs['law']['listCiting']>) {
  const world = withCalls(await createTestWorld(), 'law', { get: async () => found, listCiting })
  return renderWithServices(<LawPage />, { world, at: SUMULA.path })
}

test('what cites a precedent is posts, comments and issues, each with the way to its place', async () => {
  const { services } = await createTestWorld()
  const { post, author } = await services.api.posts.get({ id: 'post-001' })
  await open(FOUND, async () => ({
    items: [
      { kind: 'post', id: post.id, at: AT, post },
      comment('c1', post.author_id),
      comment('c2', 'user-gone'),
      { kind: 'issue', id: 'i1', at: AT, issue },
      { kind: 'issue', id: 'i2', at: AT, issue: { ...issue, id: 'i2', title: 'Sem trecho', passage: '' } },
    ],
    authors: author ? [author] : [],
    nextCursor: null,
  }))
  const name = author?.display_name ?? ''
  const article = (label: string) => within(screen.getByRole('article', { name: label }))
  const wayTo = (label: string, link: string | RegExp) =>
    article(label).getByRole('link', { name: link }).getAttribute('href')
  expect(await screen.findByRole('article', { name: `Publicação de ${name}` })).toBeInTheDocument()
  const known = `Comentário de ${name}`
  expect(article(known).getByText('Comentário c1')).toBeInTheDocument()
  expect(wayTo(known, name)).toBe(`/u/${author?.username}`)
  expect(wayTo(known, 'Ver na conversa')).toBe('/p/post-001/comments#c-c1')
  expect(article('Comentário de Usuário desconhecido').queryByRole('link', { name: /desconhecido/ })).toBeNull()
  expect(wayTo('Edição Fraudes', 'Fraudes')).toBe('/newsletters/balcao/issues/i1')
  expect(wayTo('Edição Fraudes', 'Balcão')).toBe('/newsletters/balcao')
  expect(article('Edição Fraudes').getByText('… a Súmula 479 …')).toBeInTheDocument()
  expect(article('Edição Sem trecho').queryByText('… a Súmula 479 …')).toBeNull()

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SUMULA.title)
  expect(screen.getByText('Súmula · 1 publicação · 2 comentários · 1 edição')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Texto oficial' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Lei em debate' }).getAttribute('href')).toBe('/leis')
  expect(screen.queryByRole('region', { name: 'Artigos citados' })).toBeNull()
  const beside = within(screen.getByRole('region', { name: 'Citado junto com' })).getByRole('link')
  expect([beside.textContent, beside.getAttribute('href'), beside.title]).toEqual([
    'LGPD2 citações',
    '/leis/lgpd',
    'LGPD',
  ])
})

test('the filters are pressed or not, and a visitor signs in for those of whom one follows', async () => {
  const some = { items: [{ kind: 'issue' as const, id: 'i1', at: AT, issue }], authors: [], nextCursor: null }
  const none = { ...some, items: [] }
  const listCiting = vi.fn(async (input: { by?: string }) => (input.by === 'following' ? none : some))
  const world = withCalls(await createTestWorld(), 'law', { get: async () => FOUND, listCiting })
  await renderWithServices(<LawPage />, { world, at: SUMULA.path })
  await screen.findByRole('article', { name: 'Edição Fraudes' })
  const names = ['Mais recentes', 'Mais discutidas', 'De quem sigo']
  const pressed = () => names.filter((name) => screen.queryByRole('button', { name, pressed: true }) !== null)
  expect(pressed()).toEqual(['Mais recentes'])
  fireEvent.click(screen.getByRole('button', { name: 'Mais discutidas' }))
  await waitFor(() => expect(pressed()).toEqual(['Mais discutidas']))
  fireEvent.click(screen.getByRole('button', { name: 'Mais recentes' }))
  await waitFor(() => expect(pressed()).toEqual(['Mais recentes']))
  fireEvent.click(screen.getByRole('button', { name: 'De quem sigo' }))
  expect([world.logins(), pressed()]).toEqual([1, ['Mais recentes']])
  await world.services.session.signIn('anapaula')
  expect(await screen.findByText('Ninguém que você segue escreveu sobre isto ainda')).toBeInTheDocument()
  expect(pressed()).toEqual(['Mais recentes', 'De quem sigo'])
  fireEvent.click(screen.getByRole('button', { name: 'Ver de todos' }))
  expect(await screen.findByRole('article', { name: 'Edição Fraudes' })).toBeInTheDocument()
  expect(pressed()).toEqual(['Mais recentes'])
})

test('an article says its act; nothing that cites it is said in words', async () => {
  const law = { ...SUMULA, kind: 'statute' as const, title: 'Art. 7º da LGPD', url: 'https://a.com.br/#art7' }
  const counts = { posts: 0, comments: 0, issues: 0 }
  const article = { ...LGPD, key: 'art-8', title: 'Art. 8º da LGPD', path: '/leis/lgpd/art-8', count: 3 }
  const none = { items: [], authors: [], nextCursor: null }
  await open({ ...FOUND, law, counts, act: LGPD, articles: [article], together: [] }, async () => none)
  expect(await screen.findByRole('heading', { level: 1, name: 'Art. 7º' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'LGPD' }).getAttribute('href')).toBe('/leis/lgpd')
  expect(screen.getByText(/Legislação · ainda sem citações/)).toBeInTheDocument()
  const official = screen.getByRole('link', { name: 'Texto oficial' })
  expect([official.getAttribute('href'), official.textContent]).toEqual(['https://a.com.br/#art7', 'Texto oficial'])
  const beside = within(screen.getByRole('region', { name: 'Artigos citados' })).getByRole('link')
  expect(beside.textContent).toBe('Art. 8º3 citações')
  expect(screen.queryByRole('region', { name: 'Citado junto com' })).toBeNull()
})
