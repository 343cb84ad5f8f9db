import { useRead } from '@ementa/ui/data'
import { useSession } from '@ementa/ui/plain'
import { unreadQuery } from '@ementa/ui/queries'

/** How many notifications the signed-in user has not read; 0 for a visitor or where it is not wanted. */
export function useUnreadCount(wanted: boolean): number {
  const { status, user } = useSession()
  const { data } = useRead(wanted && status === 'signed-in' && user ? unreadQuery(user.id) : null)
  return data ?? 0
}
