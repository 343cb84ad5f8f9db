import { createTestWorld, withCalls } from '@ementa/testing'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hookOf } from '../../test/hook'
import { type LogInput, useExport } from './use-log'

const FILE = 'ementa-auditoria-2026-11-20.csv'

/** Renders the export with these filters; the test decides when the call is answered, and with how many rows. */
async function exportOf(filters: LogInput, rows = 2) {
  let arrive = (): void => undefined
  const exportReport = vi.fn(async (_: unknown) => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { csv: 'Data;Moderador', filename: FILE, rows }
  })
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const world = withCalls(await createTestWorld({ as: 'moderacao' }), 'moderation', { exportReport })
  const { result } = await hookOf(() => useExport(filters), world)
  return {
    ...{ exportReport, created, names, toasts: world.toasts, now: () => result.current },
    run: () => act(() => void result.current.run()),
    arrive: () => act(async () => arrive()),
  }
}

test('is asked for once, for these filters and the zone of the device, until it is there', async () => {
  const { exportReport, created, names, toasts, now, run, arrive } = await exportOf({ action_type: 'warn' })
  const { run: before } = now()
  expect(now().isExporting).toBe(false)
  run()
  expect([now().isExporting, now().run]).toEqual([true, before])
  run()
  expect(exportReport).toHaveBeenCalledExactlyOnceWith({
    filters: { action_type: 'warn' },
    timeZone: 'America/Sao_Paulo',
  })
  expect([toasts, names]).toEqual([[], []])
  await arrive()
  expect(now().isExporting).toBe(false)
  expect(names).toEqual([FILE])
  expect(created.mock.calls).toMatchObject([[{ type: 'text/csv;charset=utf-8' }]])
  run()
  expect(exportReport).toHaveBeenCalledTimes(2)
})

test.each([
  [{}, 1, 'Exportada 1 entrada', `O log inteiro. Arquivo ${FILE}.`],
  [{ query: 'multa' }, 2, 'Exportadas 2 entradas', `Só o que os filtros deixam ver. Arquivo ${FILE}.`],
] satisfies [LogInput, number, string, string][])(
  'under the filters %j, %s rows are told as “%s”',
  async (filters, rows, title, description) => {
    const { toasts, run, arrive } = await exportOf(filters, rows)
    run()
    await arrive()
    expect(toasts).toMatchObject([{ status: 'success', title, description }])
  },
)
