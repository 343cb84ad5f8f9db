import type { Outputs } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { useEffect } from 'react'
import { canMarkRead } from './can-mark-read'

type Read = Outputs['newsletters']['getIssue']

/** Notes that this person has the whole issue open; its author and visitors leave no note. It is quiet either way. */
export function useMarkRead(read: Read): void {
  const { user } = useSession()
  const { relations } = useServices()
  const counts = canMarkRead(user, read)
  const { id } = read.issue
  useEffect(() => {
    if (!counts || relations.has('readIssues', id)) return
    // Offline it waits in the queue; what fails is noted at the next visit.
    relations.set('readIssues', id, true).catch(() => undefined)
  }, [counts, id, relations])
}
