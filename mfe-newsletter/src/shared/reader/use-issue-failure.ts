import { namesNothing } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useEffect, useEffectEvent } from 'react'
import { whatNow } from '../failures/failure-reason'
import { ISSUE_FAILED, ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE } from '../failures/texts'

/** Says once why an issue cannot be shown, and leaves (NWS-012, 057, 058). */
export function useIssueFailure(error: unknown, leave: () => void): void {
  const { toast } = useServices()
  const leavePage = useEffectEvent(leave)
  useEffect(() => {
    if (error === undefined) return
    if (namesNothing(error, 'ISSUE_NOT_FOUND')) toast.error(ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE)
    else toast.error(ISSUE_FAILED, whatNow(error))
    leavePage()
  }, [error, toast])
}
