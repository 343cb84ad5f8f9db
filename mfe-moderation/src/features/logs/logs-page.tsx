import { Button, EmptyState, usePageTitle, useSession } from '@ementa/ui'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { AdminHeader } from '../../shared/admin-header/admin-header'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { ACTING_NEEDS_MODERATOR } from '../../shared/decisions/refusal'
import { DensitySwitch, useDensity } from '../../shared/rows/density'
import { PagedRows } from '../../shared/rows/paged-rows'
import { LogFilterBar } from './log-filters'
import { LogTable } from './log-table'
import { useExport } from './use-export'
import { toLogInput, useLog, useLogFilters, useNames } from './use-log'
import { useOpenEntry } from './use-open-entry'

/** `/admin/logs`: the log of all decisions and measures. */
export default function LogsPage() {
  usePageTitle('Logs')
  const filters = useLogFilters()
  const input = toLogInput(filters)
  const log = useLog(input)
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
