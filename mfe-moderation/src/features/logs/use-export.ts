import { counted, plural, useServices, useStableCallback } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { useState } from 'react'
import type { LogInput } from './queries'

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
