import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TextOp } from './issue-text'
import { useNotes } from './rich-text'
import { notedSurface } from './test/text-surface'
import { useFormats } from './toolbar'

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

test('while the editor has no focus the last formats stay', () => {
  const { surface, formats } = textOf()
  const { result } = renderHook(() => useFormats(surface.tools))
  formats.mockReturnValue({ header: 2 })
  act(() => result.current.look())
  formats.mockReturnValue(undefined)
  act(() => result.current.look())
  expect(result.current.formats).toEqual({ header: 2 })
})
