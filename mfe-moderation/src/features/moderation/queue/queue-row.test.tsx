import type { ModerationReport } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { PlainSheet } from '@ementa/testing/plain-sheet'
import { longDate } from '@ementa/ui'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { addDays, subDays } from 'date-fns'
import { beforeEach, expect, test, vi } from 'vitest'
import { ANA, AT, CONTENT, recordOf, rowOf } from '../../../test/rows'
import { QueueListRow, type QueueRowProps } from './queue-list'
import { PanelReports, QueuePanel } from './queue-panel'

const idle = {
  isSelected: false,
  isChecked: false,
  checkObstacle: null,
  isFailed: false,
  holder: null,
  wantsFocus: false,
}
const handlers = { onFocused: vi.fn(), onSelect: vi.fn(), onCheck: vi.fn() }

beforeEach(() => {
  for (const handler of Object.values(handlers)) handler.mockReset()
})

test('from 80 a priority is red, from 50 a warning, and always a number [MOD-018] [EXP-24]', async () => {
  const priorities = [100, 80, 79, 50, 49, 1]
  await renderWithServices(
    <>
      <PlainSheet />
      {priorities.map((priority) => (
        <QueueListRow key={priority} row={rowOf({ id: `queue-${priority}`, priority })} {...idle} {...handlers} />
      ))}
    </>,
  )
  const colours = priorities.map((priority) => getComputedStyle(screen.getByText(`Prioridade ${priority}`)).color)
  // These are the tokens `danger` and `warning` of the light theme.
  expect([colours[0], colours[2]]).toEqual(['#B3261E', '#7A4B00'])
  expect([colours[1], colours[3], colours[5]]).toEqual([colours[0], colours[2], colours[4]])
  expect(new Set(colours).size).toBe(3)
})

const show = (row: ReturnType<typeof rowOf>, change: Partial<QueueRowProps> = {}) =>
  renderWithServices(<QueueListRow row={row} {...idle} {...change} {...handlers} />)
const article = () => screen.getByRole('article')

test('a row says what it is, whose, what it says, why it was reported and when', async () => {
  const row = rowOf(
    { status: 'in_review', priority: 60, report_count: 3 },
    {
      author: ANA,
      content: CONTENT,
      reporters: 2,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'harassment', count: 1 },
      ],
      first_report_at: subDays(new Date(), 3).toISOString(),
      last_report_at: new Date().toISOString(),
      history: [recordOf()],
    },
  )
  await show(row)
  expect(article()).toHaveAccessibleName('Publicação de @ana')
  expect(article()).toHaveTextContent(
    /^Prioridade 60Publicação.?Em análise.?AFAna Ferraz @ana Advogado.*Compre já\.3 denúncias: Spam \(2\), Assédio \(1\), de 2 pessoasprimeira há 3 dias, última agora · 1 decisão anterior$/,
  )
  expect(article().querySelector('[data-gone]')).toBeNull()
})

test('a row of which little is known says so', async () => {
  await show(rowOf({ report_count: 0, most_common_reason: 'spam' }))
  expect(article()).toHaveTextContent(
    /^Prioridade 1Publicação.?Autor desconhecido Este conteúdo não existe mais\.Spamsem data de denúncia · sem histórico$/,
  )
  expect(article().querySelector('[data-gone="true"]')).not.toBeNull()
})

/** Renders the panel about a row, with a guard that accepts every press. */
async function panel(row: ReturnType<typeof rowOf>, value = '', problem: string | null = null) {
  const act = vi.fn()
  const onChange = vi.fn()
  const decisions: Parameters<typeof QueuePanel>[0]['decisions'] = {
    act,
    continueAfter: vi.fn(),
    decidingObstacle: () => null,
    justificationOf: () => ({ value, onChange, problem }),
    field: { current: null },
    rules: { current: null },
    opensNext: { value: true, onChange: vi.fn() },
  }
  await renderWithServices(
    <QueuePanel
      row={row}
      decisions={decisions}
      guard={{
        isReady: true,
        handlers: { onPointerDownCapture: vi.fn(), onKeyDownCapture: vi.fn() },
        isMeant: () => true,
        accepts: () => true,
      }}
      holder={null}
      onTakeOver={vi.fn()}
      onAnswered={vi.fn()}
      showsKeys
    />,
    { as: 'moderacao' },
  )
  return { act, onChange }
}
const WRITTEN = rowOf({}, { author: ANA, content: CONTENT })
const button = (name: RegExp) => screen.getByRole('button', { name })

