import { createInstance } from '@module-federation/runtime'
import { expect, test, vi } from 'vitest'
import transportPlugin from './transport-plugin'

type Get = () => Promise<() => unknown>

/** Creates a page with the real runtime, which loads a shared module by name. */
function page(modules: Record<string, Get>) {
  const options = { version: '1.0.0', scope: 'default', shareConfig: { singleton: true, requiredVersion: '^1.0.0' } }
  const shared = Object.fromEntries(Object.entries(modules).map(([name, get]) => [name, { ...options, get }]))
  const runtime = createInstance({
    name: `page-of-${Object.keys(modules)}`,
    remotes: [],
    shared,
    plugins: [transportPlugin()],
  })
  return async (name: string) => {
    const factory = await runtime.loadShare<string>(name)
    return factory ? factory() : undefined
  }
}

test('a shared module that did not arrive is asked for again, one that arrived is not', async () => {
  const get = vi
    .fn<Get>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue(() => 'there')
  const ask = page({ lost: get })
  const load = () => ask('lost')
  const both = [load(), load()]
  await expect(both[0]).rejects.toThrow('Loading chunk 7 failed.')
  await expect(both[1]).rejects.toThrow('Loading chunk 7 failed.')
  expect(get).toHaveBeenCalledOnce()
  expect(await load()).toBe('there')
  expect(await load()).toBe('there')
  expect(get).toHaveBeenCalledTimes(2)
})

test('the failure of one does not touch another, which is being loaded or there', async () => {
  let arrive = (_factory: () => unknown) => {}
  const slow = vi.fn<Get>(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  const ask = page({ slow, missing: () => Promise.reject(new Error('Loading chunk 8 failed.')) })
  const first = ask('slow')
  await vi.waitFor(() => expect(slow).toHaveBeenCalled())
  await expect(ask('missing')).rejects.toThrow('Loading chunk 8 failed.')
  const second = ask('slow')
  arrive(() => 'there')
  expect(await Promise.all([first, second])).toEqual(['there', 'there'])
  expect(slow).toHaveBeenCalledOnce()
})
