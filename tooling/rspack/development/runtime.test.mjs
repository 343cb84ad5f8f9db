import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Creates the copy of the runtime that each package brings. */
const copy = () => ({
  register: vi.fn(),
  injectIntoGlobalHook: vi.fn(),
  createSignatureFunctionForTransform: vi.fn(),
  performReactRefresh: vi.fn(),
  getFamilyByType: vi.fn(),
  isLikelyComponentType: vi.fn(),
})

/** @param {string} folder @param {ReturnType<typeof copy>} own */
async function load(folder, own) {
  vi.resetModules()
  vi.stubGlobal('__PACKAGE__', folder)
  vi.doMock('#refresh-runtime', () => own)
  return import('./runtime.mjs')
}
beforeEach(() => {
  vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', { inject: vi.fn(), onCommitFiberRoot: vi.fn() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of /** @type {const} */ (['ementaRefresh', 'ementaRepaint'])) delete globalThis[name]
})

test('every package registers with the runtime that was there first, under a name of its own', async () => {
  const [first, second] = [copy(), copy()]
  const shell = await load('shell', first)
  shell.injectIntoGlobalHook(globalThis)
  shell.register('component', './src/routes.tsx_App')
  const social = await load('mfe-social', second)
  social.injectIntoGlobalHook(globalThis)
  social.register('component', './src/routes.tsx_App')
  social.performReactRefresh()

  expect(first.injectIntoGlobalHook).toHaveBeenCalledTimes(1)
  expect(first.register.mock.calls.map(([, id]) => id)).toEqual([
    'shell ./src/routes.tsx_App',
    'mfe-social ./src/routes.tsx_App',
  ])
  expect(first.performReactRefresh).toHaveBeenCalledTimes(1)
  for (const unused of Object.values(second)) expect(unused).not.toHaveBeenCalled()
})
