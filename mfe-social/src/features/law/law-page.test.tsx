import { inputsOf, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import LawPage from './law-page'

const open = (at: string, as?: string) => renderWithServices(<LawPage />, { at, ...(as && { as }) })

test('another spelling of its address leads to the one address, and what nobody knows says so', async () => {
  await open('/leis/lei-13709-2018')
  expect(await screen.findByText('/leis/lgpd')).toBeInTheDocument()
})

test('an address that names nothing offers the search', async () => {
  await open('/leis/lgpd/art-300')
  expect(await screen.findByRole('heading', { level: 1, name: /Não reconhecemos/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Buscar' }).getAttribute('href')).toBe('/search')
})

test('a damaged address offers the search too', async () => {
  await open('/leis/%E0%A4%A')
  expect(await screen.findByRole('heading', { level: 1, name: /Não reconhecemos/ })).toBeInTheDocument()
})

test('order and authorship are in the address, and law is followed like a tag', async () => {
  const { services, calls, toasts } = await open('/leis/lgpd', 'anapaula')
  await screen.findAllByRole('article')
  fireEvent.click(screen.getByRole('button', { name: 'Mais discutidas' }))
  fireEvent.click(screen.getByRole('button', { name: 'De quem sigo' }))
  await waitFor(() =>
    expect(inputsOf(calls, 'law.listCiting').at(-1)).toMatchObject({
      order: 'discussed',
      by: 'following',
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Seguir Lei Geral de Proteção de Dados Pessoais' }))
  await waitFor(() => expect(toasts[0]?.title).toBe('Agora você segue: Lei Geral de Proteção de Dados Pessoais'))
  expect((await services.api.law.listFollowed()).laws).toHaveLength(1)
})
