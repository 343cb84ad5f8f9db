import { STORAGE_KEYS } from '@ementa/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepEvent, readEvents, reportOf, saveEvents } from './black-box'
import { createSender } from './sender'

const event = { at: '', kind: 'error', source: 'shell@1', page: '/', message: 'x' } as const
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ ...event, message: String(from + index) }))

const beacon = vi.fn((_address: URL, _body: string) => true)
const sent = () => beacon.mock.calls.map(([address, body]) => [address.href, JSON.parse(body)])

beforeEach(() => {
  beacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
})

test('events are sent by twenties, and the rest when it is asked for, each once', () => {
  const { add, flush } = createSender('/collect', 'shell@1')
  flush()
  for (const one of numbered(19)) add(one)
  expect(sent()).toEqual([])
  for (const one of numbered(3, 19)) add(one)
  const address = 'http://localhost:3000/collect'
  const first = [address, { app: 'shell@1', events: numbered(20) }]
  expect(sent()).toEqual([first])
  flush()
  flush()
  expect(sent()).toEqual([first, [address, { app: 'shell@1', events: numbered(2, 20) }]])
})

test.each([undefined, ''])('without an address nothing leaves the device: %j', (address) => {
  const { add, flush } = createSender(address, 'shell@1')
  for (const one of numbered(40)) add(one)
  flush()
  expect(sent()).toEqual([])
})

test('the box is written in a pause of the page, or at once where the browser tells of none', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + 60_000 })
  saveEvents()
  const pauses: [() => void, unknown][] = []
  vi.stubGlobal('requestIdleCallback', (...call: (typeof pauses)[number]) => pauses.push(call))
  const written = () => localStorage.getItem(STORAGE_KEYS.blackBox) ?? ''
  keepEvent({ ...event, message: 'in a pause' })
  vi.advanceTimersByTime(0)
  expect(written()).not.toContain('in a pause')
  expect(pauses.map(([, options]) => options)).toEqual([{ timeout: 1000 }])
  pauses[0]?.[0]()
  expect(written()).toContain('in a pause')
  vi.unstubAllGlobals()
  keepEvent({ ...event, message: 'at once' })
  vi.advanceTimersByTime(999)
  expect(written(), 'at most once in a second').not.toContain('at once')
  vi.advanceTimersByTime(1)
  expect(written()).toContain('at once')
})

test('the report has the version of the shell and all events', () => {
  keepEvent({ ...event, message: 'for the report' })
  const report = JSON.parse(reportOf())
  expect(report).toEqual({ shell: 'test', events: readEvents() })
  expect(reportOf()).toContain('\n  "events": [')
})
