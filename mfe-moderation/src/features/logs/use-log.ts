import { AUDIT_ACTION_LABELS, type AuditActionType, type Inputs, LARGEST_PAGE, type Outputs } from '@ementa/contracts'
import { counted, plural, useServices, useStableCallback } from '@ementa/ui'
import { pagedQuery, query, useRead } from '@ementa/ui/data'
import { downloadFile } from '@ementa/ui/forms'
import { addressParams, choiceParam, dayParam, textParam } from '@ementa/ui/router'
import { useMemo, useState } from 'react'
import { useFilters } from '../../shared/filters/filters'

export type LogInput = NonNullable<NonNullable<Inputs['moderation']['getAuditLog']>['filters']>

/** Reads a page of 50 entries of the audit log, newest first. */
export const logQuery = pagedQuery(
  'auditLog',
  (api, cursor, filters: LogInput) => api.moderation.getAuditLog({ filters, cursor }),
  { items: (page) => page.entries, next: (page) => page.nextCursor, keepPrevious: true },
)

/** Reads one entry of the audit log. */
export const logEntryQuery = query('auditLog.entry', (api, id: string) =>
  api.moderation.getAuditLog({ filters: { id }, limit: 1 }),
)

/** Reads the current moderators. */
const moderatorsQuery = query('moderationUsers.moderators', (api) =>
  api.moderation.getUsers({ role: 'moderators', limit: LARGEST_PAGE }),
)

export type LogEntry = Outputs['moderation']['getAuditLog']['entries'][number]

export const ANY = 'todos'
export const TYPES = [ANY, 'post', 'comment', 'profile'] as const
const isAction = (value: string): value is AuditActionType => value in AUDIT_ACTION_LABELS
export const ACTIONS = [ANY, ...Object.keys(AUDIT_ACTION_LABELS).filter(isAction)] as const

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

/** Returns the filters as input of the calls, so that the list and the export have the same entries. */
export function toLogInput({ query, action, type, moderator, from, to }: Omit<LogFilters, 'set'>): LogInput {
  return {
    ...(query ? { query } : {}),
    ...(action === ANY ? {} : { action_type: action }),
    ...(type === ANY ? {} : { item_type: type }),
    ...(moderator ? { moderator_id: moderator } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

type Named = readonly [id: string, name: string]

/** Returns the choices of the filter: the current moderators and all who acted in a loaded entry. */
export function useNames(entries: readonly LogEntry[]): readonly Named[] {
  const { data } = useRead(moderatorsQuery())
  const [named, setNamed] = useState<readonly Named[]>([])
  const all = new Map(named)
  for (const { id, display_name } of data?.users ?? []) if (!all.has(id)) all.set(id, display_name)
  for (const { moderator_id, moderator_name } of entries) {
    if (!all.has(moderator_id)) all.set(moderator_id, moderator_name)
  }
  if (all.size > named.length) setNamed([...all])
  return named
}

/** Exports the filtered entries as CSV and says how many they are. `run` is the same function at every render. */
export function useExport(filters: LogInput) {
  const { api, toast } = useServices()
  const [isExporting, setExporting] = useState(false)
  const run = useStableCallback(async () => {
    if (isExporting) return
    setExporting(true)
    try {
      const { csv, filename, rows } = await api.moderation.exportReport({
        filters,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
      if (rows === 0) {
        toast.info('Nada a exportar', 'Nenhuma entrada corresponde a estes filtros.')
        return
      }
      downloadFile(filename, csv, 'text/csv;charset=utf-8')
      const isFiltered = Object.keys(filters).length > 0
      toast.success(`${plural(rows, 'Exportada', 'Exportadas')} ${counted(rows, 'entrada', 'entradas')}`, {
        description: `${isFiltered ? 'Só o que os filtros deixam ver.' : 'O log inteiro.'} Arquivo ${filename}.`,
      })
    } catch {
      toast.error('Erro na exportação')
    } finally {
      setExporting(false)
    }
  })
  return { run, isExporting }
}
