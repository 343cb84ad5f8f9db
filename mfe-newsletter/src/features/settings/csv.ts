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

/** Returns a function that reads the row at a place, and where the next one begins. */
function createRowReader(text: string, delimiter: string) {
  const code = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`
  const plain = new RegExp(`([^${code}\\n]*)(${code}|\\n|$)`, 'uy')
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)"[^\\S\\n]*(${code}|\\n|$)`, 'uy')

  /** The cell at a place, and what ends it; null where its quote is not closed. */
  function readCell(at: number) {
    const isQuoted = text[at] === '"'
    const pattern = isQuoted ? quoted : plain
    pattern.lastIndex = at
    const [whole, content = '', end] = pattern.exec(text) ?? []
    if (whole === undefined) return null
    return { cell: isQuoted ? content.replaceAll('""', '"') : content, end, next: at + whole.length }
  }

  return (from: number): { cells: string[]; next: number } => {
    const cells: string[] = []
    for (let read = readCell(from); read; read = readCell(read.next)) {
      cells.push(read.cell)
      if (read.end !== delimiter) return { cells, next: read.next }
    }
    const [line = ''] = text.slice(from).split('\n', 1)
    return { cells: line.split(delimiter), next: from + line.length + 1 }
  }
}

/**
 * Reads the rows of a CSV file, without blank ones. The separator is found out: Excel in Portuguese writes semicolons. A
 * line with a quote that is never closed (`"Zé" da Silva;…`) would swallow those below it: it is read without quotes. Papa
 * looks for the end of each such quote in the whole file, which takes minutes where many lines have one.
 */
export function readCsv(text: string): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [told = '', separator] = SEPARATOR_LINE.exec(lines) ?? []
  const body = lines.slice(told.length)
  const readRow = createRowReader(body, separator ?? guessSeparator(body))
  const rows: CsvRow[] = []
  let line = 1 + linesIn(told)
  for (let from = 0; from < body.length; ) {
    const { cells, next } = readRow(from)
    if (isFilled(cells)) rows.push({ line, cells })
    line += linesIn(body.slice(from, next))
    from = next
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