test('each decision has its key, says what it does, and a ban when it ends', async () => {
  const { act } = await panel(WRITTEN)
  const buttons = [/^Aprovar publicação/, /^Remover publicação/, /^Aplicar shadow ban/, /^Banir @ana/].map(button)
  expect(buttons.map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '3', '4'])
  const end = longDate(addDays(new Date(), 30))
  expect(buttons.map((one) => one.getAttribute('aria-description'))).toEqual([
    'Continua no ar. Quem denunciou é avisado.',
    'Exige justificativa. Sai do ar para todos; quem escreveu a lê no aviso.',
    'Só quem escreveu continua vendo. Não há aviso.',
    `Banimento temporário, até ${end}. Exige justificativa. A conta volta sozinha ao fim do prazo.`,
  ])
  for (const one of buttons) expect(one).not.toHaveAttribute('aria-disabled')
  for (const one of buttons) fireEvent.click(one)
  expect(act.mock.calls.map(([, action]) => action)).toEqual(['approve', 'remove', 'shadow_ban', 'temp_ban'])
  expect(screen.getByText(/regra ·/)).toBeInTheDocument()
  cleanup()
  await panel(rowOf({}, { author: ANA }))
  expect(button(/^Encerrar as denúncias/)).toHaveAccessibleDescription(
    'Quem denunciou fica sabendo que o conteúdo já tinha sido apagado.',
  )
})

test('the person leads to their case, and earlier decisions are listed, the newest two first', async () => {
  const history = ['a', 'b', 'c'].map((id) => recordOf({ id, reason: id === 'b' ? '' : `Motivo ${id}` }))
  await panel({ ...WRITTEN, history, item: { ...WRITTEN.item, report_count: 0 } })
  expect(screen.getByRole('link', { name: 'Ver ficha' })).toHaveAttribute('href', '/admin/pessoas/ana')
  const past = screen.getByRole('region', { name: 'Histórico da pessoa' })
  const lines = () => within(past).getAllByRole('listitem')
  expect(lines()).toHaveLength(2)
  expect(lines()[0]).toHaveTextContent(/^Remoção · Publicação · Moderação da Ementa · .*Motivo a$/)
  fireEvent.click(within(past).getByRole('button', { name: 'Ver as 3 decisões anteriores' }))
  expect(lines()).toHaveLength(3)
  expect(within(past).queryByRole('button')).toBeNull()
  // Without reports there is no part about them.
  expect(screen.queryByRole('region', { name: /denúncia/ })).toBeNull()
})

test('the open reports are listed, the newest two first, those answered before are not', async () => {
  const report = (id: string, change: Partial<ModerationReport> = {}): ModerationReport => ({
    id,
    item_type: 'post',
    item_id: 'post-1',
    reporter_id: 'user-x',
    reason: 'spam',
    description: `Denúncia ${id}`,
    status: 'pending',
    severity: 'high',
    created_at: AT,
    ...change,
  })
  const reports = [
    report('a', { reported_as: 'impersonation' }),
    report('b', { description: '' }),
    report('c'),
    report('old', { created_at: '2026-11-19T12:00:00.000Z' }),
  ]
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', {
    getReports: async () => ({ reports }),
  })
  const row = rowOf({ report_count: 3 }, { first_report_at: AT })
  const { unmount } = await renderWithServices(<PanelReports row={row} />, { world })
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect((await screen.findAllByRole('listitem')).length).toBe(2)
  expect(lines()[0]).toMatch(/^Falsidade ideológica .* · gravidade alta · .*Denúncia a$/)
  fireEvent.click(button(/^Ver as 3 denúncias$/))
  expect(lines()).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  // Without a date of the first report, all reports count as open.
  await renderWithServices(<PanelReports row={rowOf({ report_count: 3 })} />, { world })
  expect(await screen.findByRole('button', { name: 'Ver as 4 denúncias' })).toBeInTheDocument()
})
