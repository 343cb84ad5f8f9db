import type { StatsPeriod } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

export function useStats(period: StatsPeriod) {
  const { api } = useServices()
  return useRead({
    key: ['moderationStats', period],
    call: () => api.moderation.getStats({ period }),
    keepPrevious: true,
  })
}
