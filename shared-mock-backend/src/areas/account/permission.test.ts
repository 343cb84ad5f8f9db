import { FAILURE_RATE, STORAGE_KEYS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { seededRandom } from '../../random'
import { readSimulation } from '../../simulation'
import { memoryStorage, SafeStorage } from '../../store/storage'
import { calm, start } from '../../test/start'

test('the permission is refused in 20 percent of requests [ACC-047]', async () => {
  const storage = memoryStorage()
  // The product's own rate: whatever the simulation says when nothing is set.
  const { permissionDenialRate } = readSimulation(new SafeStorage(memoryStorage()))()
  expect(permissionDenialRate).toBe(0.2)
  expect(FAILURE_RATE.permissionDenied).toBe(0.2)
  const { api } = await start({
    storage,
    simulation: calm({ permissionDenialRate, seed: undefined }),
    random: seededRandom(7),
  })
  const requests = 1000
  let refused = 0
  for (let request = 0; request < requests; request++) {
    // Once granted, nobody is asked again.
    storage.removeItem(STORAGE_KEYS.pushPermission)
    if ((await api.device.requestPermission()).permission === 'denied') refused++
  }
  expect(refused / requests).toBeGreaterThan(0.17)
  expect(refused / requests).toBeLessThan(0.23)
})
