import { stored, TIMING } from '@ementa/contracts'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCrashCopy } from './crash-copy'

const KEY = 'ementa-test-buffer'
const note = stored(KEY, v.object({ body: v.string() }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

const hook = (body: string | null) =>
  renderHook(({ body }) => useCrashCopy(KEY, body === null ? null : { body }), {
    initialProps: { body },
  })

test('keeps a copy within two seconds, even for someone who never stops typing', () => {
  const { rerender } = hook('a')
  for (let typed = 1; typed <= 4; typed++) {
    vi.advanceTimersByTime(500)
    rerender({ body: 'a'.repeat(typed + 1) })
  }
  expect(note.read()?.body.length).toBeGreaterThanOrEqual(2)
})

test('writes at once when the page is hidden or left, and removes the copy when nothing is worth keeping', () => {
  const { rerender, unmount } = hook('primeira')
  window.dispatchEvent(new Event('pagehide'))
  expect(note.read()).toEqual({ body: 'primeira' })
  rerender({ body: null })
  expect(localStorage.getItem(KEY)).toBeNull()
  rerender({ body: 'segunda' })
  unmount()
  expect(note.read()).toEqual({ body: 'segunda' })
})

test('forgets the copy for good, although the text is still on the page when it is left', () => {
  const { result, rerender, unmount } = hook('salvo')
  window.dispatchEvent(new Event('pagehide'))
  rerender({ body: 'salvo.' })
  result.current.forget()
  expect(note.read()).toBeUndefined()
  vi.advanceTimersByTime(2000)
  unmount()
  expect(note.read()).toBeUndefined()
})

test('writes at once when the page is hidden, and never after it has gone', () => {
  const { rerender, unmount } = hook('primeira')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(note.read()).toEqual({ body: 'primeira' })
  visibility.mockReturnValue('visible')
  rerender({ body: 'segunda' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(note.read()).toEqual({ body: 'primeira' })
  unmount()
  localStorage.removeItem(KEY)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  expect(note.read()).toBeUndefined()
  visibility.mockRestore()
})

test('another key begins a copy of its own, and the first keeps what was typed under it', () => {
  const { rerender, unmount } = renderHook(({ key, body }) => useCrashCopy(key, { body }), {
    initialProps: { key: KEY, body: 'um' },
  })
  rerender({ key: `${KEY}:2`, body: 'dois' })
  unmount()
  expect([localStorage.getItem(KEY), localStorage.getItem(`${KEY}:2`)]).toEqual(['{"body":"um"}', '{"body":"dois"}'])
})

describe('a text that is read only when its copy is due', () => {
  let body = ''
  const read = () => (body === '' ? null : { body })
  const late = () => renderHook(() => useCrashCopy(KEY, read))

  function write(draft: { touch: () => void }, text: string) {
    body = text
    act(draft.touch)
  }

  test('is never more than two seconds behind, and at once when the page is hidden or left', () => {
    const { result, unmount } = late()
    write(result.current, 'um')
    act(() => void vi.advanceTimersByTime(TIMING.crashCopy))
    expect(note.read()).toEqual({ body: 'um' })
    write(result.current, 'dois')
    window.dispatchEvent(new Event('pagehide'))
    expect(note.read()).toEqual({ body: 'dois' })
    write(result.current, 'três')
    unmount()
    expect(note.read()).toEqual({ body: 'três' })
  })

  test('leaves alone what stood there until something is written, and goes when all was deleted', () => {
    localStorage.setItem(KEY, 'de antes')
    const { result } = late()
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(KEY)).toBe('de antes')
    write(result.current, '')
    act(() => void vi.advanceTimersByTime(TIMING.crashCopy))
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('does not come back once it was given up [NWS-055]', () => {
    const { result, unmount } = late()
    write(result.current, 'um')
    result.current.forget()
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
