// @vitest-environment happy-dom
import { stored } from '@ementa/contracts'
import { renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCrashBuffer } from './use-crash-buffer'

const KEY = 'ementa-test-buffer'
const note = stored(KEY, v.object({ body: v.string() }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const hook = (body: string | null) =>
  renderHook(({ body }) => useCrashBuffer(KEY, body === null ? null : { body }), {
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
