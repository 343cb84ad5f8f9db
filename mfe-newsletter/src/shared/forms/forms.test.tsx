import { createEvent, fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSaveKey } from '../../features/edit/issue-editor'

test.each([
  [{ key: 's', ctrlKey: true }, true],
  [{ key: 'S', metaKey: true }, true],
  [{ key: 's', ctrlKey: true, shiftKey: true }, true],
  [{ key: 's' }, false],
  [{ key: 'a', ctrlKey: true }, false],
  [{ key: 's', ctrlKey: true, altKey: true }, false],
])('%j saves: %s', (init, isSaved) => {
  const save = vi.fn()
  renderHook(() => useSaveKey(save))
  const event = createEvent.keyDown(document.body, init)
  fireEvent(document.body, event)
  expect([save.mock.calls.length, event.defaultPrevented]).toEqual([isSaved ? 1 : 0, isSaved])
})

test('the page that is there saves, and none after it has gone', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender, unmount } = renderHook(({ save }) => useSaveKey(save), { initialProps: { save: first } })
  rerender({ save: second })
  const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  press()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  unmount()
  press()
  expect(second).toHaveBeenCalledOnce()
})
