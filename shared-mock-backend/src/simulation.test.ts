import * as v from 'valibot'
import { expect, test } from 'vitest'
import { simulationSchema } from './simulation'
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

test('local storage directs the simulation, and a broken value falls back to the spec’s numbers', async () => {
  const storage = memoryStorage()
  storage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0,"fail":["plans.list"]}')
  const { api, backend } = await start({ storage, simulation: undefined, sleep: async () => {} })
  await expect(api.plans.list()).rejects.toMatchObject({ code: 'MOCK_NETWORK_ERROR' })
  storage.setItem('ementa-simulation', '{"failureRate":"often"}')
  expect(backend.simulation().failureRate).toBeUndefined()
  expect(backend.unreadable).toEqual(['ementa-simulation'])
})
