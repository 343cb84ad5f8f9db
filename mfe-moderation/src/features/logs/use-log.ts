import { AUDIT_ACTION_LABELS, type AuditActionType, type Inputs, LARGEST_PAGE, type Outputs } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { type AddressParam, addressParams, choiceParam, textParam } from '@ementa/ui/router'
import { useMemo, useState } from 'react'
import { useFilters } from '../../shared/filters/use-filters'

type Page = Outputs['moderation']['getAuditLog']
export type LogEntry = Page['entries'][number]
export type LogInput = NonNullable<NonNullable<Inputs['moderation']['getAuditLog']>['filters']>

export const ANY = 'todos'
export const TYPES = [ANY, 'post', 'comment', 'profile'] as const
const isAction = (value: string): value is AuditActionType => value in AUDIT_ACTION_LABELS
export const ACTIONS = [ANY, ...Object.keys(AUDIT_ACTION_LABELS).filter(isAction)] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** A day, when it is one. */
const dayParam: AddressParam<string> = {
  read: (text) => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  write: (day) => day,
}

const ADDRESS = addressParams({
  q: textParam,
  acao: choiceParam<AuditActionType | typeof ANY>(ACTIONS),
  tipo: choiceParam(TYPES),
  moderador: textParam,
  de: dayParam,
  ate: dayParam,
})

export function useLogFilters() {
  const [state, set] = useFilters(ADDRESS)
  return useMemo(() => {
    const { q: query, acao: action, tipo: type, moderador: moderator, de: from, ate: to } = state
    return { query, action, type, moderator, from, to, set }
  }, [state, set])
}
export type LogFilters = ReturnType<typeof useLogFilters>

/** The filters as the calls take them: the list and the export see the same entries. */
export function inputOf({ query, action, type, moderator, from, to }: Omit<LogFilters, 'set'>): LogInput {
  return {
    ...(query ? { query } : {}),
    ...(action === ANY ? {} : { action_type: action }),
    ...(type === ANY ? {} : { item_type: type }),
    ...(moderator ? { moderator_id: moderator } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

const entriesOf = (page: Page) => page.entries

/** The audit log, newest first, 50 at a time (spec §9). */
export function useLog(filters: LogInput) {
  const { api } = useServices()
  return usePagedRead<Page, LogEntry>({
    key: ['auditLog', filters],
    call: (cursor) => api.moderation.getAuditLog({ filters, cursor }),
    items: entriesOf,
    next: ({ nextCursor }) => nextCursor,
    keepPrevious: true,
  })
}

type Named = readonly [id: string, name: string]

/** The choices of the filter: who moderates now, and who acted in any entry seen so far, a moderator still or not. */
export function useNames(entries: readonly LogEntry[]): readonly Named[] {
  const { api } = useServices()
  const { data } = useRead({
    key: ['moderationUsers', 'moderators'],
    call: () => api.moderation.getUsers({ role: 'moderators', limit: LARGEST_PAGE }),
  })
  const [known, setKnown] = useState<readonly Named[]>([])
  const all = new Map(known)
  for (const { id, display_name } of data?.users ?? []) if (!all.has(id)) all.set(id, display_name)
  for (const { moderator_id, moderator_name } of entries) {
    if (!all.has(moderator_id)) all.set(moderator_id, moderator_name)
  }
  if (all.size > known.length) setKnown([...all])
  return known
}
