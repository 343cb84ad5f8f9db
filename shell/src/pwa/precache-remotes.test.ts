import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { precacheRemotes } from './precache-remotes'
import { CACHES, isHashedFile } from './worker-protocol'

const SCOPE = 'https://shell.example/ementa/'
const ENTRY = 'https://social.example/mf-manifest.json'

/** Cached addresses by name of the cache. */
let kept: Record<string, string[]>
/** Requests with their integrity. */
let asked: [address: string, integrity: string | undefined][]
let answers: Record<string, () => Response>

const CONTAINER = 'remoteEntry.0123abcd.js'
const manifest = (files: Record<string, string>) => Response.json({ ementa: { files } })

beforeEach(() => {
  kept = {}
  asked = []
  answers = {}
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      kept[name] ??= []
      return {
        match: async (address: string) => kept[name]?.find((one) => one === address),
        put: async (address: string, response: Response) => {
          await response.text()
          kept[name]?.push(address)
        },
      }
    },
  })
  vi.stubGlobal('fetch', async (address: string, { integrity, ...how }: RequestInit) => {
    expect(how).toEqual({ mode: 'cors', credentials: 'omit', cache: 'no-cache' })
    asked.push([address, integrity])
    return answers[address]?.() ?? new Response('ok')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps the document, the registry, and each file of a remote as its manifest vouches for it', async () => {
  answers[ENTRY] = () => manifest({ [CONTAINER]: 'AA=', 'static/a.0123abcd.js': 'BB=' })
  const report = await precacheRemotes(SCOPE, [{ name: 'social', entry: ENTRY }])
  expect(report).toEqual({ warmed: ['social'], failed: [] })
  expect(kept).toEqual({
    [CACHES.documents]: [SCOPE],
    [CACHES.pointers]: [`${SCOPE}remotes.json`, ENTRY],
    [CACHES.files]: [`https://social.example/${CONTAINER}`, 'https://social.example/static/a.0123abcd.js'],
  })
  expect(asked).toContainEqual([`https://social.example/${CONTAINER}`, 'sha256-AA='])
  expect(asked).toContainEqual(['https://social.example/static/a.0123abcd.js', 'sha256-BB='])
  expect(asked).toContainEqual([ENTRY, undefined])
})

test('fonts of a style sheet are kept with it, what lies in the sheet itself needs nothing', async () => {
  answers[ENTRY] = () => manifest({ 'static/a.css': 'CC=' })
  answers['https://social.example/static/a.css'] = () =>
    new Response(
      `@font-face{src:url("f.woff2")} a{src:url('../g.woff2')} b{src:url(/h.woff2)} c{src:url(data:image/x)}`,
    )
  await precacheRemotes(SCOPE, [{ name: 'social', entry: ENTRY }])
  expect(kept[CACHES.files]?.sort()).toEqual([
    'https://social.example/g.woff2',
    'https://social.example/h.woff2',
    'https://social.example/static/a.css',
    'https://social.example/static/f.woff2',
  ])
})

test('a remote that is down is left out and named, the next one is kept', async () => {
  answers[ENTRY] = () => new Response('', { status: 503 })
  const other = 'https://account.example/mf-manifest.json'
  answers[other] = () => manifest({})
  const report = await precacheRemotes(SCOPE, [
    { name: 'social', entry: ENTRY },
    { name: 'account', entry: other },
  ])
  expect(report).toEqual({ warmed: ['account'], failed: ['social'] })
  expect(kept[CACHES.pointers]).toEqual([`${SCOPE}remotes.json`, other])
})

test.each([
  ['/static/a.0123abcd.js', true],
  ['/static/a.0123abc.js', false],
  ['/static/a.0123abcd.js/x', false],
  ['/remoteEntry.js', false],
])('%s has a name that never changes its content: %s', (path, isHashed) => {
  expect(isHashedFile(new URL(path, SCOPE))).toBe(isHashed)
})
