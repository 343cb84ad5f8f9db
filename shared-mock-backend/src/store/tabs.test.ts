import { expect, test, vi } from 'vitest'
import { watchTabs } from './tabs'

function watched() {
  const events = new EventTarget()
  const [changed, leaves] = [vi.fn(), vi.fn()]
  const stop = watchTabs(events, changed, leaves)
  const send = (type: string, fields: object = {}) => events.dispatchEvent(Object.assign(new Event(type), fields))
  return { changed, leaves, stop, send }
}

test('says which key changed, and null where all may have changed', () => {
  const { changed, leaves, send } = watched()
  send('storage', { key: 'ementa-state' })
  send('storage', { key: null })
  send('pageshow', { persisted: true })
  expect(changed.mock.calls).toEqual([['ementa-state'], [null], [null]])
  expect(leaves).not.toHaveBeenCalled()
})

test('a page that is shown for the first time, and an event of something else, change nothing', () => {
  const { changed, send } = watched()
  send('pageshow', { persisted: false })
  send('pageshow')
  send('storage')
  send('storage', { key: 7 })
  expect(changed).not.toHaveBeenCalled()
})

test('says when the page ends, and nothing after it was stopped', () => {
  const { changed, leaves, stop, send } = watched()
  send('pagehide')
  expect(leaves).toHaveBeenCalledTimes(1)
  stop()
  for (const type of ['storage', 'pageshow', 'pagehide']) send(type, { key: 'a', persisted: true })
  expect(changed).not.toHaveBeenCalled()
  expect(leaves).toHaveBeenCalledTimes(1)
})
