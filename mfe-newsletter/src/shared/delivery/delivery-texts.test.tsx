import { createTestWorld, renderWithServices } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ABTestsPage from '../../features/ab-tests/ab-tests-page'
import { OwnerMetrics } from '../../features/newsletter/owner-view'
import { PriceFields } from '../about/about-fields'
import { deliveryTexts } from './delivery-texts'

const device = (isCommunity: boolean) => ({ host: proxy({ isCommunity }), erase: async () => undefined })
const open = async (isCommunity: boolean) =>
  createTestWorld({ as: 'renata', services: { device: device(isCommunity) } })

test.each([
  [true, /não são medidos nesta comunidade/],
  [false, /nenhum e-mail sai deste aparelho/],
])('numbers that nobody measures are not invented (real people: %s)', async (isCommunity, note) => {
  const world = await open(isCommunity)
  const newsletter = await world.services.api.newsletters.create({
    ...{ handle: 'nova', title: 'Nova', description: 'Sobre prazos', isPaid: false, priceCents: 0 },
  })
  await renderWithServices(<OwnerMetrics newsletterId={newsletter.id} isSample={false} />, { world })
  expect(await screen.findByText(note)).toBeInTheDocument()
})

test.each([true, false])('a price is asked for only in the demonstration (real people: %s)', async (isCommunity) => {
  const world = await open(isCommunity)
  await renderWithServices(
    <PriceFields value={{ isPaid: false, price: '' }} error={undefined} onChange={() => undefined} />,
    { world },
  )
  expect(screen.queryAllByRole('radio')).toHaveLength(isCommunity ? 0 : 2)
})

test('where real people read there are no A/B tests, and the page says why', async () => {
  const world = await open(true)
  const at = '/newsletters/jornada/abtest'
  await renderWithServices(<ABTestsPage />, { world, at, pattern: '/newsletters/:handle/abtest' })
  expect(await screen.findByText('Não há testes A/B nesta comunidade')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Novo teste' })).not.toBeInTheDocument()
})

test('no text of a community speaks of this device, or calls sending simulated', () => {
  for (const mailsIssues of [true, false]) {
    const texts = Object.values(deliveryTexts({ isCommunity: true, mailsIssues }))
    expect(texts.join(' ')).not.toMatch(/aparelho|navegador|simulad/)
  }
})

test('that issues go out by mail is said where they do, and nowhere else', () => {
  const said = (facts: Parameters<typeof deliveryTexts>[0]) => {
    const { sending, button, importing } = deliveryTexts(facts)
    return [sending, button, importing]
  }
  for (const text of said({ isCommunity: true, mailsIssues: true })) expect(text).toMatch(/por e-mail/)
  for (const text of said({ isCommunity: true })) expect(text).not.toMatch(/e-mail/)
})
