import { createTestWorld, withCalls } from '@ementa/testing'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hookOf } from '../../../test/hook'
import { useClaims } from './use-claims'

const claimOf = (item_id: string, moderator_id: string, moderator_name: string) => ({
  ...{ item_id, moderator_id, moderator_name },
  until: '2999-01-01T00:00:00.000Z',
})
const BY_BEATRIZ = claimOf('queue-1', 'user-beatriz', 'Beatriz')
const OWN = claimOf('queue-2', 'user-moderacao', 'Moderação da Ementa')

let openId: string | null = null
let decided: Promise<unknown> = Promise.resolve()
let claims = [BY_BEATRIZ]

beforeEach(() => {
  openId = null
  decided = Promise.resolve()
  claims = [BY_BEATRIZ, OWN]
})
afterEach(() => {
  vi.useRealTimers()
})

/** Renders the claims of the queue as `as` sees them, with a clock that the test controls. */
async function claimsOf(as = 'moderacao') {
  const claim = vi.fn(async (_: { id: string | null; take_over?: boolean }) => ({}))
  const listClaims = vi.fn(async () => ({ claims }))
  const onFreed = vi.fn()
  const world = withCalls(await createTestWorld({ as }), 'moderation', { claim, listClaims })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  const view = await hookOf(() => useClaims(openId, { whenDecided: () => decided }, onFreed), world)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(1)
  return {
    ...{ claim, listClaims, onFreed, pass, view, toasts: world.toasts },
    open: (id: string | null) => {
      openId = id
      view.again()
    },
    sent: () => claim.mock.calls.map(([input]) => input),
    holders: () => Object.fromEntries(view.result.current.holders),
  }
}

const comeBack = () => act(async () => void fireEvent(document, new Event('visibilitychange')))

test('names who has an item, other than oneself', async () => {
  const { holders } = await claimsOf()
  expect(holders()).toEqual({ 'queue-1': 'Beatriz' })
})

describe('the open item', () => {
  test('is taken when it stays open, let go of for another one and when the page is left', async () => {
    const { open, pass, sent, view } = await claimsOf()
    open('queue-3')
    await pass(399)
    expect(sent()).toEqual([])
    await pass(1)
    expect(sent()).toEqual([{ id: 'queue-3' }])
    open('queue-4')
    await pass(0)
    expect(sent().slice(1)).toEqual([{ id: null }])
    await pass(400)
    expect(sent().slice(2)).toEqual([{ id: 'queue-4' }])
    view.unmount()
    await pass(0)
    expect(sent().slice(3)).toEqual([{ id: null }])
  })

  test('is let go of once the decision about it has arrived, and the next one is taken after that', async () => {
    const { claim, open, pass, sent } = await claimsOf()
    open('queue-3')
    await pass(400)
    let answer = (_: unknown) => {}
    decided = new Promise((resolve) => {
      answer = resolve
    })
    open('queue-4')
    await pass(1000)
    expect(sent()).toEqual([{ id: 'queue-3' }])
    let letGo = (_: object) => {}
    claim.mockReturnValueOnce(
      new Promise((resolve) => {
        letGo = resolve
      }),
    )
    answer(null)
    await pass(0)
    expect(sent().slice(1)).toEqual([{ id: null }])
    letGo({})
    await pass(0)
    expect(sent().slice(2)).toEqual([{ id: 'queue-4' }])
  })

  test('that was only walked past is not taken, nor let go of', async () => {
    const { open, pass, sent } = await claimsOf()
    open('queue-3')
    await pass(300)
    open(null)
    await pass(1000)
    expect(sent()).toEqual([])
  })

  test('is not taken by who is no moderator', async () => {
    const { open, pass, sent } = await claimsOf('anapaula')
    open('queue-3')
    await pass(1000)
    expect(sent()).toEqual([])
  })
})

test('what others do is looked for on coming back to the page, and by no clock', async () => {
  const { listClaims, pass, view } = await claimsOf()
  const looks = () => listClaims.mock.calls.length
  const first = looks()
  await pass(60_000)
  expect(looks()).toBe(first)
  await comeBack()
  expect(looks()).toBe(first + 1)
  view.unmount()
  await comeBack()
  expect(looks()).toBe(first + 1)
})

test('an item that was left or decided about is told once, one that is taken is not', async () => {
  const { onFreed, holders } = await claimsOf()
  claims = [BY_BEATRIZ, claimOf('queue-5', 'user-beatriz', 'Beatriz')]
  await comeBack()
  expect(holders()).toEqual({ 'queue-1': 'Beatriz', 'queue-5': 'Beatriz' })
  expect(onFreed).not.toHaveBeenCalled()
  claims = [BY_BEATRIZ]
  await comeBack()
  expect(onFreed).toHaveBeenCalledOnce()
  await comeBack()
  expect(onFreed).toHaveBeenCalledOnce()
})

test('an item is taken over, and what keeps it from being says so', async () => {
  const { claim, sent, view, toasts } = await claimsOf()
  const takeOver = () => act(() => view.result.current.takeOver('queue-1'))
  await takeOver()
  expect([sent(), toasts]).toEqual([[{ id: 'queue-1', take_over: true }], []])
  claim.mockRejectedValueOnce(new Error('down'))
  await takeOver()
  claim.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'QUEUE_ITEM_NOT_FOUND' }))
  await takeOver()
  expect(toasts.map(({ status, title, description }) => [status, title, description])).toEqual([
    ['error', 'Não foi possível assumir o item', 'Tente novamente.'],
    ['error', 'Não foi possível assumir o item', 'O item não está mais na fila.'],
  ])
})
