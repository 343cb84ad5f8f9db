/**
 * A cell that begins with one of these would be run as a formula by a spreadsheet: the signs, their full-width variants,
 * and the white space that a spreadsheet skips before it looks for a sign.
 */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Excel in Portuguese takes the comma for the decimal sign, so columns are separated by semicolons. */
const SEPARATOR = ';'

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV text (RFC 4180, with semicolons) for a spreadsheet in Portuguese. It begins with the byte order mark that
 * lets spreadsheets read accents; no cell can begin a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(SEPARATOR)).join('\r\n')}\r\n`
}
