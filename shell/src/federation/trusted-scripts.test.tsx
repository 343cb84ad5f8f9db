import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  acceptFiles,
  acceptOrigin,
  addressOf,
  avoidCaches,
  findIntegrityError,
  integrityOf,
  trust,
  trustedScriptUrl,
} from './trusted-scripts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const HASHES = { 'static/later.js': 'YWJj', 'static/later.css': 'ZGVm' }
/** Accepts the manifest of a remote and returns its folder. Each test has its own, because accepted files stay accepted. */
function accepted(host: string) {
  const folder = `https://${host}.example/apps/`
  acceptFiles(`${folder}mf-manifest.json`, HASHES)
  return folder
}
const refusal = (url: string) => new TypeError(`Refused a script: no manifest of a remote names ${url}.`)

test('a style sheet whose content was altered is found, although the error about it names no file', async () => {
  const folder = accepted('altered-sheet')
  vi.stubGlobal('fetch', async (_: string, { integrity }: RequestInit) =>
    integrity ? Promise.reject(new TypeError('Failed to fetch')) : new Response(),
  )
  const link = document.createElement('link')
  trust(link, `${folder}static/later.css`)
  const remote = { name: 'social', entry: `${folder}mf-manifest.json`, routes: ['/'] }
  const detail = 'Loading css chunk 9 failed.\n(error: undefined)'
  expect(await findIntegrityError(remote, detail)).toBeNull()
  link.dispatchEvent(new Event('error'))
  expect((await findIntegrityError(remote, detail))?.message).toMatch(/later\.css is not what its manifest says$/)
})

test('the hash of a file is that of its path, whatever it is asked with', () => {
  const folder = accepted('hashes')
  expect(integrityOf(`${folder}static/later.js?1`)).toBe('sha256-YWJj')
  expect(integrityOf(`${folder}static/other.js`)).toBeUndefined()
  expect(integrityOf('https://hashes.example/static/later.js')).toBeUndefined()
  acceptFiles('https://localhost.example/mf-manifest.json', {})
  acceptFiles(`${location.origin}/apps/own/mf-manifest.json`, { 'a.js': 'b3du' })
  expect(integrityOf('/apps/own/a.js'), 'of this origin, by its path').toBe('sha256-b3du')
})

test('once a file of a remote was refused, its files are asked for past every cache, those of others as before', () => {
  const folder = accepted('repaired')
  const other = accepted('untouched')
  const file = `${folder}static/later.js`
  expect(addressOf(file)).toBe(file)
  vi.spyOn(Date, 'now').mockReturnValue(1234)
  expect(avoidCaches(`${folder}mf-manifest.json`)).toBeUndefined()
  expect(addressOf(file)).toBe(`${file}?1234`)
  expect(addressOf(`${other}static/later.js`)).toBe(`${other}static/later.js`)
  const script = document.createElement('script')
  const link = document.createElement('link')
  trust(script, file)
  trust(link, `${folder}static/later.css`)
  expect([script.src, script.integrity]).toEqual([`${file}?1234`, 'sha256-YWJj'])
  expect([link.href, link.integrity]).toEqual([`${folder}static/later.css?1234`, 'sha256-ZGVm'])
  vi.spyOn(Date, 'now').mockReturnValue(5678)
  avoidCaches(`${folder}mf-manifest.json`)
  expect(addressOf(file), 'refused once more').toBe(`${file}?5678`)
})

describe('a script of this page', () => {
  test('is one of its own origin, or one that an accepted manifest names', () => {
    const folder = accepted('made')
    for (const url of [`${folder}static/later.js?1`, `${location.origin}/static/9.js`, '/static/9.js', 'static/9.js'])
      expect(trustedScriptUrl(url)).toBe(url)
  })

  test.each(['https://made.example/static/later.js', 'https://strange.example/a.js', 'data:text/javascript,alert(1)'])(
    'is not %s',
    (url) => {
      expect(() => trustedScriptUrl(url)).toThrow(refusal(url))
    },
  )

  test('of its own origin is still no file of a remote', () => {
    const url = `${location.origin}/static/9.js`
    expect(() => trust(document.createElement('script'), url)).toThrow(refusal(url))
  })
})

describe('a host of a remote in development', () => {
  test('is named by nothing in a build for everybody', () => {
    acceptOrigin('http://localhost:3103/mf-manifest.json')
    const url = 'http://localhost:3103/static/a.js'
    expect(() => trustedScriptUrl(url)).toThrow(refusal(url))
  })
})

/** Simulates the script addresses of a browser with Trusted Types. */
const trusted = (url: string) => `${url}#trusted`

test('where the browser knows trusted types, every address of a script comes from the one policy of the product', async () => {
  const createPolicy = vi.fn((_name: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => trusted(createScriptURL(url)),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.resetModules()
  const { acceptFiles, trust, trustedScriptUrl } = await import('./trusted-scripts')
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('ementa', { createScriptURL: expect.any(Function) })

  acceptFiles('https://typed.example/mf-manifest.json', { 'a.js': 'YWJj' })
  const url = 'https://typed.example/a.js'
  expect(trustedScriptUrl(url)).toBe(trusted(url))
  const script = document.createElement('script')
  trust(script, url)
  expect([script.src, script.integrity]).toEqual([trusted(url), 'sha256-YWJj'])
  expect(() => trustedScriptUrl('https://strange.example/a.js')).toThrow(TypeError)
})
