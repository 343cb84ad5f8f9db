import { deviceStorage, TIMING } from '@ementa/contracts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedIssue } from '../issue-editing/issue-buffer'
import { useDraftCopy } from './use-draft-copy'

const KEY = 'ementa-writing:teste'
let text = ''
const read = () => (text === '' ? null : { title: '', subject: text, preheader: '', ops: null, writtenAt: 1 })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function write(copy: { touch: () => void }, value: string) {
  text = value
  act(copy.touch)
}

test('is never more than two seconds behind, and at once when the page is hidden or left', () => {
  const { result, unmount } = renderHook(() => useDraftCopy(storedIssue(KEY), read))
  write(result.current, 'um')
  act(() => void vi.advanceTimersByTime(TIMING.crashBuffer))
  expect(localStorage.getItem(KEY)).toContain('um')
  write(result.current, 'dois')
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(KEY)).toContain('dois')
  write(result.current, 'três')
  unmount()
  expect(localStorage.getItem(KEY)).toContain('três')
})

test('leaves alone what stood there until something is written, and goes when all was deleted', () => {
  localStorage.setItem(KEY, 'de antes')
  const { result } = renderHook(() => useDraftCopy(storedIssue(KEY), read))
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(KEY)).toBe('de antes')
  write(result.current, '')
  act(() => void vi.advanceTimersByTime(TIMING.crashBuffer))
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('nothing brings back what was left without saving [NWS-055]', () => {
  const { result, unmount } = renderHook(() => useDraftCopy(storedIssue(KEY), read))
  write(result.current, 'um')
  result.current.forget()
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a copy that cannot be written is known, until one can or there is nothing to keep', () => {
  const { result } = renderHook(() => useDraftCopy(storedIssue(KEY), read))
  const leave = (value: string) => {
    write(result.current, value)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    return result.current.isFailing
  }
  expect(leave('um')).toBe(false)
  const full = vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  expect([leave('dois'), leave(''), leave('três')]).toEqual([true, false, true])
  full.mockRestore()
  expect(leave('três')).toBe(false)
})
