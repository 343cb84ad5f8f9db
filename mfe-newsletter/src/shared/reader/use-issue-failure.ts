import { namesNothing } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useEffect, useRef } from 'react'
import { whatNow } from '../failures/failure-reason'
import { ISSUE_FAILED, ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE } from '../failures/texts'

/** Tells why an issue cannot be shown, once, and leaves (NWS-012, 057, 058). */
export function useIssueFailure(error: unknown, leave: () => void): void {
  const { toast } = useServices()
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    if (error === undefined) return
    if (namesNothing(error, 'ISSUE_NOT_FOUND')) toast.error(ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE)
    else toast.error(ISSUE_FAILED, whatNow(error))
    latest.current()
  }, [error, toast])
}
