import { AUDIT_ACTION_LABELS, fold, type Inputs, ITEM_TYPE_LABELS, reasonWithMeaning } from '@ementa/contracts'
import { adminOnly, type Context, os } from '../../context'
import { dayOf, startOfDay } from '../../rules/days'
import type { AuditFilters } from '../../store/reads'
import type { StoredEntry } from '../../store/stored-entities'
import { toCsv } from './csv'
import { moderatorOnly } from './moderator-only'
import { personOf, toRecord } from './record'
import { statsFor } from './stats'

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
  getStats: os.moderation.getStats
    .use(adminOnly)
    .handler(async ({ input, context }) => statsFor(await context.reads.moderation(), input.period, context.now)),

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
