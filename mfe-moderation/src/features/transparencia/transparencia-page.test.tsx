import { formatNumber, longDate } from '@ementa/ui'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, open } from '../../test/open'

test('everybody reads what moderation did, for the period that is chosen', async () => {
  const { api } = await open('/transparencia', { as: null })
  const month = await api.moderation.getTransparency({ days: 30 })
  const year = await api.moderation.getTransparency({ days: 365 })
  expect(await screen.findByRole('region', { name: / a / })).toHaveTextContent(
    `Denúncias${formatNumber(month.reports)}Decisões${formatNumber(month.decisions)}`,
  )
  const bars = within(screen.getByRole('table', { name: 'Por medida' })).getAllByRole('row')
  expect(bars).toHaveLength(month.by_action.length)
  expect(bars[0]?.textContent).toBe(`Aprovação${month.by_action[0]?.count}`)
  choose('Período', '365')
  // The days, too: a year of the seed may hold no more reports than its last month.
  const first = longDate(`${year.from}T12:00:00`)
  expect(await screen.findByRole('region', { name: new RegExp(`^${first} a `) })).toHaveTextContent(
    `Denúncias${formatNumber(year.reports)}`,
  )
})
