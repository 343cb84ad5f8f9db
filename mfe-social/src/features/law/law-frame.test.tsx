import type { CitedLaw, Outputs } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import LawPage from './law-page'

const LGPD = {
  ...{ key: 'lgpd', path: '/leis/lgpd', kind: 'statute', url: 'https://a.com.br/lei', count: 2 },
  title: 'Lei do Clima (Lei 1/2026) (nova)',
} as const satisfies CitedLaw
const FOUND: Outputs['law']['get'] = {
  ...{ law: LGPD, act: null, articles: [], together: [] },
  counts: { posts: 2, comments: 1, issues: 3 },
}
const NONE: Outputs['law']['listCiting'] = { items: [], authors: [], nextCursor: null }

async function open(found: Partial<typeof FOUND> = {}) {
  const get = async () => ({ ...FOUND, ...found })
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'law', { get, listCiting: async () => NONE })
  return renderWithServices(<LawPage />, { world, at: '/leis/lgpd' })
}

test('of nothing that cites there is no order; what failed is said and is no empty page', async () => {
  const view = await open()
  expect(await screen.findByRole('heading', { name: 'Ninguém escreveu sobre isto ainda' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Ordem e autoria' })).toBeNull()
  view.unmount()
  const { toasts } = await renderWithServices(<LawPage />, {
    at: '/leis/lgpd',
    simulation: { fail: ['law.listCiting'] },
  })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar as citações' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Ordem e autoria' })).toBeInTheDocument()
  await waitFor(() => expect(toasts.map((toast) => toast.title)).toEqual(['Erro ao carregar as citações']))
  expect(screen.queryByRole('heading', { name: 'Ninguém escreveu sobre isto ainda' })).toBeNull()
})

test('a page of law that cannot be read says so, and is not one that is unknown', async () => {
  await renderWithServices(<LawPage />, { at: '/leis/lgpd', simulation: { fail: ['law.get'] } })
  expect((await screen.findByRole('heading', { level: 1, name: 'Erro ao carregar a página' })).tagName).toBe('H1')
  expect(screen.queryByText(/^Não reconhecemos/)).toBeNull()
})
