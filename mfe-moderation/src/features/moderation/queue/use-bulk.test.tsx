import { COUNT, type Outputs, TIMING } from '@ementa/contracts'
import { createTestWorld, withCalls } from '@ementa/testing'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { hookOf } from '../../../test/hook'
import { AT, rowOf } from '../../../test/rows'
import { DecisionDesk } from './decision-desk'
import { sendInParts, useBulk } from './use-bulk'

type Result = Outputs['moderation']['bulkProcess']['results'][number]
type Outcome = 'ok' | 'ALREADY_HANDLED' | 'MOCK_NETWORK_ERROR'

const ROWS = ['queue-1', 'queue-2', 'queue-3'].map((id) => rowOf({ id }))
const RESOLVED = rowOf({ id: 'queue-4', status: 'resolved' })

const resultOf = (id: string, outcome: Outcome): Result => {
  if (outcome !== 'ok') return { id, ok: false, code: outcome }
  const action = {
    id: `action-${id}`,
    item_type: 'post',
    item_id: 'post-1',
    action_type: 'remove',
    moderator_id: 'user-moderacao',
    reason: '',
    duration_days: null,
    created_at: AT,
    expires_at: null,
    decision_id: `audit-${id}`,
  } as const
  return { id, ok: true, action }
}

/** Renders the hook with the rows of a queue; the outcomes are theirs, in order. */
async function bulkOf(outcomes: Outcome[] = []) {
  const bulkProcess = vi.fn(async ({ items }: { items: { id: string }[] }) => ({
    results: items.map(({ id }, index) => resultOf(id, outcomes[index] ?? 'ok')),
  }))
  const restore = vi.fn(async (_: { id: string; reopen: boolean }) => ({}))
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { bulkProcess, restore })
  const desk = new DecisionDesk(world.services)
  const heading = { current: document.createElement('h2') }
  const { result } = await hookOf(() => useBulk(desk, [...ROWS, RESOLVED], heading), world)
  const bulk = () => result.current
  return {
    ...{ bulk, bulkProcess, restore, desk, heading, toasts: world.toasts },
    chosen: () => bulk().chosen.map(({ id }) => id),
    ask: async (action: 'approve' | 'remove', count: number, reason = 'Propaganda') => {
      for (const { id } of ROWS.slice(0, count)) act(() => bulk().check(id, true))
      act(() => bulk().ask(action))
      act(() => bulk().reason.onChange(reason))
    },
    send: () => act(() => bulk().send()),
  }
}

test('sends what was shown, by its version, with the reason; nothing without a question, and once', async () => {
  const { bulk, ask, send, bulkProcess, heading } = await bulkOf()
  await send()
  expect(bulkProcess).not.toHaveBeenCalled()
  await ask('remove', 2, '  Propaganda ')
  expect(bulk().question?.rows.map(({ id }) => id)).toEqual(['queue-1', 'queue-2'])
  // The button is pressed twice before the first press re-rendered the page.
  let sent: Promise<void>[] = []
  act(() => {
    sent = [bulk().send()]
  })
  expect(bulk().isSending).toBe(true)
  act(() => void sent.push(bulk().send()))
  await act(() => Promise.all(sent))
  expect(bulkProcess).toHaveBeenCalledExactlyOnceWith({
    items: [
      { id: 'queue-1', version: AT, content_version: null },
      { id: 'queue-2', version: AT, content_version: null },
    ],
    action_type: 'remove',
    moderator_id: 'user-moderacao',
    reason: 'Propaganda',
  })
  expect([bulk().isSending, bulk().question, bulk().reason.value]).toEqual([false, null, ''])
  expect(bulk().focusAfter.current).toBe(heading.current)
})

const SUCCESS = 'Ação realizada com sucesso'
const FAILED = 'sem sucesso: continuam selecionados na fila, tente novamente.'
const LATE = 'sem efeito: alguém decidiu antes ou está analisando, o texto mudou ou foi apagado, ou há novas denúncias.'

