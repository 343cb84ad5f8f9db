import { inputsOf, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import LawPage from './law-page'

const open = (at: string, as?: string) => renderWithServices(<LawPage />, { at, ...(as && { as }) })

test('the page of an article names it, leads to its act and to the official text, and lists what cites it', async () => {
  const { services } = await open('/leis/lgpd/art-7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Art. 7º' })).toBeInTheDocument()
  const act = screen.getByRole('link', { name: /^Lei Geral de Proteção de Dados/ })
  expect(act.getAttribute('href')).toBe('/leis/lgpd')
  expect(screen.getByRole('link', { name: 'Texto oficial' }).getAttribute('href')).toMatch(/l13709\.htm#art7$/)
  const { law } = await services.api.law.get({ path: '/leis/lgpd/art-7' })
  const { items } = await services.api.law.listCiting({ key: law.key })
  const cards = await screen.findAllByRole('article')
  expect(cards.length).toBe(items.length)
})

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

test('a law that nobody cites asks for the first text', async () => {
  await open('/sumulas/stf/300')
  expect(await screen.findByRole('heading', { name: 'Ninguém escreveu sobre isto ainda' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Escrever a primeira' }).getAttribute('href')).toBe('/compose')
  expect(screen.queryByRole('group', { name: 'Ordem e autoria' })).toBeNull()
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
