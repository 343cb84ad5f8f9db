import { createTestWorld, withCalls } from '@ementa/testing'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hookOf } from '../../test/hook'
import { type LogInput, useExport } from './use-log'

const FILE = 'ementa-auditoria-2026-11-20.csv'

/** Renders the export with these filters; the call answers with so many rows. */
async function exportOf(filters: LogInput, rows: number) {
  const exportReport = async () => ({ csv: 'Data;Moderador', filename: FILE, rows })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log')
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { exportReport })
  const { result } = await hookOf(() => useExport(filters), world)
  await act(async () => result.current.run())
  return world.toasts
}

test.each([
  [{}, 1, 'Exportada 1 entrada', `O log inteiro. Arquivo ${FILE}.`],
  [{ query: 'multa' }, 2, 'Exportadas 2 entradas', `Só o que os filtros deixam ver. Arquivo ${FILE}.`],
] satisfies [LogInput, number, string, string][])(
  'under the filters %j, %s rows are told as “%s”',
  async (filters, rows, title, description) => {
    const toasts = await exportOf(filters, rows)
    expect(toasts).toMatchObject([{ status: 'success', title, description }])
  },
)
