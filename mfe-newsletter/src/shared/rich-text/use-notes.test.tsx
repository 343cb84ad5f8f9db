import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TextOp } from './issue-text'
import { notedSurface } from './test/text-surface'
import type { TextSurface } from './text-surface'
import { useFormats } from './use-formats'
import { useNotes } from './use-notes'

const note = (words: string): TextOp => ({ insert: { footnote: words } })

function textOf(...first: TextOp[]) {
  let ops = first
  const listeners = new Set<() => void>()
  const formats = vi.fn<() => Record<string, unknown> | undefined>(() => ({}))
  const onMove = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const read = vi.fn(() => ops)
  const { surface } = notedSurface({ onMove, formats }, { ops: read })
  const change = (...next: TextOp[]) => {
    ops = next
    for (const listener of listeners) listener()
  }
  return { surface, change, listeners, read, formats }
}

test('the notes of a text are listed in their order, and nothing else of it', async () => {
  const { surface } = textOf({ insert: 'a' }, note('um'), { insert: { image: 'x' } }, note('dois'), { insert: '\n' })
  const { result } = renderHook(() => useNotes(surface))
  expect(result.current).toEqual([])
  await waitFor(() => expect(result.current).toEqual(['um', 'dois']))
})

test('they follow the text once typing pauses, and stay the same list while they do', async () => {
  const { surface, change, read } = textOf(note('um'))
  const { result } = renderHook(() => useNotes(surface))
  await waitFor(() => expect(result.current).toEqual(['um']))
  const before = result.current
  const count = read.mock.calls.length
  act(() => change({ insert: 'a' }, note('um')))
  expect(read).toHaveBeenCalledTimes(count)
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(count))
  expect(result.current).toBe(before)
  for (const next of [['um', 'dois'], ['um', 'três'], ['quatro', 'três'], []]) {
    act(() => change(...next.map(note)))
    await waitFor(() => expect(result.current).toEqual(next))
  }
})

test('without an editor there are none; one that comes is followed, until it goes', async () => {
  const { surface, listeners, change, read } = textOf(note('um'))
  const { result, rerender, unmount } = renderHook(
    (props: { surface: TextSurface | null }) => useNotes(props.surface),
    {
      initialProps: { surface: null as TextSurface | null },
    },
  )
  expect(result.current).toEqual([])
  rerender({ surface })
  await waitFor(() => expect(result.current).toEqual(['um']))
  vi.useFakeTimers()
  change(note('dois'))
  const count = read.mock.calls.length
  unmount()
  expect(listeners.size).toBe(0)
  vi.runAllTimers()
  expect(read).toHaveBeenCalledTimes(count)
})

test('formats at the caret follow it a moment later, and stay the same while they are', async () => {
  const { surface, formats, change } = textOf()
  const { result } = renderHook(() => useFormats(surface.tools))
  expect(result.current.formats).toEqual({})
  formats.mockReturnValue({ bold: true })
  act(() => change())
  expect(result.current.formats).toEqual({})
  await waitFor(() => expect(result.current.formats).toEqual({ bold: true }))
  const before = result.current.formats
  formats.mockReturnValue({ bold: true })
  act(() => result.current.look())
  expect(result.current.formats).toBe(before)
})

test('while the editor has no focus the last formats stay', () => {
  const { surface, formats } = textOf()
  const { result } = renderHook(() => useFormats(surface.tools))
  formats.mockReturnValue({ header: 2 })
  act(() => result.current.look())
  formats.mockReturnValue(undefined)
  act(() => result.current.look())
  expect(result.current.formats).toEqual({ header: 2 })
})

test('a caret that moves fast is looked at once, and not when the toolbar is gone', () => {
  vi.useFakeTimers()
  const { surface, formats, change, listeners } = textOf()
  const { unmount } = renderHook(() => useFormats(surface.tools))
  for (let moves = 0; moves < 3; moves++) change()
  expect(formats).not.toHaveBeenCalled()
  act(() => vi.runAllTimers())
  expect(formats).toHaveBeenCalledOnce()
  change()
  unmount()
  expect(listeners.size).toBe(0)
  vi.runAllTimers()
  expect(formats).toHaveBeenCalledOnce()
})
