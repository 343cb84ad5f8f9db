import { STORAGE_KEYS } from '@ementa/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedRemotes } from '../registry/registry'
import { RemoteError } from '../remote-error'
import { keepEvent, readEvents } from './black-box'
import { createRecorder, findSource, parseFrames, removePersonal } from './recorder'
import { report, watch } from './watch'

/** Callbacks by metric, with which a test reports a value as the browser would. */
const vitals = vi.hoisted((): Record<string, (metric: { name: string; value: number }) => void> => ({}))
vi.mock('web-vitals', () => {
  const on = (name: string) => (tell: (typeof vitals)[string]) => {
    vitals[name] = tell
  }
  return { onCLS: on('CLS'), onINP: on('INP'), onLCP: on('LCP') }
})

const SOCIAL = 'https://social.example/'
const remote = (name: string, route: string) => ({ name, entry: `https://${name}.example/m.json`, routes: [route] })
const registry = {
  contract: 1,
  remotes: [{ ...remote('social', '/u/:name'), title: 'Publicações' }, remote('account', '/settings/*')],
}

let frames: (entries: object[]) => void
const observe = vi.fn()
function observer(supportedEntryTypes: readonly string[] | undefined) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = supportedEntryTypes
      observe = observe
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        frames = (entries) => callback({ getEntries: () => entries })
      }
    },
  )
}
beforeEach(() => {
  vi.clearAllMocks()
  observer(['long-animation-frame'])
  loadedRemotes.set('social', { version: '1.0.0-aa', base: SOCIAL })
  history.replaceState(null, '', '/u/anapaula')
})
afterEach(() => {
  loadedRemotes.clear()
  vi.useRealTimers()
})

const error = vi.fn(() => '')
const recorder = () => createRecorder({ registry, toast: { error } })
const last = () => readEvents().at(-1)
const failure = (message: string, place: string) =>
  Object.assign(new Error(message), { stack: `Error: x\n    at f (${place}a.js:1:2)` })

test('a vital belongs to the area that is shown, a long frame to the script that ran', () => {
  recorder()
  const lcp = () => vitals.LCP?.({ name: 'LCP', value: 900 })
  lcp()
  expect(last()).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    page: '/u/:name',
    kind: 'vital',
    source: 'social@1.0.0-aa',
    message: 'LCP',
    value: 900,
  })
  history.replaceState(null, '', '/settings/privacy')
  lcp()
  expect(last()).toMatchObject({ source: 'account@?', page: '/settings/*' })
  history.replaceState(null, '', '/nowhere')
  lcp()
  expect(last()).toMatchObject({ source: 'shell@test', page: 'desconhecida' })
  frames([{ duration: 200, scripts: [{ sourceURL: `${SOCIAL}static/a.js`, duration: 90 }] }])
  expect(last()).toMatchObject({ kind: 'long-task', source: 'social@1.0.0-aa', value: 200 })
  expect(last()).not.toHaveProperty('urls')
  history.replaceState(null, '', '/u/anapaula')
  frames([{ duration: 200 }])
  expect(last(), "no script is the shell's").toMatchObject({ source: 'shell@test', page: '/u/:name' })
})

test('the first failure of a render that was repeated says where it was, without what is personal', () => {
  const { record } = recorder()
  record({ kind: 'render', error: new Error('saving "Meu texto" again', { cause: failure('first', SOCIAL) }) })
  expect(last()).toMatchObject({
    kind: 'render',
    source: 'social@1.0.0-aa',
    message: 'Error: saving "…" again',
    frames: [`${SOCIAL}a.js:1:2`],
  })
  record({ kind: 'render', error: Object.assign(failure('x', SOCIAL), { cause: 'no error' }) })
  expect(last()?.frames).toEqual([`${SOCIAL}a.js:1:2`])
  expect(error, 'what was rendered has a card').not.toHaveBeenCalled()
})

test.each([
  ['given up', new DOMException('left', 'AbortError')],
  ['switched off', new RemoteError('social', 'disabled', SOCIAL, 'off')],
  ['measured in the next frame', 'ResizeObserver loop completed with undelivered notifications.'],
])('what was %s is no fault', (_name, what) => {
  const before = readEvents()
  recorder().record({ kind: 'error', error: what })
  expect(readEvents()).toEqual(before)
})

test('an area complains again after ten seconds, another one at once, by the title that it has', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  loadedRemotes.set('account', { version: '1.0.0-bb', base: 'https://account.example/' })
  const { record } = recorder()
  const fail = (base: string, kind: 'error' | 'rejection' = 'error') => record({ kind, error: failure('x', base) })
  fail(SOCIAL)
  fail('https://account.example/', 'rejection')
  vi.setSystemTime(1_009_999)
  fail(SOCIAL)
  expect(error.mock.calls).toEqual([
    ['Ocorreu um erro', 'A última ação em Publicações pode não ter sido concluída. Confira e tente novamente.'],
    ['Ocorreu um erro', 'A última ação em account pode não ter sido concluída. Confira e tente novamente.'],
  ])
  vi.setSystemTime(1_010_000)
  fail(SOCIAL)
  expect(error).toHaveBeenCalledTimes(3)
})

