import { crashBufferKey } from '@ementa/contracts'
import { createTestWorld } from '@ementa/testing'
import { createEvent, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcedIssue, announceHandover, handOver, takeOver, type Written } from './handover'
import { holdKeys } from './key-bridge'

const COPY = { title: 'T', subject: 'S', preheader: '', ops: null, writtenAt: 1 }
const written = (changes: Partial<Written> = {}): Written => ({ copy: COPY, isNewer: true, place: null, ...changes })
const KEY = crashBufferKey('ana', 'issue', 'i1')

const ends: (() => string)[] = []
const bridge = () => {
  const end = holdKeys()
  ends.push(end)
  return end
}
beforeEach(() => {
  takeOver('ana', 'i1')
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
})

async function anIssue() {
  const world = await createTestWorld()
  return (await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-01' })).issue
}

test('the next page finds the stored issue and what was written, once', async () => {
  const issue = await anIssue()
  expect([announcedIssue('i1'), takeOver('ana', 'i1')]).toEqual([null, undefined])
  announceHandover('i1', issue)
  expect(announcedIssue('i1')).toBe(issue)
  expect([announcedIssue('i2'), takeOver('ana', 'i1')]).toEqual([null, undefined])
  const what = written()
  handOver('ana', 'i1', what)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toEqual(COPY)
  const taken = takeOver('ana', 'i1')
  expect(taken?.written).toBe(what)
  expect(taken?.endKeys()).toBe('')
  expect(localStorage.getItem(KEY)).toBeNull()
  expect([announcedIssue('i1'), takeOver('ana', 'i1')]).toEqual([null, undefined])
})

test('what was saved needs no copy, and what nobody announced is not handed over', () => {
  handOver('ana', 'i1', written())
  expect([localStorage.getItem(KEY), takeOver('ana', 'i1')]).toEqual([null, undefined])
  announceHandover('i1', null)
  handOver('ana', 'i1', written({ isNewer: false }))
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(takeOver('ana', 'i1')?.written.isNewer).toBe(false)
})

test('letters typed between the two pages belong to the text', () => {
  announceHandover('i1', null)
  handOver('ana', 'i1', written({ place: { field: 'subject', start: 0, end: 0 } }))
  fireEvent.keyDown(document.body, { key: 'x' })
  expect(takeOver('ana', 'i1')?.endKeys()).toBe('x')
})

test.each([
  [{ key: 'a', ctrlKey: true }],
  [{ key: 'a', metaKey: true }],
  [{ key: 'a', altKey: true }],
  [{ key: 'a', isComposing: true }],
  [{ key: 'Tab' }],
  [{ key: 'ArrowLeft' }],
])('%j is left to the page', (init) => {
  const end = bridge()
  const event = createEvent.keyDown(document.body, init)
  fireEvent(document.body, event)
  expect([event.defaultPrevented, end()]).toEqual([false, ''])
})

test('a letter is taken from the page before anyone hears of it', () => {
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  const end = bridge()
  window.addEventListener('keydown', heard, true)
  const event = createEvent.keyDown(document.body, { key: 'é' })
  fireEvent(document.body, event)
  window.removeEventListener('keydown', heard)
  window.removeEventListener('keydown', heard, true)
  expect([event.defaultPrevented, heard.mock.calls.length, end()]).toEqual([true, 0, 'é'])
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"><b>x</b></p>'])(
  'in %s letters go where they are typed',
  (html) => {
    document.body.innerHTML = html
    const end = bridge()
    fireEvent.keyDown(document.querySelector('b') ?? document.body.children[0] ?? document.body, { key: 'a' })
    expect(end()).toBe('')
  },
)

test('a page that never comes is not waited for', () => {
  vi.useFakeTimers()
  const end = bridge()
  vi.advanceTimersByTime(7999)
  fireEvent.keyDown(document.body, { key: 'a' })
  vi.advanceTimersByTime(1)
  fireEvent.keyDown(document.body, { key: 'b' })
  expect(end()).toBe('a')
  expect(vi.getTimerCount()).toBe(0)
})

test('a bridge that has ended waits for nothing', () => {
  vi.useFakeTimers()
  bridge()()
  expect(vi.getTimerCount()).toBe(0)
})
