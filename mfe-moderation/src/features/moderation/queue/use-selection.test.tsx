import { createTestWorld } from '@ementa/testing'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hookOf } from '../../../test/hook'
import { rowOf } from '../../../test/rows'
import { useSelection } from './use-selection'

const ROWS = ['a', 'b', 'c'].map((id) => rowOf({ id }))

/** Renders the selection of a list whose rows are in the page. */
async function selectionOf(at = '/admin/moderation', rows = ROWS) {
  const scrollToRow = vi.fn()
  const list = { current: { scrollToRow } as never }
  const { result } = await hookOf(() => useSelection(rows, list), await createTestWorld({ as: 'moderacao' }), at)
  const heading = document.createElement('h2')
  heading.tabIndex = -1
  document.body.append(heading)
  result.current.heading.current = heading
  const now = () => result.current
  const opened = (id: string | null) => waitFor(() => expect(now().openId).toBe(id))
  return { now, scrollToRow, heading, opened }
}

test('walks from nothing to the first row, then step by step, and stays at either end', async () => {
  const { now, opened, scrollToRow } = await selectionOf()
  expect([now().openId, now().selected]).toEqual([null, null])
  const path: [number, string][] = [
    [-1, 'a'],
    [-1, 'a'],
    [1, 'b'],
    [1, 'c'],
    [1, 'c'],
    [-1, 'b'],
  ]
  for (const [steps, id] of path) {
    act(() => now().move(steps))
    await opened(id)
    expect([now().selected?.id, now().focusId]).toEqual([id, id])
  }
  expect(scrollToRow.mock.calls).toEqual([[0], [0], [1], [2], [2], [1]])
  act(() => now().clearFocus())
  expect(now().focusId).toBeNull()
})

test('walks on from the row with the focus where none is open', async () => {
  const { now, opened } = await selectionOf()
  const row = document.createElement('div')
  row.innerHTML = '<button></button>'
  row.dataset.row = 'b'
  document.body.append(row)
  row.querySelector('button')?.focus()
  act(() => now().move(1))
  await opened('c')
  row.remove()
})

test('in an empty list there is nowhere to go', async () => {
  const { now } = await selectionOf('/admin/moderation', [])
  act(() => now().move(1))
  expect(now().openId).toBeNull()
})

test('closing leads back to the row', async () => {
  const { now, opened, heading } = await selectionOf('/admin/moderation?item=b')
  expect(now().selected?.id).toBe('b')
  act(() => now().close())
  await opened(null)
  expect(now().focusId).toBe('b')
  expect(document.activeElement).not.toBe(heading)
  heading.remove()
})

test('closing what is not in the list leads to the heading', async () => {
  const { now, opened, heading } = await selectionOf('/admin/moderation?item=elsewhere')
  expect([now().openId, now().selected]).toEqual(['elsewhere', null])
  act(() => now().close())
  await opened(null)
  expect(document.activeElement).toBe(heading)
  heading.remove()
})

test('a row that leaves gives its place to the next, the last to the one before, the only one to none', async () => {
  const { now } = await selectionOf()
  const [a, b, c] = ROWS
  expect([a, b, c].map((row) => row && now().after(row)?.id)).toEqual(['b', 'c', 'b'])
  const { now: alone } = await selectionOf('/admin/moderation', ROWS.slice(0, 1))
  expect(a && alone().after(a)).toBeUndefined()
})

test('the focus goes to the heading when there is no row for it', async () => {
  const { now, heading, scrollToRow } = await selectionOf()
  act(() => now().focusRow(null))
  expect(document.activeElement).toBe(heading)
  expect(scrollToRow).not.toHaveBeenCalled()
  heading.remove()
})
