import { LARGEST_PAGE, type Notification, PAGE_SIZE } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'

interface ListInput {
  of: string
  type: Notification['type'] | undefined
  isSearching: boolean
}

/**
 * Reads the notifications of a user, of one type or all. A search reads the same list, its older pages in large steps.
 */
export const notificationsQuery = pagedQuery(
  'notifications',
  (api, cursor, { type, isSearching }: ListInput) =>
    api.notifications.list({ cursor, type, limit: isSearching && cursor ? LARGEST_PAGE : PAGE_SIZE.notifications }),
  {
    key: ({ of, type }): [Pick<ListInput, 'of' | 'type'>] => [{ of, type }],
    items: (page) => page.notifications,
    next: (page) => page.nextCursor,
  },
)

/** Reads which notifications are shown in the app. */
export const preferencesQuery = query('device.preferences', (api) => api.device.getPreferences(), { stale: 0 })
