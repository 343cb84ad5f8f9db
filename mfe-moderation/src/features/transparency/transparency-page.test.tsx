import type { Transparency } from '@ementa/contracts'
import { createTestWorld, withCalls } from '@ementa/testing'
import { formatNumber, longDate } from '@ementa/ui'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose, click, open, optionsOf } from '../../test/open'

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
  await choose('Período', '365')
  // The days are compared too, as a year of the seed may have no more reports than its last month.
  const first = longDate(`${year.from}T12:00:00`)
  expect(await screen.findByRole('region', { name: new RegExp(`^${first} a `) })).toHaveTextContent(
    `Denúncias${formatNumber(year.reports)}`,
  )
})

const REPORT: Transparency = {
  from: '2026-10-01',
  to: '2026-10-30',
  reports: 1234,
  report_reasons: [{ reason: 'harassment', count: 4 }],
  decisions: 56,
  by_action: [{ action: 'remove', count: 3 }],
  by_item: [{ item_type: 'comment', count: 2 }],
  reversed: 7,
  objections: { received: 8, accepted: 9, upheld: 10, open: 11 },
  median_hours: 2.25,
}

async function show(change: Partial<Transparency> = {}, search = '') {
  const getTransparency = vi.fn(async (_: { days: number }) => ({ ...REPORT, ...change }))
  const world = withCalls(await createTestWorld(), 'moderation', { getTransparency })
  const { container } = await open(`/transparencia${search}`, { world })
  await screen.findByRole('region', { name: '1 de outubro de 2026 a 30 de outubro de 2026' })
  return { page: container, asked: getTransparency.mock.calls.map(([input]) => input) }
}

test('a community without decisions and reports is told so, not shown headings over nothing', async () => {
  await show({ by_action: [], by_item: [], report_reasons: [] })
  for (const title of ['Por medida', 'Por tipo de conteúdo', 'Por motivo'])
    expect(screen.getByText(title).nextSibling).toHaveTextContent('Sem dados ainda')
})

test('every number has its name', async () => {
  const { page, asked } = await show()
  expect(asked).toEqual([{ days: 30 }])
  expect(document.title).toBe('Relatório de transparência — Ementa')
  for (const words of [
    'Denúncias1.234Decisões56Tempo até decidir2,3 hmedianaDesfeitas7não valem mais',
    'Recebidos8Providos9Não providos10Em análise11',
  ])
    expect(page).toHaveTextContent(words)
  const rows = ['Por medida', 'Por tipo de conteúdo', 'Por motivo'].map((name) =>
    within(screen.getByRole('table', { name })).getByRole('row'),
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Remoção3', 'Comentário2', 'Assédio4'])
  expect(optionsOf('Período')).toEqual(['Últimos 30 dias', 'Últimos 90 dias', 'Últimos 365 dias'])
  const print = vi.fn()
  vi.stubGlobal('print', print)
  click('Imprimir')
  expect(print).toHaveBeenCalledOnce()
})

test('a period of the address is asked for, and one in which nothing was answered has no time', async () => {
  const { page, asked } = await show({ median_hours: null }, '?dias=90')
  expect(asked).toEqual([{ days: 90 }])
  expect(page).toHaveTextContent('Tempo até decidir—mediana')
})

test('a report that could not be read says so', async () => {
  const { simulate } = await open('/transparencia', { simulation: { fail: ['moderation.getTransparency'] } })
  expect(await screen.findByText('Erro ao carregar o relatório')).toBeInTheDocument()
  simulate({})
  click('Tentar novamente')
  expect(await screen.findByText('Tempo até decidir')).toBeInTheDocument()
})
