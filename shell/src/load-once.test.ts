import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once'

test('what failed to load is loaded again, what arrived is not', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to load.'))
    .mockResolvedValue('there')
  const get = loadOnce(load)
  const both = [get(), get()]
  await expect(both[0]).rejects.toThrow('Failed to load.')
  await expect(both[1]).rejects.toThrow('Failed to load.')
  expect(load).toHaveBeenCalledTimes(1)
  expect(await get()).toBe('there')
  expect(await get()).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})
