import { query } from '../data/query'

/** How many notifications somebody has not read: the frame shows it on every page. */
export const unreadQuery = query('unreadCount', async (api, _userId: string) => {
  const { unreadCount } = await api.notifications.list({ limit: 1 })
  return unreadCount
})
