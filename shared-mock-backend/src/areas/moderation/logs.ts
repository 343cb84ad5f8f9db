import {
  AUDIT_ACTION_LABELS,
  fold,
  type Inputs,
  ITEM_TYPE_LABELS,
  type Profile,
  reasonWithMeaning,
} from '@ementa/contracts'
import { adminOnly, type Context, os } from '../../context'
import { pageOf } from '../../paging'
import { dayOf, startOfDay } from '../../rules/days'
import type { StoredEntry } from '../../store/stored-entities'
import { toCsv } from './csv'
import { authorOf } from './items'
import { moderatorOnly } from './moderator-only'
import { personOf, toRecord } from './record'
import { statsFor } from './stats'

type AuditFilters = NonNullable<NonNullable<Inputs['moderation']['exportReport']>['filters']>

/** Folded once per entry: an entry never changes, and folding a long log at every search is felt. */
const folded = new WeakMap<StoredEntry, string>()

function searchTextOf(entry: StoredEntry): string {
  const text =
    folded.get(entry) ??
    [entry.moderator_name, entry.reason, entry.item_id, entry.id, entry.content?.body ?? ''].map(fold).join('\n')
  folded.set(entry, text)
  return text
}

/** Folded once per profile: a changed one is another object. */
const foldedNames = new WeakMap<Profile, string>()

/** Returns whether the entry's own words or the name of the person it is about hold the query. */
function matches(context: Context, entry: StoredEntry, wanted: string): boolean {
  if (searchTextOf(entry).includes(wanted)) return true
  const person = context.db.profiles.get(personOf(entry) ?? authorOf(context, entry) ?? '')
  if (!person) return false
  const names = foldedNames.get(person) ?? fold(`${person.display_name}\n@${person.username}`)
  foldedNames.set(person, names)
  return names.includes(wanted)
}

/** The entries that the filters let through, newest first; days are local and both included. */
function filterEntries(context: Context, filters: AuditFilters): StoredEntry[] {
  const { id, query = '', item_type, action_type, moderator_id, from, to } = filters
  const wanted = fold(query.trim())
  const earliest = from ? startOfDay(from) : Number.NEGATIVE_INFINITY
  const end = to ? startOfDay(to, 1) : Number.POSITIVE_INFINITY
  return context.db.auditEntries.all().filter((entry) => {
    // Dates are read only when the filter asks for them: reading dates and folding texts costs most in a long log.
    const time = from || to ? Date.parse(entry.created_at) : 0
    return (
      (!id || entry.id === id) &&
      (!item_type || entry.item_type === item_type) &&
      (!action_type || entry.action_type === action_type) &&
      (!moderator_id || entry.moderator_id === moderator_id) &&
      time >= earliest &&
      time < end &&
      (!wanted || matches(context, entry, wanted))
    )
  })
}

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
    .handler(({ input, context }) => statsFor(context.db, input.period, context.now)),

  getAuditLog: os.moderation.getAuditLog.use(adminOnly).handler(({ input, context }) => {
    const found = filterEntries(context, input.filters)
    const { items, nextCursor } = pageOf(found, input.cursor, input.limit, ({ id }) => id)
    return { entries: items.map((entry) => toRecord(context, entry)), nextCursor, total: found.length }
  }),

  exportReport: os.moderation.exportReport.use(moderatorOnly).handler(({ input, context }) => {
    const found = filterEntries(context, input.filters)
    const dates = dateFormat(input.timeZone)
    const rows = found.map((entry) => toRow(context, entry, dates))
    return {
      filename: `ementa-auditoria-${dayOf(context.now)}.csv`,
      csv: toCsv([HEAD, ...rows]),
      rows: rows.length,
    }
  }),
}