test('before a page is watched nothing is recorded; then what nobody catches is, and what is reported', async () => {
  const before = readEvents().length
  report({ kind: 'render', error: 'too early' })
  const begin = watch({ registry, toast: { error } })
  const told = (message: string) =>
    vi.waitFor(() =>
      expect(
        readEvents()
          .map((event) => event.message)
          .slice(before),
      ).toContain(message),
    )
  dispatchEvent(Object.assign(new Event('error'), { error: new Error('of a press'), message: 'Uncaught' }))
  await told('Error: of a press')
  dispatchEvent(Object.assign(new Event('error'), { message: 'Script error.' }))
  await told('Script error.')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('of a call') }))
  await told('Error: of a call')
  report({ kind: 'render', error: 'of a card' })
  await told('of a card')
  expect(
    readEvents()
      .slice(before)
      .map(({ kind }) => kind),
  ).toEqual(['error', 'error', 'rejection', 'render'])
  observe.mockClear()
  begin()
  await Promise.resolve()
  expect(observe, 'the measurements began with the first incident').not.toHaveBeenCalled()
})

test('what is only in memory is written when the page is left', () => {
  recorder().record({ kind: 'render', error: 'right before the end' })
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(STORAGE_KEYS.blackBox)).toContain('right before the end')
})

test('reads the places of a stack trace, of named and of nameless functions, without queries', () => {
  const text =
    'Error: x\n    at f (http://a.example/s/1.js?v=2:3:4)\n    at http://b.example/2.js:5:6\n    at <anonymous>'
  expect(parseFrames(text)).toEqual(['http://a.example/s/1.js:3:4', 'http://b.example/2.js:5:6'])
  expect(parseFrames(undefined)).toEqual([])
})

test('attributes to the innermost remote, by the longest folder, and else to the shell', () => {
  const parts = [
    { label: 'social@1', base: SOCIAL },
    { label: 'account@1', base: `${SOCIAL}apps/account/` },
  ]
  const shell = 'http://localhost:3000/static/react.js:1:1'
  expect(findSource([shell, `${SOCIAL}static/a.js:1:1`, `${SOCIAL}apps/account/b.js:1:1`], parts, 'shell')).toBe(
    'social@1',
  )
  expect(findSource([`${SOCIAL}apps/account/b.js:1:1`], parts, 'shell')).toBe('account@1')
  expect(findSource([shell], parts, 'shell')).toBe('shell')
})

test.each([
  ['saving "Meu parecer" failed', 'saving "…" failed'],
  ['HTTP 500 for https://api.example/search?q=divórcio#x', 'HTTP 500 for https://api.example/search'],
  ['no user-anapaula (ana@adv.br)', 'no user-… (…)'],
  ['a.b+c@escritorio-1.adv.br.', '….'],
  ['account@1.0.0-7fa947b6 does not fit shell@1.0.0-fc', 'account@1.0.0-7fa947b6 does not fit shell@1.0.0-fc'],
])('leaves out what is personal: %s', (message, left) => {
  expect(removePersonal(message)).toBe(left)
})

test('the page hands over what its policy refuses', async () => {
  const send = vi.fn((_address: URL, _body: string) => true)
  vi.stubGlobal('navigator', { sendBeacon: send })
  const startMeasuring = watch({
    registry: { ...registry, telemetry: 'https://collect.example/events' },
    toast: { error },
  })
  const event = Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
    effectiveDirective: 'script-src',
    blockedURI: 'inline',
    sourceFile: `${SOCIAL}static/a.js`,
    lineNumber: 3,
    columnNumber: 4,
  })
  document.dispatchEvent(event)
  startMeasuring()
  await vi.waitFor(() => expect(readEvents().at(-1)?.message).toBe('script-src blocked inline'))
  dispatchEvent(new Event('pagehide'))
  const sent = send.mock.calls.map(([, body]) => body).join()
  expect(sent).toContain('"kind":"csp","source":"social@1.0.0-aa","message":"script-src blocked inline"')
})

test('where the registry names an address, events are sent when the page is left; else nothing leaves the device', () => {
  const beacon = vi.fn((_address: URL, _body: string) => true)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  const fail = (telemetry: { telemetry?: string }) => {
    const { record } = createRecorder({ registry: { ...registry, ...telemetry }, toast: { error } })
    record({ kind: 'load', error: new RemoteError('social', 'timeout', SOCIAL, 'slow'), remote: 'social' })
    dispatchEvent(new Event('pagehide'))
  }
  fail({})
  expect(beacon).not.toHaveBeenCalled()
  fail({ telemetry: 'https://collect.example/events' })
  const [address, body] = beacon.mock.calls[0] ?? []
  expect(String(address)).toBe('https://collect.example/events')
  expect(JSON.parse(body ?? '')).toMatchObject({
    events: [{ kind: 'load', source: 'social@1.0.0-aa', message: expect.stringMatching(/^EM-102 /) }],
  })
})

test('the box keeps the last 200', () => {
  const event = { at: '2026-03-10T12:00:00.000Z', kind: 'load', source: 'shell@1', page: '/' } as const
  for (let index = 0; index <= 200; index += 1) keepEvent({ ...event, message: `event ${index}` })
  expect(readEvents().map(({ message }) => message)).toHaveLength(200)
  expect(readEvents()[0]?.message).toBe('event 1')
})
