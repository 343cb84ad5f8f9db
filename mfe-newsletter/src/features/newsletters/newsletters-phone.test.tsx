import { renderWithServices, windowOf } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import NewslettersPage from './newsletters-page'

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

test.each([
  ['', 'Explorar'],
  ['?aba=assinaturas', 'Minhas Assinaturas'],
  ['?aba=nenhuma', 'Explorar'],
])('the address %j opens the tab %s', async (query, name) => {
  await open(`/newsletters${query}`)
  expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
})
