import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { pagedQuery, usePagedRead } from '@ementa/ui/data'
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../../test/rows'
import { PagedRows, shownOf, useFirstRows } from './rows'

test.each([
  [20, 143, false, '20 de 143 itens'],
  [1, 1, true, 'Fim da lista: 1 item'],
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
})

const logQuery = pagedQuery('auditLog.rows', (api, cursor) => api.moderation.getAuditLog({ cursor }), {
  items: (page) => page.entries,
  next: (page) => page.nextCursor,
})

function Log({ shape }: { shape?: 'row' | 'line' }) {
  const list = usePagedRead(logQuery())
  return (
    <>
      <button type="button" onClick={() => void list.refresh()}>
        Ler de novo
      </button>
      <PagedRows list={list} plural="logs" shape={shape} empty={<p>Nada.</p>}>
        {(entries, total) => (
          <ul aria-label={`${total} ao todo`}>
            {entries.map(({ id }) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        )}
      </PagedRows>
    </>
  )
}

async function show(getAuditLog: (input: { cursor?: string | null }) => Promise<unknown>, shape?: 'row' | 'line') {
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { getAuditLog })
  return renderWithServices(<Log shape={shape} />, { world })
}
const pageOf = (ids: string[], nextCursor: string | null, total: number) => ({
  ...{ entries: ids.map((id) => recordOf({ id })), nextCursor, total },
})
const lines = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').length

test('rows that could not be read again stay, and say that they may be old', async () => {
  let isDown = false
  const { toasts } = await show(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(pageOf(['a'], null, 1)),
  )
  expect(await screen.findByText('Fim da lista: 1 item')).toBeInTheDocument()
  expect(screen.queryByText('O que está abaixo pode estar desatualizado.')).not.toBeInTheDocument()
  isDown = true
  fireEvent.click(screen.getByRole('button', { name: 'Ler de novo' }))
  expect(await screen.findByText('O que está abaixo pode estar desatualizado.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Erro ao carregar logs' })).toBeInTheDocument()
  expect(lines('1 ao todo')).toBe(1)
  expect(toasts).toMatchObject([{ status: 'error', title: 'Erro ao carregar logs' }])
})
