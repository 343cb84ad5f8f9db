import { useServices } from '@ementa/ui'
import { useEffect, useRef, useState } from 'react'
import { useRefreshEverywhere } from '../admin/use-refresh-everywhere'
import { DecisionDesk } from '../decisions/decision-desk'

/** The desk of this page. What waits is sent at once when the page is left, whichever way. */
export function useDecisionDesk(): DecisionDesk {
  const services = useServices()
  const refresh = useRefreshEverywhere()
  const latest = useRef(refresh)
  latest.current = refresh
  const [desk] = useState(() => new DecisionDesk({ services, onSettled: () => latest.current() }))

  useEffect(() => {
    const leave = () => desk.leave()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [desk])
  return desk
}
