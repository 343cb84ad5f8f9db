// @vitest-environment happy-dom
import { createTestWorld, required } from '@ementa/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Decision, DecisionDesk } from './decision-desk'
import { toRow } from './queue-row-data'

afterEach(() => localStorage.clear())

async function world() {
  const made = await createTestWorld({ as: 'moderacao' })
  const { api } = made.services
  const settled = vi.fn()
  made.writes.subscribe(settled)
  const desk = new DecisionDesk(made.services)
  const { items } = await api.moderation.getQueue({})
  const decision = (index: number, change: Partial<Decision> = {}): Decision => ({
    row: toRow(required(items[index])),
    action: 'remove',
    reason: 'Propaganda',
    moderatorId: 'user-moderacao',
    title: 'Publicação de @x foi removida',
    ...change,
  })
  const log = async () => (await api.moderation.getAuditLog({})).total
  return { ...made, api, desk, decision, settled, log }
}

/** Returns the same decision about an older version of the item. */
const outdated = (decision: Decision): Decision => {
  const item = { ...decision.row.item, updated_at: '2020-01-01T00:00:00.000Z' }
  return { ...decision, row: { ...decision.row, item } }
}

describe('a decision', () => {
  test('is waited for until all of them have their answers, a refused one too', async () => {
    const { desk, decision, toasts } = await world()
    await desk.whenDecided()
    void desk.decide(decision(0))
    void desk.decide(outdated(decision(1)))
    expect(toasts).toEqual([])
    await desk.whenDecided()
    expect(toasts.map(({ status }) => status).sort()).toEqual(['error', 'success'])
  })

  test('made twice before the first is answered is sent once, and so is its undo [P-28]', async () => {
    const { desk, decision, calls, toasts } = await world()
    const sent = (name: string) => calls.filter((call) => call.name === name)
    const one = decision(0)
    await Promise.all([desk.decide(one), desk.decide({ ...one, action: 'approve' })])
    expect(sent('moderation.processQueue')).toHaveLength(1)
    expect(toasts.map(({ status }) => status)).toEqual(['success'])
    toasts[0]?.action?.onClick()
    toasts[0]?.action?.onClick()
    await vi.waitFor(() => expect(desk.state.returned).toBe(one.row.id))
    expect(sent('moderation.restore')).toHaveLength(1)
  })

  test('has an undo of its own, which is a decision on the record [P-28]', async () => {
    const { api, desk, decision, log, toasts } = await world()
    const before = await log()
    const [first, second] = [decision(0), decision(1, { title: 'Perfil de @y foi mantido', action: 'approve' })]
    await desk.decide(first)
    await desk.decide(second)
    expect(toasts.map(({ action }) => action?.label)).toEqual(['Desfazer', 'Desfazer'])
    toasts[0]?.action?.onClick()
    await vi.waitFor(() => expect(desk.state.hidden).toEqual({ [second.row.id]: second.row.item.updated_at }))
    expect(desk.state.returned).toBe(first.row.id)
    expect(await log()).toBe(before + 3)
    expect((await api.moderation.getAuditLog({})).entries.map(({ action_type }) => action_type)).toContain('undo')
    const ids = (await api.moderation.getQueue({ limit: 100 })).items.map(({ item }) => item.id)
    expect([ids.includes(first.row.id), ids.includes(second.row.id)]).toEqual([true, false])
  })

  test('whose undo fails still holds, and can be undone again', async () => {
    const { desk, decision, simulate, toasts } = await world()
    await desk.decide(decision(0))
    simulate({ fail: ['moderation.restore'] })
    desk.undoLast()
    await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe('Erro ao desfazer'))
    expect(desk.state.hidden).toEqual({ [decision(0).row.id]: decision(0).row.item.updated_at })
    simulate({})
    desk.undoLast()
    await vi.waitFor(() => expect(desk.state.hidden).toEqual({}))
  })

  test('about what left the queue marks no row, and one that succeeds at last unmarks it', async () => {
    const { desk, decision, toasts, simulate } = await world()
    await desk.decide({ ...decision(0), row: { ...decision(0).row, id: 'queue-nenhum' } })
    expect([toasts.at(-1)?.title, desk.state.failed]).toEqual(['Item fora da fila', {}])
    simulate({ fail: ['moderation.processQueue'] })
    await desk.decide(decision(0))
    expect(desk.state.failed).toEqual({ [decision(0).row.id]: true })
    simulate({})
    await desk.decide(decision(0))
    expect(desk.state.failed).toEqual({})
  })
})
