import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import TopicsPage from './topics-page'

test('is a grid of popular tags, each leading to its search [SOC-006] [SOC-133]', async () => {
  const { services } = await renderWithServices(<TopicsPage />, { at: '/topics' })
  const { tags } = await services.api.tags.listPopular({ limit: 20 })
  expect(screen.getByRole('heading', { level: 1, name: 'Explorar Temas' })).toBeInTheDocument()
  const grid = within(screen.getByRole('region', { name: 'Temas mais publicados' }))
  await grid.findByRole('link', { name: 'Contratos' })
  expect(grid.getAllByRole('listitem')).toHaveLength(20)
  expect(grid.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    tags.map(({ slug, label }) => [label, `/search?tag=${slug}`]),
  )
})

test('emerging topics are the same sample for everyone, and say that they are one [SOC-134]', async () => {
  const { calls } = await renderWithServices(<TopicsPage />, { at: '/topics' })
  await screen.findByRole('link', { name: 'Contratos' })
  const section = screen.getByRole('region', { name: 'Temas emergentes' })
  expect(within(section).getByText('Dados de exemplo')).toBeInTheDocument()
  for (const topic of ['Inteligência artificial no processo', 'Reforma tributária', 'Litigância abusiva'])
    expect(within(section).getByText(topic)).toBeInTheDocument()
  expect(calls.map(({ name }) => name).filter((name) => !name.startsWith('auth.'))).toEqual(['tags.listPopular'])
})

test('each topic says how many publications it has, whatever it is called', async () => {
  const tag = (slug: string, label: string) => ({ id: slug, slug, label })
  const tags = [tag('lgpd', 'LGPD'), tag('oab', 'OAB'), tag('constructor', 'Constructor')]
  const listPopular = async () => ({ tags, counts: { lgpd: 1, oab: 2 } })
  const world = withCalls(await createTestWorld(), 'tags', { listPopular })
  await renderWithServices(<TopicsPage />, { world, at: '/topics' })
  await screen.findByRole('link', { name: 'LGPD' })
  const rows = within(screen.getByRole('region', { name: 'Temas mais publicados' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.replace('Seguir', ''))).toEqual([
    'LGPD1 publicação',
    'OAB2 publicações',
    'Constructor0 publicações',
  ])
  expect(screen.getByRole('link', { name: 'Lei em debate' }).getAttribute('href')).toBe('/leis')
})

test('topics that cannot be read can be tried again, and there may be none', async () => {
  const { simulate, unmount } = await renderWithServices(<TopicsPage />, {
    at: '/topics',
    simulation: { fail: ['tags.listPopular'] },
  })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar os temas' })).toBeInTheDocument()
  simulate({})
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('link', { name: 'LGPD' })).toBeInTheDocument()
  unmount()
  const world = withCalls(await createTestWorld(), 'tags', { listPopular: async () => ({ tags: [], counts: {} }) })
  await renderWithServices(<TopicsPage />, { world, at: '/topics' })
  expect(await screen.findByText('Nenhum tema publicado ainda')).toBeInTheDocument()
})

test('a tag can be followed here', async () => {
  const { toasts } = await renderWithServices(<TopicsPage />, { at: '/topics', as: 'anapaula' })
  const [button] = await screen.findAllByRole('button', { name: /^Seguir / })
  const name = button?.getAttribute('aria-label')?.replace('Seguir ', '')
  fireEvent.click(required(button))
  await waitFor(() => expect(toasts[0]?.title).toMatch(/^Agora você segue #/))
  expect(await screen.findByRole('button', { name: `Seguindo ${name}` })).toBeInTheDocument()
})
