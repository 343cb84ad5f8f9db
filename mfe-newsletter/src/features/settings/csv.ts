import Papa from 'papaparse'

/** A row of a CSV file. */
export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number
  cells: string[]
}

const SEPARATORS = [';', ',', '\t', '|']
/** Line with which a file tells Excel its separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** Detects the separator; where an unclosed quote hides it, quotes are ignored. */
function guessSeparator(text: string): string {
  const guess = (sample: string) =>
    Papa.parse(sample, { preview: 10, skipEmptyLines: 'greedy', delimitersToGuess: SEPARATORS })
  const { errors, meta } = guess(text)
  return errors.length === 0 ? meta.delimiter : guess(text.replaceAll('"', '')).meta.delimiter
}

const linesIn = (text: string) => text.split('\n').length - 1
const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/**
 * Reads the rows of a CSV file, without blank ones. The separator is found out: Excel in Portuguese writes semicolons. A
 * line with a quote that is never closed (`"Zé" da Silva;…`) would swallow those below it: it is read without quotes.
 */
export function readCsv(text: string): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [told = '', separator] = SEPARATOR_LINE.exec(lines) ?? []
  const body = lines.slice(told.length)
  const delimiter = separator ?? guessSeparator(body)
  const rows: CsvRow[] = []
  let from = 0
  let line = 1 + linesIn(told)
  while (from < body.length) {
    const rest = body.slice(from)
    let end = 0
    let isBroken = false
    Papa.parse<string[]>(rest, {
      ...{ delimiter, newline: '\n' },
      step: ({ data, errors, meta }, parser) => {
        isBroken = errors.some(({ type }) => type === 'Quotes')
        if (isBroken) return parser.abort()
        if (isFilled(data)) rows.push({ line, cells: data })
        line += linesIn(rest.slice(end, meta.cursor))
        end = meta.cursor
      },
    })
    if (!isBroken) break
    const [broken = ''] = rest.slice(end).split('\n', 1)
    const cells = broken.split(delimiter)
    if (isFilled(cells)) rows.push({ line, cells })
    line += 1
    from += end + broken.length + 1
  }
  return rows
}

/**
 * Reads a CSV file as records with the names of the first row; `isWhole` is false for a row with more columns than
 * that.
 */
export function readTable(text: string): { records: Record<string, string>[]; isWhole: boolean[] } {
  const [head, ...rows] = readCsv(text)
  const names = (head?.cells ?? []).map((name) => name.trim())
  return {
    records: rows.map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))),
    isWhole: rows.map(({ cells }) => cells.length <= names.length),
  }
}

/** A file that Excel opens in columns and with its accents; a field that a spreadsheet would calculate is set as text (`'`). */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', escapeFormulae: true },
  )}\r\n`

/** Removes the apostrophe with which `writeCsv`, or the user of a spreadsheet, marked a field as text. */
export const removeTextGuard = (field: string): string => field.trim().replace(/^'(?=[=+\-@\t\r])/, '')
