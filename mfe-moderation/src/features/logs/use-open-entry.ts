import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useOpenInAddress } from '@ementa/ui/router'
import { useEffect, useEffectEvent } from 'react'
import { RESTS } from '../../shared/filters/use-filters'
import { logEntryQuery } from './queries'
import type { LogEntry } from './use-log'

/** Returns the open entry. Its id is in the address, so that the link can be shared. */
export function useOpenEntry(entries: readonly LogEntry[]) {
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
