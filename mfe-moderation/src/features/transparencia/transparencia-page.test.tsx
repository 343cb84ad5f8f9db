import { formatNumber } from '@ementa/ui'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, eventually, open } from '../../test/open'

test('everybody reads what moderation did, for the period that is chosen', async () => {
  const { api } = await open('/transparencia', { as: null })
  const month = await api.moderation.getTransparency({ days: 30 })
  const year = await api.moderation.getTransparency({ days: 365 })
  const text = () => screen.getByRole('region', { name: / a / }).textContent
  expect(await screen.findByRole('region', { name: / a / })).toHaveTextContent(
    `Denúncias${formatNumber(month.reports)}Decisões${formatNumber(month.decisions)}`,
  )
  const bars = within(screen.getByRole('table', { name: 'Por medida' })).getAllByRole('row')
  expect(bars).toHaveLength(month.by_action.length)
  expect(bars[0]?.textContent).toBe(`Aprovação${month.by_action[0]?.count}`)
  choose('Período', '365')
  await eventually(() => expect(text()).toContain(`Denúncias${formatNumber(year.reports)}`))
})
