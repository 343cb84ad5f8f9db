import { renderWithServices, required } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import DebatedLawPage from '../features/debated-law/debated-law-page'
import LawResults from '../features/search/law-results'

test('what is debated is a ranked list, below what the reader follows', async () => {
  const { services } = await renderWithServices(<DebatedLawPage />, { at: '/leis', as: 'anapaula' })
  const { laws } = await services.api.law.listDebated()
  const region = await screen.findByRole('region', { name: 'Mais citados' })
  await waitFor(() => expect(within(region).getAllByRole('link')).toHaveLength(laws.length))
  fireEvent.click(required(within(region).getAllByRole('button', { name: /^Seguir / })[0]))
  const followed = await screen.findByRole('region', { name: 'Você segue' })
  await waitFor(() => expect(within(followed).getAllByRole('link')).toHaveLength(1))
})

test('whoever follows no law finds no place for what is followed', async () => {
  const { services } = await renderWithServices(<DebatedLawPage />, { at: '/leis', as: 'anapaula' })
  const region = await screen.findByRole('region', { name: 'Mais citados' })
  await waitFor(() => expect(within(region).getAllByRole('button', { name: /^Seguir / }).length).toBeGreaterThan(0))
  expect(services.relations.has('followedLaw', 'lgpd')).toBe(false)
  expect(screen.queryByRole('region', { name: 'Você segue' })).toBeNull()
})

test('a search that means law shows its page first, and what else was found not before it', async () => {
  await renderWithServices(<LawResults query="art 7 lgpd">O que mais se achou</LawResults>, { at: '/search' })
  expect(screen.queryByText('O que mais se achou')).toBeNull()
  const links = within(await screen.findByRole('region', { name: 'Lei e jurisprudência' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/leis/lgpd/art-7', '/leis/lgpd'])
  expect(screen.getByText('O que mais se achou')).toBeInTheDocument()
})

test('where the law of a search cannot be read, what else was found is shown', async () => {
  await renderWithServices(<LawResults query="art 7 lgpd">O que mais se achou</LawResults>, {
    at: '/search',
    simulation: { fail: ['law.find'] },
  })
  expect(await screen.findByText('O que mais se achou')).toBeInTheDocument()
})
