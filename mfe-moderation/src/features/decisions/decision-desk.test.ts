// @vitest-environment happy-dom
import { STORAGE_KEYS, TIMING } from '@ementa/contracts'
import { createTestWorld, type TestOptions } from '@ementa/ui/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Decision, DecisionDesk } from './decision-desk'
import { outbox } from './outbox'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

async function world(options: TestOptions = {}) {
  const made = await createTestWorld({ as: 'moderacao', ...options })
  const { api } = made.services
  const settled = vi.fn()
  const desk = new DecisionDesk({ services: made.services, onSettled: settled })
  const { items } = await api.moderation.getQueue({})
  const decision = (index: number, change: Partial<Decision> = {}): Decision => ({
    id: items[index]?.item.id ?? '',
    version: items[index]?.item.updated_at ?? '',
    action: 'remove',
    reason: 'Propaganda',
    moderatorId: 'user-moderacao',
    title: 'Publicação de @x será removida',
    ...change,
  })
  const log = async () => (await api.moderation.getAuditLog({})).total
  return { ...made, api, desk, decision, settled, log }
}

describe('a decision', () => {
  test('leaves the list at once and is sent after ten seconds, not before [MOD-020]', async () => {
    const { desk, decision, log, toasts, settled } = await world()
    const one = decision(0)
    const before = await log()
    desk.decide(one)
    expect(desk.state.hidden).toEqual({ [one.id]: true })
    await vi.advanceTimersByTimeAsync(TIMING.undo - 1)
    expect(await log()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(async () => expect(await log()).toBe(before + 1))
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
    expect(desk.state.hidden).toEqual({ [one.id]: true })
    expect(toasts.map(({ title }) => title)).toEqual([one.title, 'Ação realizada com sucesso'])
    expect(toasts[1]?.description).toBe('Publicação de @x foi removida')
  })

  test('is undone as if it had never been made', async () => {
    const { desk, decision, log, toasts } = await world()
    const before = await log()
    desk.decide(decision(0))
    desk.decide(decision(1))
    toasts[0]?.action?.onClick()
    expect(desk.state.waiting.map(({ id }) => id)).toEqual([decision(1).id])
    desk.undoLast()
    await vi.advanceTimersByTimeAsync(TIMING.undo)
    expect([desk.state.hidden, await log()]).toEqual([{}, before])
  })

  test('that fails brings its row back and says so [MOD-024]', async () => {
    const { desk, decision, toasts } = await world({ simulation: { fail: ['moderation.processQueue'] } })
    const one = decision(0)
    desk.decide(one)
    await desk.commit(one.id)
    expect(toasts.at(-1)).toMatchObject({ status: 'error', title: 'Erro ao executar ação' })
    expect([desk.state.hidden, desk.state.failed]).toEqual([{}, { [one.id]: true }])
  })

  test('that comes too late names who was faster', async () => {
    const { desk, decision, api, toasts } = await world()
    const one = decision(0)
    desk.decide(one)
    await api.moderation.processQueue({ id: one.id, action_type: 'approve', moderator_id: 'user-beatriz' })
    await desk.commit(one.id)
    expect(toasts.at(-1)).toMatchObject({
      title: 'Item já tratado',
      description: 'Beatriz Nogueira decidiu antes. A fila foi atualizada.',
    })
    expect(desk.state.failed).toEqual({})
  })

  test('of someone who signed out meanwhile waits for them, and says so', async () => {
    const { desk, decision, api, toasts } = await world()
    const one = decision(0)
    desk.decide(one)
    await api.auth.signOut()
    await desk.commit(one.id)
    expect(toasts.at(-1)?.description).toBe(`Não aplicado: ${one.title}. Será aplicado quando você entrar de novo.`)
    expect(outbox.read().map(({ id }) => id)).toEqual([one.id])
  })

  test('about an item that was reported again since is not carried out', async () => {
    const { desk, decision, toasts } = await world()
    const one = decision(0, { version: '2020-01-01T00:00:00.000Z' })
    desk.decide(one)
    await desk.commit(one.id)
    expect(toasts.at(-1)?.title).toBe('O item mudou enquanto você decidia')
    expect(desk.state.hidden).toEqual({})
  })

  test('a temporary ban lasts thirty days and keeps its reason', async () => {
    const { desk, decision, api } = await world()
    const one = decision(0, { action: 'temp_ban', reason: '  Reincidência  ' })
    desk.decide(one)
    await desk.commit(one.id)
    expect((await api.moderation.getAuditLog({})).entries[0]).toMatchObject({
      action_type: 'temp_ban',
      reason: 'Reincidência',
    })
  })
})

describe('a page that goes away', () => {
  test('sends what waits at once', async () => {
    const { desk, decision, log } = await world()
    const before = await log()
    desk.decide(decision(0))
    desk.decide(decision(1))
    desk.leave()
    await vi.waitFor(async () => expect(await log()).toBe(before + 2))
    await vi.waitFor(() => expect(outbox.read()).toEqual([]))
  })

  test('leaves a note, which the next visit of the same person carries out', async () => {
    const { desk, decision, log, simulate, toasts } = await world()
    const before = await log()
    const one = decision(0)
    outbox.add([one, decision(1, { moderatorId: 'user-anapaula' })])
    await desk.resume('user-moderacao')
    expect(await log()).toBe(before + 1)
    expect(outbox.read().map(({ moderatorId }) => moderatorId)).toEqual(['user-anapaula'])
    // It got through after all: no reason to alarm anyone.
    outbox.add([one])
    simulate({})
    const shown = toasts.length
    await desk.resume('user-moderacao')
    expect([toasts.length, outbox.read().length]).toEqual([shown, 1])
  })

  test('a damaged note counts as none', () => {
    localStorage.setItem(STORAGE_KEYS.moderationOutbox, '[{"id":1}]')
    expect(outbox.read()).toEqual([])
  })
})
