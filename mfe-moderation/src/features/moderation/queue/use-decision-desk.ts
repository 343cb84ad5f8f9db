import { useServices } from '@ementa/ui'
import { useState } from 'react'
import { DecisionDesk } from './decision-desk'

/** Returns the desk that sends the decisions of this page. */
export function useDecisionDesk(): DecisionDesk {
  const services = useServices()
  const [desk] = useState(() => new DecisionDesk(services))
  return desk
}
