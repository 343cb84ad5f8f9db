import { STORAGE_KEYS } from '@ementa/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedRemotes } from '../registry/registry'
import { RemoteError } from '../remote-error'
import { keepEvent, readEvents, saveEvents } from './black-box'
import { createRecorder, createSender, findSource, parseFrames, removePersonal } from './recorder'
import { watch } from './watch'

const SOCIAL = 'http://localhost:3001/'
const NOON = '2026-03-10T12:00:00.000Z'
const social = { name: 'social', title: 'Publicações', entry: `${SOCIAL}mf-manifest.json`, routes: ['/', '/u/:name'] }

/** Removes the recorder's listeners after each test, because a recorder lasts as long as its page. */
let stopListening: () => void = () => undefined
beforeEach(() => {
  const { addEventListener } = globalThis
  const added: Parameters<typeof addEventListener>[] = []
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener)
    addEventListener(...listener)
  })
  stopListening = () => {
    for (const [type, listener] of added) removeEventListener(type, listener)
  }
  loadedRemotes.set('social', { version: '1.0.0-aa', base: SOCIAL })
  loadedRemotes.set('account', { version: '1.0.0-bb', base: `${SOCIAL}apps/account/` })
})
afterEach(() => {
  stopListening()
  loadedRemotes.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
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

test('a refusal of the policy is attributed to the file that asked or was asked for, once for each place', () => {
  const { record } = createRecorder({ registry: { contract: 1, remotes: [social] }, toast: { error: () => '' } })
  const refusal = {
    effectiveDirective: 'img-src',
    blockedURI: 'http://ads.example/x?id=1',
    lineNumber: 1,
    columnNumber: 7,
  }
  record({ kind: 'csp', violation: { ...refusal, sourceFile: `${SOCIAL}static/a.js?v=2` } })
  record({ kind: 'csp', violation: { ...refusal, sourceFile: `${SOCIAL}static/a.js?v=2` } })
  record({ kind: 'csp', violation: { ...refusal, blockedURI: `${SOCIAL}apps/account/b.js`, sourceFile: '' } })
  record({
    kind: 'csp',
    violation: { ...refusal, blockedURI: 'eval', sourceFile: 'http://localhost:3000/static/app.js' },
  })
  expect(readEvents().filter(({ message }) => message.startsWith('img-src'))).toMatchObject([
    {
      kind: 'csp',
      source: 'social@1.0.0-aa',
      message: 'img-src blocked http://ads.example/x',
      frames: [`${SOCIAL}static/a.js:1:7`],
    },
    { source: 'account@1.0.0-bb' },
    { source: expect.stringMatching(/^shell@/), message: 'img-src blocked eval' },
  ])
})

test('the page hands over what its policy refuses', async () => {
  const send = vi.fn((_address: URL, _body: string) => true)
  vi.stubGlobal('navigator', { sendBeacon: send })
  const startMeasuring = watch({
    registry: { contract: 1, remotes: [social], telemetry: 'https://collect.example/events' },
    toast: { error: () => '' },
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

test('a storm of errors is written once, in a pause of the page', () => {
  readEvents()
  saveEvents()
  vi.useFakeTimers()
  const untouched = 'not written yet'
  const text = () => localStorage.getItem(STORAGE_KEYS.blackBox)
  localStorage.setItem(STORAGE_KEYS.blackBox, untouched)
  const event = { at: NOON, kind: 'error', source: 'shell@1', page: '/', message: 'of the storm' } as const
  for (let index = 0; index < 100; index += 1) keepEvent(event)
  expect(text()).toBe(untouched)
  vi.advanceTimersByTime(3000)
  expect(text()).toContain('of the storm')
  localStorage.setItem(STORAGE_KEYS.blackBox, untouched)
  saveEvents()
  expect(text(), 'nothing is waiting any more').toBe(untouched)
  localStorage.removeItem(STORAGE_KEYS.blackBox)
})

test('where the registry names an address, events are sent when the page is left; else nothing leaves the device', () => {
  const beacon = vi.fn((_address: URL, _body: string) => true)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  const fail = (telemetry: { telemetry?: string }) => {
    const registry = { contract: 1, remotes: [social], ...telemetry }
    const { record } = createRecorder({ registry, toast: { error: () => '' } })
    record({ kind: 'load', error: new RemoteError('social', 'timeout', social.entry, 'slow'), remote: 'social' })
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

test('events are sent by twenties, and the rest when it is asked for, each once', () => {
  const beacon = vi.fn((_address: URL, _body: string) => true)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  const sent = () =>
    beacon.mock.calls.map(([, body]) => JSON.parse(body).events.map(({ value }: { value: number }) => value))
  const { add, flush } = createSender('/collect', 'shell@1')
  const addAll = (values: number[]) => {
    for (const value of values) add({ at: '', kind: 'vital', source: 'shell@1', page: '/', message: 'x', value })
  }
  const numbers = Array.from({ length: 22 }, (_, index) => index)
  addAll(numbers.slice(0, 19))
  expect(sent()).toEqual([])
  addAll(numbers.slice(19))
  expect(sent()).toEqual([numbers.slice(0, 20)])
  flush()
  flush()
  expect(sent()).toEqual([numbers.slice(0, 20), numbers.slice(20)])
})

test('the box keeps the last 200', () => {
  const event = { at: NOON, kind: 'load', source: 'shell@1', page: '/' } as const
  for (let index = 0; index <= 200; index += 1) keepEvent({ ...event, message: `event ${index}` })
  expect(readEvents().map(({ message }) => message)).toHaveLength(200)
  expect(readEvents()[0]?.message).toBe('event 1')
})
