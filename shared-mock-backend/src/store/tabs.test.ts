import { expect, test, vi } from 'vitest'
import { watchTabs } from './tabs'

function watched() {
  const events = new EventTarget()
  const changed = vi.fn()
  const stop = watchTabs(events, changed)
  const send = (type: string, fields: object = {}) => events.dispatchEvent(Object.assign(new Event(type), fields))
  return { changed, stop, send }
}

test('says which key changed, and null where all may have changed', () => {
  const { changed, send } = watched()
  send('storage', { key: 'ementa-state' })
  send('storage', { key: null })
  send('pageshow', { persisted: true })
  expect(changed.mock.calls).toEqual([['ementa-state'], [null], [null]])
})

test('a page that is shown for the first time, and an event of something else, change nothing', () => {
  const { changed, send } = watched()
  send('pageshow', { persisted: false })
  send('pageshow')
  send('storage')
  send('storage', { key: 7 })
  expect(changed).not.toHaveBeenCalled()
})

test('says nothing after it was stopped', () => {
  const { changed, stop, send } = watched()
  stop()
  for (const type of ['storage', 'pageshow']) send(type, { key: 'a', persisted: true })
  expect(changed).not.toHaveBeenCalled()
})
