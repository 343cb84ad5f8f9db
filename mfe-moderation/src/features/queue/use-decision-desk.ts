import { useServices } from '@ementa/ui'
import { useEffect, useRef, useState } from 'react'
import { useRefreshEverywhere } from '../admin/use-refresh-everywhere'
import { DecisionDesk } from '../decisions/decision-desk'

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
