// @vitest-environment happy-dom
import { createTestWorld, required, type TestOptions } from '@ementa/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Decision, DecisionDesk } from './decision-desk'
import { toRow } from './queue-row-data'

afterEach(() => localStorage.clear())

async function world(options: TestOptions = {}) {
  const made = await createTestWorld({ as: 'moderacao', ...options })
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
  test('is carried out at once: closing the page right after loses nothing [MOD-020] [P-28]', async () => {
    const { desk, decision, log, toasts, settled, calls } = await world()
    const before = await log()
    const one = decision(0)
    const sent = desk.decide(one)
    expect(desk.state.hidden).toEqual({ [one.row.id]: one.row.item.updated_at })
    // The call is sent in the same turn as the press, so that leaving the page loses nothing.
    await vi.waitFor(() => expect(calls.at(-1)?.name).toBe('moderation.processQueue'))
    await sent
    expect(await log()).toBe(before + 1)
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
    expect(toasts).toMatchObject([
      { status: 'success', title: 'Ação realizada com sucesso', description: one.title, action: { label: 'Desfazer' } },
    ])
  })

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

  test('is undone by the key too, the last one first', async () => {
    const { desk, decision, toasts } = await world()
    await desk.decide(decision(0))
    await desk.decide(decision(1))
    desk.undoLast()
    await vi.waitFor(() => expect(desk.state.returned).toBe(decision(1).row.id))
    desk.undoLast()
    await vi.waitFor(() => expect(desk.state.hidden).toEqual({}))
    expect(toasts.at(-1)?.title).toBe('Decisão desfeita')
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

  test('that fails brings its row back and says so [MOD-024]', async () => {
    const { desk, decision, toasts } = await world({ simulation: { fail: ['moderation.processQueue'] } })
    const one = decision(0)
    await desk.decide(one)
    expect(toasts.at(-1)).toMatchObject({ status: 'error', title: 'Erro ao executar ação' })
    expect([desk.state.hidden, desk.state.failed]).toEqual([{}, { [one.row.id]: true }])
  })

  test('that comes too late names who was faster', async () => {
    const { desk, decision, api, toasts } = await world()
    const one = decision(0)
    await api.moderation.processQueue({ id: one.row.id, action_type: 'approve', moderator_id: 'user-moderacao' })
    await desk.decide(one)
    expect(toasts.at(-1)).toMatchObject({
      title: 'Item já tratado',
      description: 'Moderação da Ementa decidiu antes. A fila foi atualizada.',
    })
    expect(desk.state.failed).toEqual({})
  })

  test('about an item that was reported again since is not carried out', async () => {
    const { desk, decision, toasts } = await world()
    await desk.decide(outdated(decision(0)))
    expect(toasts.at(-1)?.title).toBe('O item mudou enquanto você decidia')
    expect(desk.state.hidden).toEqual({})
  })

  test('about a text that was changed since it was read is not carried out, and is asked again', async () => {
    const { desk, decision, services, toasts } = await world()
    const one = decision(0)
    const { username } = required((await services.api.moderation.getQueue({})).items[0]?.author)
    await services.session.signIn(username)
    await services.api.posts.update({ id: one.row.item.item_id, body: 'Texto inocente' })
    await services.session.signIn('moderacao')
    await desk.decide(one)
    expect(toasts.at(-1)).toMatchObject({
      title: 'O texto mudou desde que você o abriu',
      description: 'Nada foi aplicado. Leia o novo texto e decida de novo.',
    })
    expect([desk.state.hidden, desk.state.returned]).toEqual([{}, one.row.id])
  })

  test('that would shorten a harder measure is refused in words', async () => {
    const { api, desk, decision, toasts } = await world()
    const { items } = await api.moderation.getQueue({})
    const index = items.findIndex(({ author }) => author?.username === 'peticoesprontas')
    await desk.decide(decision(index, { action: 'temp_ban' }))
    expect(toasts.at(-1)).toMatchObject({
      status: 'error',
      title: 'Há uma medida mais forte em vigor',
      description: 'A conta já está banida sem prazo. Um banimento de 30 dias a encurtaria.',
    })
  })

  test('a temporary ban lasts thirty days and keeps its reason', async () => {
    const { api, desk, decision } = await world()
    const { items } = await api.moderation.getQueue({})
    const index = items.findIndex(({ standing }) => standing?.status === 'active')
    await desk.decide(decision(index, { action: 'temp_ban', reason: '  Reincidência  ' }))
    const entry = (await api.moderation.getAuditLog({ filters: { action_type: 'temp_ban' } })).entries[0]
    expect(entry).toMatchObject({ reason: 'Reincidência' })
  })

  test('names its days only when it is a ban for a time', async () => {
    const { desk, decision, calls } = await world()
    await desk.decide(decision(0, { action: 'approve', reason: '' }))
    await desk.decide(decision(3, { action: 'temp_ban' }))
    const sent = calls.filter(({ name }) => name === 'moderation.processQueue')
    expect(sent.map(({ input }) => (input as { duration_days: unknown }).duration_days)).toEqual([null, 30])
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

  test('ends the way to the one that was just taken back', async () => {
    const { desk, decision, toasts } = await world()
    await desk.decide(decision(0))
    desk.undoLast()
    await vi.waitFor(() => expect(desk.state.returned).toBe(decision(0).row.id))
    expect(toasts.at(-1)).toMatchObject({
      status: 'info',
      description: `${decision(0).title}: não vale mais. O item voltou à fila.`,
    })
    await desk.decide(decision(1))
    expect(desk.state.returned).toBeNull()
  })

  test('that was not made cannot be undone', async () => {
    const { desk, calls, toasts } = await world()
    const before = calls.length
    desk.undoLast()
    await desk.undo('audit-nenhum')
    expect([calls.length, toasts]).toEqual([before, []])
  })
})