test.each<[string, Outcome[], string, string, number]>([
  ['one item', ['ok'], SUCCESS, '1 item fora da fila.', 1],
  ['two items', ['ok', 'ok'], SUCCESS, '2 itens fora da fila.', 2],
  [
    'one of two, where the other failed',
    ['ok', 'MOCK_NETWORK_ERROR'],
    '1 de 2 itens tratado',
    '1 item sem sucesso: continua selecionado na fila, tente novamente.',
    1,
  ],
  [
    'two of three, where somebody was faster',
    ['ok', 'ALREADY_HANDLED', 'ok'],
    '2 de 3 itens tratados',
    `1 item ${LATE}`,
    2,
  ],
  [
    'one of three, where both happened',
    ['ok', 'ALREADY_HANDLED', 'MOCK_NETWORK_ERROR'],
    '1 de 3 itens tratado',
    `1 item sem sucesso: continua selecionado na fila, tente novamente. 1 item ${LATE}`,
    1,
  ],
  ['nothing', ['MOCK_NETWORK_ERROR', 'MOCK_NETWORK_ERROR'], 'Erro ao executar ação', `2 itens ${FAILED}`, 0],
])('says what became of it: %s', async (_, outcomes, title, description, done) => {
  const { bulk, ask, send, desk, chosen, toasts } = await bulkOf(outcomes)
  await ask('approve', outcomes.length, '')
  await send()
  const status = title === SUCCESS ? 'success' : 'error'
  expect(toasts).toMatchObject([{ status, title, description }])
  const [toast] = toasts
  expect([toast?.action?.label, toast?.duration === TIMING.undo]).toEqual(
    done > 0 ? ['Desfazer', true] : [undefined, false],
  )
  const idsOf = (outcome: Outcome) => ROWS.map(({ id }) => id).filter((_, index) => outcomes[index] === outcome)
  expect(Object.keys(desk.state.hidden)).toEqual(idsOf('ok'))
  expect(Object.keys(desk.state.failed)).toEqual(idsOf('MOCK_NETWORK_ERROR'))
  expect(chosen()).toEqual(idsOf('MOCK_NETWORK_ERROR'))
  expect(bulk().question).toBeNull()
})

test('a call that fails as a whole leaves the question and what was written', async () => {
  const { bulk, ask, send, bulkProcess, toasts } = await bulkOf()
  bulkProcess.mockRejectedValueOnce(new Error('down'))
  await ask('remove', 2)
  await send()
  expect(toasts).toMatchObject([{ status: 'error', description: 'Não aplicado: “Ação em massa”. Tente novamente.' }])
  expect([bulk().question?.action, bulk().reason.value, bulk().isSending]).toEqual(['remove', 'Propaganda', false])
})

describe('the undo', () => {
  const undone = async (outcomes: Outcome[], fails: boolean[]) => {
    const world = await bulkOf(outcomes)
    const { ask, send, restore, toasts } = world
    await ask('approve', outcomes.length, '')
    await send()
    for (const isFailing of fails) {
      if (isFailing) restore.mockRejectedValueOnce(new Error('down'))
      else restore.mockResolvedValueOnce({})
    }
    await act(async () => toasts[0]?.action?.onClick())
    await vi.waitFor(() => expect(toasts).toHaveLength(2))
    return world
  }

  test('that fails for one puts the others back and says so', async () => {
    const { desk, toasts } = await undone(['ok', 'ok', 'ok'], [false, true, false])
    expect(toasts[1]).toMatchObject({ status: 'error', title: 'Erro ao desfazer' })
    expect(desk.state.hidden).toEqual({ 'queue-2': AT })
  })
})

const rows = Array.from({ length: COUNT.bulkItems * 2 + 5 }, (_, index) => ({ id: `queue-${index}` }))
const late = (part: readonly { id: string }[]) =>
  part.map(({ id }) => ({ id, ok: false as const, code: 'ALREADY_HANDLED' as const }))

test('more items than one call takes go in several, in order', async () => {
  const sizes: number[] = []
  const results = await sendInParts(rows, async (part) => {
    sizes.push(part.length)
    return late(part)
  })
  expect(sizes).toEqual([COUNT.bulkItems, COUNT.bulkItems, 5])
  expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

test('a refused first part is thrown; a later one leaves what was done and can be tried again', async () => {
  const refuse = (at: number) => {
    let calls = 0
    return sendInParts(rows, async (part) => {
      if (++calls > at) throw new Error('down')
      return late(part)
    })
  }
  await expect(refuse(0)).rejects.toThrow('down')
  const results = await refuse(1)
  expect(results).toHaveLength(rows.length)
  expect(results.at(-1)).toEqual({ id: rows.at(-1)?.id, ok: false, code: 'MOCK_NETWORK_ERROR' })
})
