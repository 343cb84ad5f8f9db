import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

/** How many notifications the signed-in user has not read; 0 for a visitor or where it is not wanted. */
export function useUnreadCount(wanted: boolean): number {
  const { api } = useServices()
  const { status, user } = useSession()
  const { data } = useRead({
    key: wanted && status === 'signed-in' && user ? ['notifications', { unreadOf: user.id }] : null,
    call: () => api.notifications.list({ limit: 1 }),
  })
  return data?.unreadCount ?? 0
}
