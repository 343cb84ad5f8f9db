import { fold, type Inputs, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { emailSchema } from '@ementa/contracts/email'
import * as v from 'valibot'
import { type CsvRow, readCsv, removeTextGuard } from '../csv'
import { readDate } from '../read-date'
import { isLongerThan, truncate } from '../words'
import { createStandingReader } from './consent-columns'

export type Brought = Inputs['newsletters']['importAudience']['subscribers'][number]

/** Reasons why a row is not imported. */
export type LeftReason = 'missing' | 'invalid' | 'accented' | 'repeated' | 'unsubscribed' | 'unclear'

export interface LeftRow {
  /** The line of the file on which it begins, from 1. */
  row: number
  cells: string[]
  reason: LeftReason
  /** The cell that decided it, if it was a single one. */
  said?: string
}

export interface AudienceFile {
  /** The names of the columns; empty where the file does not name them. */
  head: string[]
  subscribers: Brought[]
  /** The rows of `subscribers` as they were, in the same order. */
  rows: string[][]
  left: LeftRow[]
  /** How many of `subscribers` come without a date that can be read. */
  undated: number
  /** How many come without the end of their name: one that is too long would keep out all who come with the same call. */
  shortened: number
}

/** How other tools and spreadsheets name their columns, without accents and with blanks between words. */
const COLUMNS = {
  email:
    /^(?:(?:endereco|primary|principal|subscriber|contact|contato|seu|your) (?:de |do )?)?(?:e ?mail|correio(?: eletronico)?)(?: \d+)?(?: (?:address|value|principal|do assinante|do contato))?$/,
  name: /^(?:nome(?: completo)?|(?:full |first |given |subscriber )?name)$/,
  lastName: /^(?:(?:last|family) name|sobrenome)$/,
  date: /^(?:desde|data(?: d[eoa] (?:inscricao|consentimento|entrada|cadastro|assinatura))?|date|(?:start|sign ?up|subscription|opt ?in) date|(?:created|subscribed|joined|signed up)(?: at| on)?|(?:optin|confirm) time|(?:inscrit[oa]|consentimento|cadastrad[oa]|assinou) em)$/,
} as const
type Column = keyof typeof COLUMNS

/** A title may stand above the head. */
const HEAD_WITHIN = 10

const headOf = (text: string) => fold(text.trim()).replace(/[\s_-]+/g, ' ')
const parseEmail = (text: string) => v.safeParse(emailSchema, text)
/** Whether only letters before the @ keep mail programs from an address: `joão@x.br` is one, but few servers take it. */
const isAccented = (email: string) =>
  parseEmail(email.replace(/[^@]+@/, (local) => local.replace(/[\p{L}\p{M}]+/gu, 'a'))).success

/** `Maria <maria@x.br>`, as mail programs write a person, or the address alone. */
function addressIn(cell: string): { email: string; name: string } {
  const text = removeTextGuard(cell)
  const [, name = '', email = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return { email: email.replace(/^mailto:/i, ''), name }
}

const isEmail = (cell: string) => parseEmail(addressIn(cell).email).success

interface Columns {
  places: Partial<Record<Exclude<Column, 'date'>, number>>
  /** Several columns may hold a date; the first that can be read counts. */
  dates: number[]
  head: string[]
  body: CsvRow[]
}

/** Finds the columns by their head; in a file without one, the address by its shape. Null where no column holds addresses. */
function columnsOf(rows: readonly CsvRow[]): Columns | null {
  const isHead = ({ cells }: CsvRow) => !cells.some(isEmail) && cells.some((cell) => COLUMNS.email.test(headOf(cell)))
  const headAt = rows.slice(0, HEAD_WITHIN).findIndex(isHead)
  const head = rows[headAt]?.cells ?? []
  const names = head.map(headOf)
  const placesOf = (column: Column) => names.flatMap((name, place) => (COLUMNS[column].test(name) ? [place] : []))
  if (headAt >= 0) {
    const places: Columns['places'] = {}
    for (const column of ['email', 'name', 'lastName'] as const) {
      const [place] = placesOf(column)
      if (place !== undefined) places[column] = place
    }
    return { places, dates: placesOf('date'), head, body: rows.slice(headAt + 1) }
  }
  const first = rows.findIndex(({ cells }) => cells.some(isEmail))
  const cells = rows[first]?.cells ?? []
  const email = cells.findIndex(isEmail)
  if (email < 0) return null
  const name = cells.findIndex((_, place) => place !== email)
  return { places: { email, name }, dates: [], head: [], body: rows.slice(first) }
}

/** The people of a list from another tool, and every row that does not come with its reason; null where no column holds addresses. */
export function readAudience(text: string): AudienceFile | null {
  const columns = columnsOf(readCsv(text))
  if (!columns) return null
  const { places, dates, head, body } = columns
  const standingOf = createStandingReader(
    head,
    body.map(({ cells }) => cells),
  )
  const judged = body.map(({ cells, line }) => {
    const address = addressIn(cells[places.email ?? -1] ?? '')
    const parsed = parseEmail(address.email)
    return { cells, line, address, email: parsed.success ? parsed.output : null, ...standingOf(cells) }
  })
  // A person who left according to one row has left, whatever another row says.
  const gone = new Set(judged.flatMap(({ email, standing }) => (standing === 'left' && email ? [email] : [])))
  const file: AudienceFile = { head, subscribers: [], rows: [], left: [], undated: 0, shortened: 0 }
  const seen = new Set<string>()
  for (const { cells, line, address, email, standing, said } of judged) {
    const leave = (reason: LeftReason) => file.left.push({ row: line, cells, reason, ...(said && { said }) })
    if (address.email.trim() === '') leave('missing')
    else if (email === null) leave(isAccented(address.email) ? 'accented' : 'invalid')
    else if (gone.has(email)) leave('unsubscribed')
    else if (standing === 'unclear') leave('unclear')
    else if (seen.has(email)) leave('repeated')
    else {
      seen.add(email)
      const cellOf = (column: Exclude<Column, 'date'>) => removeTextGuard(cells[places[column] ?? -1] ?? '')
      const subscribedAt = dates
        .map((place) => readDate(removeTextGuard(cells[place] ?? '')))
        .find((date) => date !== null)
      const name = [cellOf('name'), cellOf('lastName')].filter(Boolean).join(' ') || address.name
      if (!subscribedAt) file.undated += 1
      if (isLongerThan(name, NEWSLETTER_LIMITS.subscriberName)) file.shortened += 1
      file.subscribers.push({
        ...{ email, name: truncate(name, NEWSLETTER_LIMITS.subscriberName), subscribedAt: subscribedAt ?? null },
      })
      file.rows.push(cells)
    }
  }
  return file
}
