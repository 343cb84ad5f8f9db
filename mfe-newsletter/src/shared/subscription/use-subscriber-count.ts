import { useRelation } from '@ementa/ui/plain'

/** How many subscribe, never fewer than this person knows of: who has just subscribed is one of them. */
export function useSubscriberCount(newsletterId: string, counted: number): number {
  const isSubscribed = useRelation('subscribed', newsletterId)
  return Math.max(counted, isSubscribed ? 1 : 0)
}
