import type { ModerationStats } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, click, eventually, open as openAt } from '../../../test/open'
import { Figures, StatsSection } from './stats-section'

const open = (at: string, options: Parameters<typeof openAt>[1] = {}) =>
  openAt(at, { part: <StatsSection />, ...options })

/** The section, one line until its heading is pressed. */
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
  })
})

describe('the section', () => {
  test('shows the four numbers, top reasons and daily reports of the period [MOD-010] [MOD-011]', async () => {
    const { api } = await open('/admin/moderation')
    const stats = await api.moderation.getStats({ period: '7d' })
    const section = await opened()
    for (const label of ['Denúncias hoje', 'Itens pendentes', 'Tempo médio de resposta', 'Ações hoje']) {
      expect(await within(section).findByText(label)).toBeInTheDocument()
    }
    expect(within(section).getByText('Itens pendentes').nextSibling?.textContent).toBe(String(stats.pending_items))
    const [reasons, days] = within(section).getAllByRole('table')
    expect(
      within(reasons ?? section)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toContain(`Spam${stats.top_reasons.find(({ reason }) => reason === 'spam')?.count}`)
    expect(within(days ?? section).getAllByRole('row')).toHaveLength(7)
  })

  test('is one line with the numbers until it is asked for, so that the queue is in sight', async () => {
    const { api } = await open('/admin/moderation')
    const { pending_items } = await api.moderation.getStats({ period: '7d' })
    expect(
      await screen.findByText(new RegExp(`^${pending_items} pendentes \\(carga alta\\) · hoje: `)),
    ).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    cleanup()
    await open('/admin/moderation?periodo=30d&item=queue-01')
    expect(await screen.findByText(/pendentes/)).toBeInTheDocument()
    expect(screen.queryByText('Tempo médio de resposta')).toBeNull()
  })

  test('has three periods, kept in the address [MOD-009]', async () => {
    await open('/admin/moderation')
    const section = await opened()
    const days = async () =>
      within((await within(section).findAllByRole('table'))[1] ?? section).getAllByRole('row').length
    const pressed = () =>
      within(within(section).getByRole('group', { name: 'Período das estatísticas' }))
        .getAllByRole('button')
        .map((one) => `${one.textContent} ${one.getAttribute('aria-pressed')}`)
    expect(pressed()).toEqual(['1d false', '7d true', '30d false'])
    click('1d')
    await eventually(async () => expect(await days()).toBe(1))
    await eventually(() => expect(address()).toBe('/admin/moderation?periodo=1d'))
    click('30d')
    await eventually(async () => expect(await days()).toBe(31))
    expect(pressed()).toEqual(['1d false', '7d false', '30d true'])
  })

  test('a failed load says so and can be tried again [MOD-014]', async () => {
    const { simulate } = await open('/admin/moderation', { simulation: { fail: ['moderation.getStats'] } })
    // Said without anybody asking for the numbers.
    expect(await screen.findByText('Erro ao carregar estatísticas')).toBeInTheDocument()
    await opened()
    expect(await screen.findByRole('heading', { name: 'Erro ao carregar estatísticas' })).toBeInTheDocument()
    simulate({})
    click('Tentar novamente')
    expect(await screen.findByText('Denúncias hoje')).toBeInTheDocument()
    expect(screen.queryByText('Erro ao carregar estatísticas')).toBeNull()
  })
})
