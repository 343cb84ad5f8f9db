import { type CallsOf, read, write } from './call-meta'

/** The list on screen updates itself: with many pages loaded, a read would be as many calls. */
export const notificationsMeta = {
  list: read('notifications', 'unreadCount'),
  markRead: write({ stale: ['unreadCount'], byCaller: ['notifications'] }),
  markAllRead: write({ stale: ['unreadCount'], byCaller: ['notifications'] }),
} satisfies CallsOf<'notifications'>
