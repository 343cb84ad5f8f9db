import { STORAGE_KEYS } from '@ementa/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedRemotes } from '../registry/registry'
import { RemoteError } from '../remote-error'
import { readEvents } from './black-box'
import { createRecorder, measure } from './recorder'
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

test('each vital is measured, to a thousandth', () => {
  const add = vi.fn()
  measure(add)
  expect(add).not.toHaveBeenCalled()
  for (const [name, value] of Object.entries({ CLS: 0.123_45, INP: 48, LCP: 1234.5678 }))
    vitals[name]?.({ name, value })
  expect(add.mock.calls).toEqual([
    [{ kind: 'vital', message: 'CLS', value: 0.123 }],
    [{ kind: 'vital', message: 'INP', value: 48 }],
    [{ kind: 'vital', message: 'LCP', value: 1234.568 }],
  ])
})

test('a frame that is felt is measured, with the script that took longest', () => {
  const add = vi.fn()
  measure(add)
  expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'long-animation-frame', buffered: true })
  const scripts = [
    { sourceURL: 'https://a.example/1.js', duration: 20 },
    { sourceURL: 'https://b.example/2.js', duration: 90 },
    { sourceURL: 'https://c.example/3.js', duration: 50 },
  ]
  frames([{ duration: 149.9, scripts }, { duration: 150, scripts }, { duration: 160.6 }])
  expect(add.mock.calls).toEqual([
    [{ kind: 'long-task', message: 'long frame', value: 150, urls: ['https://b.example/2.js'] }],
    [{ kind: 'long-task', message: 'long frame', value: 161, urls: [] }],
  ])
  expect(
    scripts.map(({ duration }) => duration),
    "the list is the browser's",
  ).toEqual([20, 90, 50])
})

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
  ['a text', 'kaputt', 'kaputt'],
  ['an error without a trace', Object.assign(new TypeError('x'), { stack: undefined }), 'TypeError: x'],
])("%s is told without places, as the shell's, and to nobody", (_name, what, message) => {
  recorder().record({ kind: 'error', error: what })
  expect(last()).toMatchObject({ kind: 'error', source: 'shell@test', message })
  expect(last()).not.toHaveProperty('frames')
  expect(error).not.toHaveBeenCalled()
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
