import type { CallName } from '@ementa/contracts'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { type SimulationInput, Simulator, simulationSchema } from './simulation'
import { memoryStorage } from './store/storage'
import { calm, start } from './test/start'

async function outcomes(seed: number): Promise<string> {
  const { api } = await start({ simulation: calm({ failureRate: 0.5, seed }) })
  const results = []
  for (let call = 0; call < 20; call += 1)
    results.push(
      await api.plans.list().then(
        () => 'ok',
        () => 'failed',
      ),
    )
  return results.join(' ')
}

test('the same seed fails the same calls, another seed others [PLT-031]', async () => {
  const first = await outcomes(7)
  expect(first).toContain('ok')
  expect(first).toContain('failed')
  expect(await outcomes(7)).toBe(first)
  expect(await outcomes(8)).not.toBe(first)
})

test('without settings each class of call waits its own time and about 5 percent fail [PLT-031]', async () => {
  const waits: number[] = []
  const sleep = async (ms: number) => void waits.push(ms)
  const { api } = await start({ simulation: calm({ latency: undefined, failureRate: undefined }), sleep })
  let failures = 0
  for (let call = 0; call < 400; call += 1) await api.plans.list().catch(() => (failures += 1))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...waits)).toBeLessThanOrEqual(600)
  expect(failures).toBeGreaterThan(5)
  expect(failures).toBeLessThan(40)

  waits.length = 0
  await api.search.suggest({ query: 'ana' }).catch(() => {})
  expect(waits).toEqual([100])
})

test('without settings every rate is that of the specification [PLT-031] [SOC-084]', () => {
  expect(v.parse(simulationSchema, {})).toMatchObject({
    uploadFailureRate: 0.05,
    syncFailureRate: 0.1,
    installFailureRate: 0.1,
    permissionDenialRate: 0.2,
    bulkFailureRate: 0.1,
  })
})

test('no latency means no timer at all [PLT-031]', async () => {
  const sleep = vi.fn()
  const { api } = await start({ sleep })
  await api.plans.list()
  expect(sleep).not.toHaveBeenCalled()
})

test('local storage directs the simulation, and a broken value falls back to the spec’s numbers', async () => {
  const storage = memoryStorage()
  storage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0,"fail":["plans.list"]}')
  const { api, backend } = await start({ storage, simulation: undefined, sleep: async () => {} })
  await expect(api.plans.list()).rejects.toMatchObject({ code: 'MOCK_NETWORK_ERROR' })
  storage.setItem('ementa-simulation', '{"failureRate":"often"}')
  expect(backend.simulation().failureRate).toBeUndefined()
  expect(backend.problems).toEqual([{ kind: 'corrupt', key: 'ementa-simulation' }])
})

test('a link preview is slow once for each address', async () => {
  const sleep = vi.fn(async () => {})
  const { api } = await start({ simulation: calm({ latency: [300, 600] }), sleep })
  const first = await api.linkPreviews.get({ url: 'https://www.stj.jus.br/sites/noticias' })
  expect(first).toMatchObject({ domain: 'stj.jus.br' })
  expect(await api.linkPreviews.get({ url: 'https://www.stj.jus.br/sites/noticias' })).toEqual(first)
  expect(sleep).toHaveBeenCalledTimes(1)
  expect(await api.linkPreviews.get({ url: 'https://desconhecido.example/' })).toBeNull()
})

describe('chance', () => {
  const simulator = (settings: SimulationInput, random = () => 0.5) =>
    new Simulator({ settings: () => v.parse(simulationSchema, settings), random, sleep: async () => {} })

  test.each([
    [0, 0, false],
    [0.05, 0.0499, true],
    [0.05, 0.05, false],
    [1, 0.999, true],
  ])('of %d with %d drawn is %s', (rate, drawn, happens) => {
    expect(simulator({}, () => drawn).chance(rate)).toBe(happens)
  })

  test('is not drawn where nothing can happen', () => {
    const random = vi.fn(() => 0)
    expect(simulator({}, random).chance(0)).toBe(false)
    expect(random).not.toHaveBeenCalled()
  })

  test('begins again with another seed, goes on with the same, and is anybody’s without one', () => {
    let seed: number | undefined = 7
    const one = new Simulator({
      settings: () => v.parse(simulationSchema, { seed }),
      random: () => 0.25,
      sleep: async () => {},
    })
    const three = () => [one.random(), one.random(), one.random()]
    const [first, second] = [three(), three()]
    expect(second).not.toEqual(first)
    seed = 8
    expect(three()).not.toEqual(first)
    seed = 7
    expect(three()).toEqual(first)
    seed = undefined
    expect(three()).toEqual([0.25, 0.25, 0.25])
  })

  test('of a failing call is its own, unless the settings say one for all or name it', async () => {
    const fails = (settings: SimulationInput, name: CallName, drawn: number) =>
      simulator({ latency: [0, 0], ...settings }, () => drawn).call(name)
    expect(await fails({}, 'moderation.bulkProcess', 0)).toBe(false)
    expect(await fails({ failureRate: 0.5 }, 'moderation.bulkProcess', 0)).toBe(true)
    expect(await fails({ failureRate: 0, fail: ['plans.list'] }, 'plans.list', 0.9)).toBe(true)
    expect(await fails({ failureRate: 0, fail: ['plans.list'] }, 'posts.get', 0)).toBe(false)
  })
})

test('a call waits between the shortest and the longest time', async () => {
  const waits: number[] = []
  const settings = () => v.parse(simulationSchema, { latency: [100, 300], failureRate: 0 })
  for (const drawn of [0, 0.25, 1]) {
    const one = new Simulator({ settings, random: () => drawn, sleep: async (ms) => void waits.push(ms) })
    await one.call('plans.list')
  }
  expect(waits).toEqual([100, 150, 300])
})

test.each([
  ['a time below zero', { latency: [-1, 5] }],
  ['a rate above one', { failureRate: 1.1 }],
  ['a rate below zero', { uploadFailureRate: -0.1 }],
  ['half a post', { posts: 0.5 }],
  ['fewer posts than none', { posts: -1 }],
  ['a seed that is no whole number', { seed: 1.5 }],
])('%s is no setting', (_, settings) => {
  expect(v.is(simulationSchema, settings)).toBe(false)
})
