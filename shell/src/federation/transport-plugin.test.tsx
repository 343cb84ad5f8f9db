import { createInstance } from '@module-federation/runtime'
import { expect, test, vi } from 'vitest'
import transportPlugin from './transport-plugin'
import { acceptFiles } from './trusted-scripts'

acceptFiles('https://transported.example/mf-manifest.json', { 'a.js': 'YWJj', 'a.css': 'ZGVm' })
const JS = 'https://transported.example/a.js'
const CSS = 'https://transported.example/a.css'

const { createScript, createLink } = transportPlugin()

/** Extracts the element from the result of a runtime hook, which also has a timeout. */
function made<Made>(created: unknown, kind: new () => Made): Made {
  for (const part of Object.values(Object(created))) if (part instanceof kind) return part
  throw new Error('Failed to find an element.')
}

/** Lists the properties of a request; happy-dom does not reflect all of them as attributes. */
const requestOf = (element: HTMLScriptElement | HTMLLinkElement) => [element.integrity, element.crossOrigin]

test('a script of a remote is asked for with its hash and without cookies, for eight seconds', () => {
  const created = createScript?.({ url: JS })
  const script = made(created, HTMLScriptElement)
  expect(created).toEqual({ script, timeout: 8000 })
  expect([script.localName, script.src, ...requestOf(script)]).toEqual(['script', JS, 'sha256-YWJj', 'anonymous'])
})

test('a style sheet is asked for in the same way, and keeps what the runtime wants of it', () => {
  const created = createLink?.({ url: CSS, attrs: { rel: 'stylesheet', 'data-order': 1 } })
  const link = made(created, HTMLLinkElement)
  expect(created).toEqual({ link, timeout: 8000 })
  expect([link.localName, link.href, ...requestOf(link)]).toEqual(['link', CSS, 'sha256-ZGVm', 'anonymous'])
  expect([link.rel, link.dataset.order]).toEqual(['stylesheet', '1'])
})

test('what no manifest names is not asked for at all', () => {
  const url = 'https://transported.example/stranger'
  expect(() => createScript?.({ url: `${url}.js` })).toThrow(`no manifest of a remote names ${url}.js`)
  expect(() => createLink?.({ url: `${url}.css` })).toThrow(`no manifest of a remote names ${url}.css`)
})

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
