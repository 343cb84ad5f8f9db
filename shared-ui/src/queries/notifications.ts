import { query } from '../data/query'

/** The number of unread notifications, which the frame shows on every page. */
export const unreadQuery = query('unreadCount', async (api, _userId: string) => {
  const { unreadCount } = await api.notifications.list({ limit: 1 })
  return unreadCount
})
