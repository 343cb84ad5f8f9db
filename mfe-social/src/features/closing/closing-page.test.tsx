import { renderWithServices } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ClosingPage from './closing-page'

beforeEach(() => localStorage.removeItem('ementa-closing'))
const open = (as?: string) => renderWithServices(<ClosingPage />, { at: '/fechamento', ...(as && { as }) })

test('tells in one page what happened in what one follows, each note leading into its conversation', async () => {
  const { calls } = await open('anapaula')
  const people = await screen.findByRole('region', { name: 'De quem você segue' })
  const leadsTo = within(people)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(leadsTo.filter((href) => /^\/p\/[\w-]+\/comments$/.test(href ?? '')).length).toBeGreaterThan(1)
  expect(calls.filter(({ name }) => name === 'closing.get')).toHaveLength(1)
})

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
