import type { ModerationStats } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { address, button, click, open as openAt } from '../../../test/open'
import { Figures, StatsSection } from './stats-section'

const open = (at: string, options: Parameters<typeof openAt>[1] = {}) =>
  openAt(at, { part: <StatsSection />, ...options })

/** Renders the section, which is folded until its heading is pressed. */
async function opened(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Estatísticas' }))
  return screen.findByRole('region', { name: 'Estatísticas' })
}

const NOTHING: ModerationStats = {
  reports_today: 0,
  pending_items: 0,
  avg_response_time_hours: 0,
  actions_taken_today: 0,
  top_reasons: [],
  daily_reports: [],
}
const draw = (stats: Partial<ModerationStats>) =>
  renderWithServices(<Figures stats={{ ...NOTHING, ...stats }} periodName="Hoje" />)

describe('figures', () => {
  test.each([
    [0.5, 'Excelente'],
    [2, 'Excelente'],
    [2.1, 'Bom'],
    [6, 'Bom'],
    [6.1, 'Lento'],
  ])('an answer after %s h is rated %s [MOD-012]', async (hours, rating) => {
    await draw({ avg_response_time_hours: hours })
    expect(screen.getByText(rating)).toBeInTheDocument()
  })

  test.each([
    [11, 'Alta'],
    [10, 'Média'],
    [6, 'Média'],
    [5, 'Baixa'],
    [0, 'Baixa'],
  ])('%s pending items are a workload of %s [MOD-013]', async (pending, workload) => {
    await draw({ pending_items: pending })
    expect(screen.getByText(`Carga de trabalho: ${workload}`)).toBeInTheDocument()
  })

  test('are four numbers, and a count for each reason and each day [MOD-010] [MOD-011]', async () => {
    await draw({
      reports_today: 4,
      pending_items: 12,
      avg_response_time_hours: 2.5,
      actions_taken_today: 7,
      top_reasons: [
        { reason: 'spam', count: 9 },
        { reason: 'harassment', count: 2 },
      ],
      daily_reports: [
        { date: '2026-05-12', count: 5 },
        { date: '2026-05-13', count: 6 },
      ],
    })
    const labels = ['Denúncias hoje', 'Itens pendentes', 'Tempo médio de resposta', 'Ações hoje']
    const values = labels.map((label) => screen.getByText(label).nextSibling?.textContent)
    expect(values).toEqual(['4', '12', '2,5 h', '7'])
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Spam9',
      'Assédio2',
      'ter., 12/055',
      'qua., 13/056',
    ])
  })

  test('are never blank', async () => {
    await draw({})
    expect(screen.getAllByText('Sem dados ainda')).toHaveLength(3)
    expect(screen.queryByText('Excelente')).toBeNull()
    expect(screen.getByText('Tempo médio de resposta').nextSibling?.textContent).toBe('—')
    for (const title of ['Principais motivos · Hoje', 'Denúncias por dia · Hoje'])
      expect(screen.getByText(title)).toBeInTheDocument()
  })
})

/** Renders the section with these figures. */
async function openWith(stats: Partial<ModerationStats>) {
  const world = await createTestWorld({ as: 'moderacao' })
  const getStats = vi.fn(async (_: { period: string }) => ({ ...NOTHING, ...stats }))
  await open('/admin/moderation', { world: withCalls(world, 'moderation', { getStats }) })
  return getStats
}

test.each([
  [{}, '0 pendentes (carga baixa) · hoje: 0 denúncias, 0 ações'],
  [
    { pending_items: 1, reports_today: 1, actions_taken_today: 1, avg_response_time_hours: 2.55 },
    '1 pendente (carga baixa) · hoje: 1 denúncia, 1 ação · resposta em 2,6 h (Bom)',
  ],
  [
    { pending_items: 6, reports_today: 2, actions_taken_today: 3, avg_response_time_hours: 0.5 },
    '6 pendentes (carga média) · hoje: 2 denúncias, 3 ações · resposta em 0,5 h (Excelente)',
  ],
])('%j in one line: %s', async (stats, line) => {
  const getStats = await openWith(stats)
  expect(screen.getByText('Carregando…')).toBeInTheDocument()
  expect(await screen.findByText(line)).toBeInTheDocument()
  expect(getStats).toHaveBeenCalledWith({ period: '7d' })
  // Once opened, the summary disappears, as the figures are below.
  await opened()
  expect(screen.queryByText(line)).toBeNull()
})

test.each([
  ['?periodo=30d', true, 'Últimos 30 dias'],
  ['?periodo=1d', true, 'Hoje'],
  ['?periodo=2d', true, 'Últimos 7 dias'],
])('an address with %s opens them: %s, of “%s”', async (search, _, name) => {
  await open(`/admin/moderation${search}`)
  expect(await screen.findByText(`Principais motivos · ${name}`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Estatísticas' })).toHaveAttribute('aria-expanded', 'true')
  click('Estatísticas')
  expect(screen.getByRole('button', { name: 'Estatísticas' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('Tempo médio de resposta')).toBeNull()
})

describe('the section', () => {
  test('has three periods, kept in the address [MOD-009]', async () => {
    // Just after midnight today has no data.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 13, 12) })
    onTestFinished(() => void vi.useRealTimers())
    await open('/admin/moderation')
    const section = await opened()
    const days = async () =>
      within(required((await within(section).findAllByRole('table'))[1])).getAllByRole('row').length
    const pressed = () =>
      within(within(section).getByRole('group', { name: 'Período das estatísticas' }))
        .getAllByRole('button')
        .map((one) => `${one.textContent} ${one.getAttribute('aria-pressed')}`)
    expect(pressed()).toEqual(['1d false', '7d true', '30d false'])
    expect(['1d', '7d', '30d'].map((name) => button(name).title)).toEqual(['Hoje', 'Últimos 7 dias', 'Últimos 30 dias'])
    click('1d')
    await waitFor(async () => expect(await days()).toBe(1))
    await waitFor(() => expect(address()).toBe('/admin/moderation?periodo=1d'))
    click('30d')
    await waitFor(async () => expect(await days()).toBe(31))
    expect(pressed()).toEqual(['1d false', '7d false', '30d true'])
    click('7d')
    await waitFor(() => expect(address()).toBe('/admin/moderation'))
  })

  test('a failed load says so and can be tried again [MOD-014]', async () => {
    const { simulate } = await open('/admin/moderation', { simulation: { fail: ['moderation.getStats'] } })
    // The folded line reports the failure as well.
    expect(await screen.findByText('Erro ao carregar estatísticas')).toBeInTheDocument()
    await opened()
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar estatísticas' })).toBeInTheDocument()
    simulate({})
    click('Tentar novamente')
    expect(await screen.findByText('Denúncias hoje')).toBeInTheDocument()
    expect(screen.queryByText('Erro ao carregar estatísticas')).toBeNull()
  })
})
