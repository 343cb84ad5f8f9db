import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Simulator, simulationSchema } from './simulation'
import { memoryStorage } from './store/storage'
import { start } from './test/start'

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
  expect(backend.unreadable).toEqual(['ementa-simulation'])
})

test('chance begins again with another seed, goes on with the same, and is anybody’s without one', () => {
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
