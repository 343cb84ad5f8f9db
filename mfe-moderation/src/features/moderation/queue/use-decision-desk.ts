import { useServices } from '@ementa/ui'
import { useEffect, useRef, useState } from 'react'
import { useRefreshEverywhere } from '../../../shared/decisions/use-refresh-everywhere'
import { DecisionDesk } from './decision-desk'

/** The decisions of this page. */
export function useDecisionDesk(): DecisionDesk {
  const services = useServices()
  const refresh = useRefreshEverywhere()
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  const [desk] = useState(() => new DecisionDesk({ services, onSettled: () => latest.current() }))
  return desk
}
