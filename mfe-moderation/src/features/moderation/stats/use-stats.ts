import type { StatsPeriod } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { statsQuery } from '../queries'

export function useStats(period: StatsPeriod) {
  return useRead(statsQuery(period))
}
