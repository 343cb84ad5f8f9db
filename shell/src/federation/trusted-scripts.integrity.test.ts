import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptFiles, addressOf, findIntegrityError } from './trusted-scripts'

beforeEach(() => void vi.stubGlobal('location', { href: 'https://shell.example/', origin: 'https://shell.example' }))
afterEach(() => vi.unstubAllGlobals())

/** Creates a remote with two files. Each test has its own host, because caches once bypassed stay so. */
function remoteAt(host: string) {
  const folder = `https://${host}.example/`
  acceptFiles(`${folder}mf-manifest.json`, { 'a.js': 'YWJj', 'b.css': 'ZGVm' })
  const remote = { name: 'social', entry: `${folder}mf-manifest.json`, routes: ['/'] }
  return { remote, script: `${folder}a.js`, sheet: `${folder}b.css`, stranger: `${folder}stranger.js` }
}

type Answer = () => Promise<Response> | Response
const there: Answer = () => new Response()
const refused: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Answers of a host to a request with the hash of the file and to one without. */
function hostThat(intact: Answer, plain: Answer) {
  const fetched = vi.fn(async (_url: string, { integrity }: RequestInit) => (integrity ? intact() : plain()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const isAvoided = (file: string) => addressOf(file) !== file

test('a file that comes with another content is altered, and the next try asks past every cache', async () => {
  const { remote, script } = remoteAt('altered-one')
  const signal = vi.spyOn(AbortSignal, 'timeout')
  const fetched = hostThat(refused, there)
  const error = await findIntegrityError(remote, `Loading chunk 1 failed.\n(error: ${script})`)
  expect(error).toMatchObject({
    kind: 'untrusted',
    remote: 'social',
    entry: remote.entry,
    message: `Failed to load the remote "social" from ${remote.entry}: ${script} is not what its manifest says`,
  })
  const common = { credentials: 'omit', signal: expect.any(AbortSignal) }
  expect(fetched.mock.calls).toEqual([
    [script, { ...common, cache: 'reload', integrity: 'sha256-YWJj' }],
    [script, { ...common, cache: 'no-store' }],
  ])
  expect(signal.mock.calls).toEqual([[3000], [3000]])
  expect(isAvoided(script)).toBe(true)
})

test.each<[string, string, Answer, Answer, boolean]>([
  ['that is there as it should be, now', 'repaired-by-now', there, there, true],
  ['that the browser alone has', 'only-kept', there, refused, true],
  ['that does not arrive at all', 'unreachable', refused, refused, false],
  ['that is gone', 'gone', () => new Response('', { status: 404 }), () => new Response('', { status: 404 }), false],
])('a file %s was not altered', async (_, host, intact, plain, avoids) => {
  const { remote, script } = remoteAt(host)
  const fetched = hostThat(intact, plain)
  expect(await findIntegrityError(remote, `(error: ${script})`)).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(isAvoided(script)).toBe(avoids)
})
