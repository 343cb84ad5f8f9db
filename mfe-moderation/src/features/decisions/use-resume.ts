import { useServices } from '@ementa/ui'
import { useEffect, useRef } from 'react'
import { useRefreshEverywhere } from '../admin/use-refresh-everywhere'
import { DecisionDesk } from './decision-desk'

/** Sends the decisions that this moderator's last visit wrote down while its page was closing. */
export function useResume(moderatorId: string): void {
  const services = useServices()
  const refresh = useRefreshEverywhere()
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    void new DecisionDesk({ services, onSettled: () => latest.current() }).resume(moderatorId)
  }, [services, moderatorId])
}
