import { Button, EmptyState, usePageTitle, useServices, useSession } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { useOpenInAddress } from '@ementa/ui/router'
import { Download } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { AdminHeader } from '../../shared/admin-header/admin-header'
import { ACTING_NEEDS_MODERATOR } from '../../shared/decisions/decision-errors'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { RESTS } from '../../shared/filters/filters'
import { DensitySwitch, PagedRows, useDensity } from '../../shared/rows/rows'
import { LogFilterBar } from './log-filters'
import { LogTable } from './log-table'
import { type LogEntry, logEntryQuery, logQuery, toLogInput, useExport, useLogFilters, useNames } from './use-log'

/** `/admin/logs`: the log of all decisions and measures. */
export default function LogsPage() {
  usePageTitle('Logs')
  const filters = useLogFilters()
  const input = toLogInput(filters)
  const log = usePagedRead(logQuery(input))
  const names = useNames(log.items)
  const density = useDensity()
  const { run, isExporting } = useExport(input)
  const { isModerator } = useSession()
  const actions = useMemo(
    () => <LogActions onExport={run} isExporting={isExporting} isAllowed={isModerator} />,
    [run, isExporting, isModerator],
  )
  const open = useOpenEntry(log.items)

  return (
    <>
      <AdminHeader title="Logs" actions={actions} />
      <LogFilterBar filters={filters} moderators={names} />
      <PagedRows
        list={log}
        plural="logs"
        shape="line"
        empty={<EmptyState illustration="drawer" title="Nenhuma entrada corresponde a estes filtros." />}
      >
        {(entries, total) => <LogTable entries={entries} total={total} density={density} onOpen={open.onOpen} />}
      </PagedRows>
      {open.entry && <DecisionSheet key={open.entry.id} entry={open.entry} onClose={open.onClose} />}
    </>
  )
}

interface LogActionsProps {
  onExport: () => void
  isExporting: boolean
  isAllowed: boolean
}

function LogActions({ onExport, isExporting, isAllowed }: LogActionsProps) {
  return (
    <>
      <DensitySwitch />
      <Button
        size="sm"
        leftIcon={<Download size={16} aria-hidden />}
        onClick={onExport}
        isDisabled={!isAllowed}
        title={isAllowed ? undefined : ACTING_NEEDS_MODERATOR}
        isLoading={isExporting}
        loadingText="Exportando…"
      >
        Exportar CSV
      </Button>
    </>
  )
}

/** Returns the open entry. Its id is in the address, so that the link can be shared. */
function useOpenEntry(entries: readonly LogEntry[]) {
  const { openId: id, open, close } = useOpenInAddress('entrada', RESTS)
  const listed = entries.find((entry) => entry.id === id)
  const { data } = useRead(id && !listed ? logEntryQuery(id) : null)
  const { toast } = useServices()
  const isMissing = id !== null && !listed && data?.entries.length === 0
  const sayMissing = useEffectEvent(() => {
    toast.error('Entrada não encontrada', 'O endereço está incompleto, ou a entrada não é deste log.')
    close()
  })
  useEffect(() => {
    if (isMissing) sayMissing()
  }, [isMissing])
  return {
    entry: id ? (listed ?? data?.entries[0] ?? null) : null,
    onOpen: open,
    onClose: close,
  }
}
