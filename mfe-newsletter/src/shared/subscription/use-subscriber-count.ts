import { useRelation } from '@ementa/ui'

/** Returns the number of subscribers, including a person who has just subscribed. */
export function useSubscriberCount(newsletterId: string, counted: number): number {
  const isSubscribed = useRelation('subscribed', newsletterId)
  return Math.max(counted, isSubscribed ? 1 : 0)
}
