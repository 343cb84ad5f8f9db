import Papa from 'papaparse'

/** The rows of a CSV file, without blank ones. The separator is found out: Excel in Portuguese writes semicolons. */
export function csvRows(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t'],
  }).data
}

/** The same as records by the first row. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...body] = csvRows(text)
  return body.map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), row[index] ?? ''])))
}

/** A file that Excel opens in columns and with its accents; a field that a spreadsheet would calculate is set as text (`'`). */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', escapeFormulae: true },
  )}\r\n`

/** What `writeCsv`, or a spreadsheet's user, set as text. */
export const unguarded = (field: string): string => field.trim().replace(/^'(?=[=+\-@\t\r])/, '')

/** UTF-8, UTF-16 as Excel marks it, and else what Windows writes in Brazil. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
