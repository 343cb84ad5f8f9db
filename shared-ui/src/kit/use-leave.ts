import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../routing/router-provider'

/**
 * Leaves a page that cannot be shown, once for each `reason`; undefined: stay. `explain` says why in a toast. `leave` is an
 * address, which replaces this one, or what closes the dialog.
 */
export function useLeave<Reason>(
  reason: Reason | undefined,
  explain: (reason: Reason) => void,
  leave: string | (() => void),
): void {
  const navigate = useNavigate()
  const onReason = useEffectEvent((given: Reason) => {
    explain(given)
    if (typeof leave === 'function') leave()
    else void navigate(leave, { replace: true })
  })
  useEffect(() => {
    if (reason !== undefined) onReason(reason)
  }, [reason])
}
