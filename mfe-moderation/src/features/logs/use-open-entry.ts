import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useCallback } from 'react'
import { useUrlFilters } from '../../shared/address/use-url-filters'
import type { LogEntry } from './use-log'

/** The entry that is open, by its id in the address: a link to it can be handed on. */
export function useOpenEntry(entries: readonly LogEntry[]) {
  const { api } = useServices()
  const { text, set } = useUrlFilters()
  const id = text('entrada')
  const listed = entries.find((entry) => entry.id === id)
  const { data } = useRead({
    key: id && !listed ? ['auditLog', 'entry', id] : null,
    call: () => api.moderation.getAuditLog({ filters: { id }, limit: 1 }),
  })
  return {
    entry: id ? (listed ?? data?.entries[0] ?? null) : null,
    onOpen: useCallback((opened: string) => set({ entrada: opened }), [set]),
    onClose: useCallback(() => set({ entrada: '' }), [set]),
  }
}
