import { expect, test, vi } from 'vitest'
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
