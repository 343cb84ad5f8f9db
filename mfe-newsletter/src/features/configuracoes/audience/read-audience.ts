import { fold, type Inputs, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { emailSchema } from '@ementa/contracts/email'
import * as v from 'valibot'
import { csvRows, unguarded } from '../csv'
import { cut, isCut } from '../cut'
import { dateOf } from './audience-dates'

export type Brought = Inputs['newsletters']['importAudience']['subscribers'][number]

/** Why a row does not come. */
export type LeftReason = 'invalid' | 'repeated' | 'unsubscribed'

export interface LeftRow {
  /** Counted from 1, the head included. */
  row: number
  cells: string[]
  reason: LeftReason
}

export interface AudienceFile {
  subscribers: Brought[]
  left: LeftRow[]
  /** How many of `subscribers` come without a date that can be read. */
  undated: number
  /** How many come without the end of their name: one that is too long would keep out all who come with the same call. */
  shortened: number
}

/** How other tools and spreadsheets name their columns, without accents. */
const COLUMNS = {
  email: /^(?:endereco de )?e-?mail(?: address)?$|^correio$/,
  name: /^(?:nome(?: completo)?|(?:full |first )?name|first_name)$/,
  lastName: /^(?:last[ _]name|sobrenome)$/,
  date: /^(?:desde|data(?: d[eo] (?:inscricao|consentimento))?|date|(?:created|subscribed)_at|(?:optin|confirm)_time|(?:inscrito|consentimento|assinou) em)$/,
  /** Who left there must not come along (LGPD, art. 8, § 5). */
  receives: /^subscribed_to_emails$/,
  left: /^(?:(?:deleted|unsubscribed)_at|unsub_time|email_disabled|(?:descadastrado|cancelou) em)$/,
} as const
type Column = keyof typeof COLUMNS

const plain = (text: string) => fold(text.trim())
const isEmail = (text: string) => v.is(emailSchema, unguarded(text))
const isNo = (text: string) => ['false', '0', 'no', 'nao', 'n'].includes(plain(text))

/** Where each column is, by its head, −1 for nowhere; in a file without one, the address is found by its shape. */
function columnsOf(head: readonly string[]): { at: Partial<Record<Column, number>>; hasHead: boolean } | null {
  const names = head.map(plain)
  const at: Partial<Record<Column, number>> = {}
  for (const [column, shape] of Object.entries(COLUMNS) as [Column, RegExp][]) {
    const place = names.findIndex((name) => shape.test(name))
    if (place >= 0) at[column] = place
  }
  if (at.email !== undefined) return { at, hasHead: true }
  const email = head.findIndex(isEmail)
  if (email < 0) return null
  return { at: { email, name: head.findIndex((_, place) => place !== email) }, hasHead: false }
}

/** The people of a list from another tool, and every row that does not come with its reason; null where no column holds addresses. */
export function readAudience(text: string): AudienceFile | null {
  const rows = csvRows(text)
  const columns = columnsOf(rows[0] ?? [])
  if (!columns) return null
  const { at, hasHead } = columns
  const file: AudienceFile = { subscribers: [], left: [], undated: 0, shortened: 0 }
  const seen = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (hasHead && index === 0) continue
    const of = (column: Column) => unguarded(cells[at[column] ?? -1] ?? '')
    const parsed = v.safeParse(emailSchema, of('email'))
    const reason = reasonOf(parsed.success ? parsed.output : null, seen, of)
    if (reason || !parsed.success) {
      file.left.push({ row: index + 1, cells, reason: reason ?? 'invalid' })
      continue
    }
    seen.add(parsed.output)
    const subscribedAt = dateOf(of('date'))
    if (subscribedAt === null) file.undated += 1
    const name = [of('name'), of('lastName')].filter(Boolean).join(' ')
    if (isCut(name, NEWSLETTER_LIMITS.subscriberName)) file.shortened += 1
    file.subscribers.push({ email: parsed.output, name: cut(name, NEWSLETTER_LIMITS.subscriberName), subscribedAt })
  }
  return file
}

function reasonOf(email: string | null, seen: ReadonlySet<string>, of: (column: Column) => string): LeftReason | null {
  if (email === null) return 'invalid'
  const hasLeft = of('left') !== '' && !isNo(of('left'))
  if (hasLeft || (of('receives') !== '' && isNo(of('receives')))) return 'unsubscribed'
  return seen.has(email) ? 'repeated' : null
}
