// A cell that begins with one of these would be run as a formula by a spreadsheet.
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV text (RFC 4180) with the byte order mark that lets spreadsheets read accents. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
