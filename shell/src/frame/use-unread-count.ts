import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { unreadKey } from '../services/unread-key'

/** How many notifications the signed-in user has not read; 0 for a visitor or where it is not wanted. */
export function useUnreadCount(wanted: boolean): number {
  const { api } = useServices()
  const { status, user } = useSession()
  const { data } = useRead({
    key: wanted && status === 'signed-in' && user ? unreadKey(user.id) : null,
    call: () => api.notifications.list({ limit: 1 }),
  })
  return data?.unreadCount ?? 0
}
