import { createTestWorld, renderWithServices } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ABTestsPage from '../../features/ab-tests/ab-tests-page'
import { OwnerMetrics } from '../../features/newsletter/owner-metrics'
import { PriceFields } from '../about/price-fields'
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
  expect(Object.values(deliveryTexts(true)).join(' ')).not.toMatch(/aparelho|navegador|simulad/)
})
