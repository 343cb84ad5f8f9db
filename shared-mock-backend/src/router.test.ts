import { expect, test, vi } from 'vitest'
import { start } from './test/start'

test('an area whose code cannot be fetched fails like the network, and works once it can be', async () => {
  vi.doMock('./areas/deferred-areas', () => {
    throw new Error('Loading chunk failed')
  })
  const { api } = await start()
  await expect(api.search.suggest({ query: 'con' })).rejects.toMatchObject({ code: 'MOCK_NETWORK_ERROR' })

  vi.doUnmock('./areas/deferred-areas')
  await expect(api.search.suggest({ query: 'con' })).resolves.toMatchObject({ tags: expect.any(Array) })
})
