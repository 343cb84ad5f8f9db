import { renderWithServices, required, type TestOptions, userEvent, windowOf } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import NewslettersPage from './newsletters-page'

const list = (options: TestOptions = {}) => renderWithServices(<NewslettersPage />, { at: '/newsletters', ...options })
const featured = () => screen.findByRole('region', { name: 'Newsletter em destaque' })
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(required(heading.closest('article')))
}
const tab = (name: string) => screen.getByRole('tab', { name })

test('a featured card heads the list, prices and sample numbers are told [NWS-017] [NWS-018] [NWS-019]', async () => {
  await list()
  expect(within(await featured()).getByRole('heading', { name: 'Cláusula a Cláusula' })).toBeInTheDocument()
  const paid = await card('Jornada')
  expect(paid.getByText('R$ 14,90/mês')).toBeInTheDocument()
  expect(paid.getByText('1,2 mil assinantes')).toBeInTheDocument()
  // Said once, not in every row.
  expect(screen.getAllByText('Dados de exemplo')).toHaveLength(1)
  expect(paid.getByText('Assinatura simulada — nenhuma cobrança')).toBeInTheDocument()
  expect((await card('Dados em Pauta')).getByText('Grátis')).toBeInTheDocument()
})

test('search and filter restrict the list and can be cleared [NWS-015]', async () => {
  await list()
  await featured()
  fireEvent.click(screen.getByRole('button', { name: 'Pagas' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Pagas' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Gratuitas' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Jornada' })).toBeNull())
  const search = screen.getByRole('searchbox', { name: 'Buscar newsletters' })
  await userEvent.click(search)
  await userEvent.paste('PROTECAO de dados')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'Dados em Pauta' })).toBeInTheDocument()
  await userEvent.clear(search)
  await userEvent.paste('nada disso')
  fireEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
  await featured()
  expect(await screen.findByRole('heading', { name: 'Jornada' })).toBeInTheDocument()
})

test('the second tab shows only what is subscribed, as it changes [NWS-016]', async () => {
  const { services } = await list({ as: 'beatriz', at: '/newsletters?aba=assinaturas' })
  for (const id of services.relations.ids('subscribed')) await services.relations.set('subscribed', id, false)
  expect(await screen.findByText('Você ainda não assina nenhuma newsletter')).toBeInTheDocument()
  expect(screen.getByText('Assine uma e ela passa a aparecer aqui.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Explorar newsletters' }))
  expect(tab('Explorar').getAttribute('aria-selected')).toBe('true')
  await services.relations.set('subscribed', 'newsletter-jornada', true)
  fireEvent.click(tab('Minhas Assinaturas'))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'Jornada' })).toBeInTheDocument()
})

test('a visitor is asked to sign in for subscriptions and for creating', async () => {
  const { logins } = await list({ at: '/newsletters?aba=assinaturas' })
  expect(await screen.findByText('Entre para ver suas assinaturas')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Criar newsletter' }))
  expect(logins()).toBe(1)
})

test('a failed load says so and is tried again with the filters kept [EXP-34]', async () => {
  const { simulate } = await list({ at: '/newsletters?filtro=pagas', simulation: { fail: ['newsletters.listAll'] } })
  expect(await screen.findByText('Erro ao carregar newsletters')).toBeInTheDocument()
  simulate({})
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('heading', { name: 'Jornada' })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('what the address asks for is what is shown', async () => {
  await list({ at: '/newsletters?filtro=pagas&q=jornada' })
  expect(await screen.findByRole('heading', { name: 'Jornada' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Pagas' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jornada')
  expect(tab('Explorar').getAttribute('aria-selected')).toBe('true')
})

const open = (at = '/newsletters') => renderWithServices(<NewslettersPage />, { at, as: 'beatriz' })
const search = () => screen.queryByRole('searchbox', { name: 'Buscar newsletters' })

test('a phone begins with the newsletters: few words above them, and the search at one press', async () => {
  windowOf(390)
  await open()
  await screen.findByRole('region', { name: 'Newsletter em destaque' })
  expect(screen.queryByText(/^Julgados, cláusulas e prática/)).toBeNull()
  const create = screen.getByRole('button', { name: 'Criar newsletter' })
  expect(create.textContent).toBe('Criar')
  expect(search()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Buscar e filtrar newsletters' }))
  expect(await screen.findByRole('searchbox', { name: 'Buscar newsletters' })).toBeInTheDocument()
})

test.each(['?q=jornada', '?filtro=pagas'])('a phone shows what narrows the list: %s', async (query) => {
  windowOf(390)
  await open(`/newsletters${query}`)
  expect(await screen.findByRole('heading', { name: 'Jornada' })).toBeInTheDocument()
  expect(search()).toBeInTheDocument()
})
