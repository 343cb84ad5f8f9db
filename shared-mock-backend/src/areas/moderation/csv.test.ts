import { expect, test } from 'vitest'
import { toCsv } from './logs'

test('rows are separated by semicolons behind a byte order mark, quoted where they must be', () => {
  expect(
    toCsv([
      ['Data', 'Motivo'],
      ['22/11/2026 09:05', 'a;b'],
      ['x', 'disse "sim"\nou não'],
    ]),
  ).toBe('\uFEFFData;Motivo\r\n22/11/2026 09:05;"a;b"\r\nx;"disse ""sim""\nou não"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20A1'])(
  'a cell that begins with %j is no formula',
  (value) => {
    const [, cell] = /^\uFEFF"?(.)/s.exec(toCsv([[value]])) ?? []
    expect(cell).toBe("'")
  },
)
