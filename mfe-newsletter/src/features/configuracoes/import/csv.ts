/** The rows of a CSV file as records by its first row; fields in quotes may hold commas, quotes and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g
  const source = text.replace(/^\uFEFF/, '')
  for (const [whole, quoted, plain = '', end] of source.matchAll(field)) {
    if (whole === '' && end === '') break
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  const [head = [], ...body] = rows
  return body
    .filter((row) => row.some((value) => value !== ''))
    .map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), row[index] ?? ''])))
}
