import { beforeEach, expect, test, vi } from 'vitest'
import { keepEvent, readEvents, reportOf } from './black-box'
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

test('the report has the version of the shell and all events', () => {
  keepEvent({ ...event, message: 'for the report' })
  const report = JSON.parse(reportOf())
  expect(report).toEqual({ shell: 'test', events: readEvents() })
  expect(reportOf()).toContain('\n  "events": [')
})
