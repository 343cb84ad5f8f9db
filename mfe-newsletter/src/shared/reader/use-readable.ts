import { mayReadWhole, type Outputs, withoutText } from '@ementa/contracts'
import { useRelation, useSession } from '@ementa/ui'
import { useMemo } from 'react'

type Read = Outputs['newsletters']['getIssue']

/**
 * The issue as this person may read it now. The backend keeps the text of a paid one back by itself; a copy saved on this
 * device may be older than the subscription's end.
 */
export function useReadable(read: Read): Read {
  const { user, isModerator } = useSession()
  const { newsletter, contents } = read
  const isSubscribed = useRelation('subscribed', newsletter.id)
  const isWhole = !contents
  const mayRead = mayReadWhole(user, newsletter, read.issue, { isSubscribed, isModerator })
  return useMemo(() => (isWhole && !mayRead ? { ...read, ...withoutText(read.issue) } : read), [read, isWhole, mayRead])
}
