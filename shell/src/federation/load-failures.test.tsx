import { beforeEach, expect, test, vi } from 'vitest'
import { RemoteError } from '../remote-error'
import * as telemetry from '../telemetry/watch'
import { loadedSection, loadSection } from './load-section'
import { askedParts, fetched, openPage, remoteModule, serve, serveAt } from './test/hosts'

const addresses = () => fetched.mock.calls.map(([address]) => address)
const gone = () => Promise.reject(new Error('Failed to fetch'))

beforeEach(openPage)

const SPARE = 'https://spare.example/mf-manifest.json'
/** Creates a remote with a fallback address. */
function serveTwice(name: string, first: () => unknown, second: () => unknown) {
  const fallback = SPARE.replace('spare', `${name}-spare`)
  serveAt(fallback, name, { './remote': second })
  return serve(name, { './remote': first }, { fallback }).remote
}

test('a remote whose address fails is loaded from its second one, which is said and reported', async () => {
  const report = vi.spyOn(telemetry, 'report')
  const remote = serveTwice('moved-away', gone, () => ({ default: remoteModule }))
  expect(await loadSection(remote)).toBe(remoteModule)
  expect(loadedSection(remote)).toBe(remoteModule)
  expect(addresses().filter((one) => one.endsWith('.json'))).toEqual([remote.entry, remote.fallback])
  expect(askedParts.at(-1)).toBe('https://moved-away-spare.example/r/remoteEntry.js ./remote')
  const [error] = report.mock.calls.map(([incident]) => 'error' in incident && incident.error)
  expect(error).toMatchObject({ kind: 'unreachable', entry: remote.entry })
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'load', error, remote: 'moved-away' })
  expect(console.warn).toHaveBeenCalledWith(`[registry] moved-away is loaded from ${remote.fallback}`, error)
  await loadSection(remote)
  expect(askedParts, 'what is there is not asked for again').toHaveLength(2)
})

test('when both addresses fail the first one is named, and the next try begins with it', async () => {
  let first: () => unknown = gone
  const remote = serveTwice('both-gone', () => first(), gone)
  await expect(loadSection(remote)).rejects.toMatchObject({ kind: 'unreachable', entry: remote.entry })
  expect(loadedSection(remote)).toBeUndefined()
  first = () => ({ default: remoteModule })
  expect(await loadSection(remote)).toBe(remoteModule)
  expect(askedParts).toEqual([
    'https://both-gone.example/r/remoteEntry.js ./remote',
    'https://both-gone-spare.example/r/remoteEntry.js ./remote',
    'https://both-gone.example/r/remoteEntry.js ./remote',
  ])
})

test('what hangs is given up after twelve seconds', async () => {
  vi.useFakeTimers()
  const { remote } = serve('hanging', { './remote': () => new Promise(() => undefined) })
  const failed = vi.fn()
  loadSection(remote).catch(failed)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(askedParts).toHaveLength(1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const [[error] = []] = failed.mock.calls
  expect(error).toBeInstanceOf(RemoteError)
  expect(error).toMatchObject({
    kind: 'timeout',
    remote: 'hanging',
    entry: remote.entry,
    message: `Failed to load the remote "hanging" from ${remote.entry}: no answer within 12000 ms`,
  })
})

test.each([
  ['throws', 'thrown', new TypeError("Cannot read properties of undefined (reading 'useState')"), 'crashed'],
  [
    'does not arrive',
    'lost',
    new TypeError('Failed to fetch dynamically imported module: https://a/b.js'),
    'unreachable',
  ],
])('code that %s as it is loaded is told apart [PLT-016]', async (_, name, cause, kind) => {
  const { remote } = serve(name, { './remote': () => Promise.reject(cause) })
  await expect(loadSection(remote)).rejects.toMatchObject({ kind, cause })
})
