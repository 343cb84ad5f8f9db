import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shownOf, useFirstRows } from './rows'

test.each([
  [20, 143, false, '20 de 143 itens'],
  [1, 1, true, 'Fim da lista: 1 item'],
  [0, 1, false, '0 de 1 item'],
  [143, 143, true, 'Fim da lista: 143 itens'],
])('%s of %s rows, all of them: %s, is said as “%s”', (loaded, total, isEnd, words) => {
  expect(shownOf(loaded, total, isEnd)).toBe(words)
})

describe('the first rows', () => {
  const rowsOf = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({ id: `row-${from + index}` }))
  const hook = (rows: { id: string }[]) =>
    renderHook(({ all }: { all: { id: string }[] }) => useFirstRows(all), { initialProps: { all: rows } })

  test('of a new list are those in sight; the rest follows', async () => {
    const rows = rowsOf(40)
    const { result } = hook(rows)
    // The window is 768 px high; the list begins at 240 px and its rows are 60 px high.
    expect(result.current).toEqual(rows.slice(0, 9))
    await waitFor(() => expect(result.current).toBe(rows))
  })

  test('of a list that grows are all that were there before', async () => {
    const rows = rowsOf(20)
    const { result, rerender } = hook(rows)
    await waitFor(() => expect(result.current).toBe(rows))
    const more = [...rows, ...rowsOf(20, 20)]
    rerender({ all: more })
    expect(result.current).toEqual(rows)
    await waitFor(() => expect(result.current).toBe(more))
    // A list with another first row counts as new.
    rerender({ all: rowsOf(40, 1) })
    expect(result.current).toEqual(rowsOf(9, 1))
  })

  test('of a list that only lost its end are all of it', async () => {
    const rows = rowsOf(20)
    const { result, rerender } = hook(rows)
    await waitFor(() => expect(result.current).toBe(rows))
    rerender({ all: rowsOf(15) })
    expect(result.current).toEqual(rowsOf(15))
  })
})
