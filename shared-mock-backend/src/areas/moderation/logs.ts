import { AUDIT_ACTION_LABELS, fold, type Inputs, ITEM_TYPE_LABELS, reasonWithMeaning } from '@ementa/contracts'
import { dayOf, startOfDay } from '../../calendar'
import { adminOnly, type Context, os } from '../../context'
import type { AuditFilters } from '../../store/reads'
import type { StoredEntry } from '../../store/stored-entities'
import { moderatorOnly } from './guards'
import { personOf, toRecord } from './record'

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

type Filters = NonNullable<NonNullable<Inputs['moderation']['exportReport']>['filters']>

/** The filters as moments; days are local and both included. */
const filtersOf = ({ query = '', from, to, ...others }: Filters): AuditFilters => ({
  ...others,
  query: fold(query.trim()),
  ...(from ? { from: startOfDay(from) } : {}),
  ...(to ? { to: startOfDay(to, 1) } : {}),
})

const HEAD = [
  'Data',
  'Moderador',
  'Ação',
  'Tipo',
  'Pessoa',
  'Conteúdo',
  'Denúncias',
  'Justificativa',
  'Situação',
  'Código',
]

/** Dates as the page shows them, in the zone of the person who exports. */
function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('pt-BR', { ...parts, timeZone })
  } catch {
    return new Intl.DateTimeFormat('pt-BR', { ...parts, timeZone: 'America/Sao_Paulo' })
  }
}

function toRow({ db }: Context, entry: StoredEntry, dates: Intl.DateTimeFormat): string[] {
  const reversal = db.auditEntries.get(entry.reversed_by ?? '')
  const person = db.profiles.get(personOf(entry) ?? '')
  const dayAndTime = ({ created_at }: StoredEntry) => dates.format(new Date(created_at)).replace(',', '')
  return [
    dayAndTime(entry),
    entry.moderator_name,
    AUDIT_ACTION_LABELS[entry.action_type],
    ITEM_TYPE_LABELS[entry.item_type],
    person ? `${person.display_name} (@${person.username})` : '',
    entry.content?.body ?? '',
    (entry.reported_for ?? []).map(({ reason, count }) => `${reasonWithMeaning(reason)}: ${count}`).join(', '),
    entry.reason,
    reversal ? `Desfeita por ${reversal.moderator_name} em ${dayAndTime(reversal)}` : '',
    entry.id,
  ]
}

export const logs = {
  getAuditLog: os.moderation.getAuditLog.use(adminOnly).handler(async ({ input, context }) => {
    const reads = await context.reads.moderation()
    const { items, ...page } = reads.audit(filtersOf(input.filters), input.cursor, input.limit)
    return { ...page, entries: items.map((entry) => toRecord(context, entry)) }
  }),

  exportReport: os.moderation.exportReport.use(moderatorOnly).handler(async ({ input, context }) => {
    const reads = await context.reads.moderation()
    const { items } = reads.audit(filtersOf(input.filters), null, Number.POSITIVE_INFINITY)
    const dates = dateFormat(input.timeZone)
    const rows = items.map((entry) => toRow(context, entry, dates))
    return {
      filename: `ementa-auditoria-${dayOf(context.now)}.csv`,
      csv: toCsv([HEAD, ...rows]),
      rows: rows.length,
    }
  }),
}
