import { expect, test } from 'vitest'
import { calm, start } from '../../test/start'

test('the permission is refused in 20 percent of requests, and may be asked for again [ACC-047]', async () => {
  let chance = 0.1999
  // The product's own rate: whatever the simulation says when nothing is set.
  const simulation = calm({ permissionDenialRate: undefined, seed: undefined })
  const { api } = await start({ simulation, random: () => chance })
  expect(await api.device.requestPermission()).toEqual({ permission: 'denied' })
  chance = 0.2
  expect(await api.device.requestPermission()).toEqual({ permission: 'granted' })
  // Once granted, nobody is asked again.
  chance = 0
  expect(await api.device.requestPermission()).toEqual({ permission: 'granted' })
})
