import { LARGEST_PAGE, PAGE_SIZE } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { usePagedRead, useSnapshot } from '@ementa/ui/data'
import { useEffect, useMemo } from 'react'
import { lookup, type NotificationPage, notificationRows, searchRows } from './group-notifications'
import { removed } from './removed'

export const TABS = ['todas', 'mencoes', 'sistema'] as const
export type NotificationTab = (typeof TABS)[number]

const TYPE_OF_TAB = { todas: undefined, mencoes: 'mention', sistema: 'system' } as const

const itemsOf = (page: NotificationPage) => page.notifications
const nextOf = (page: NotificationPage) => page.nextCursor

/** The notifications of a tab as rows, narrowed by a query. */
export function useNotifications(tab: NotificationTab, query: string) {
  const { api } = useServices()
  const { user } = useSession()
  const hidden = useSnapshot(removed).ids
  const isSearching = query.trim() !== ''
  const type = TYPE_OF_TAB[tab]
  const list = usePagedRead({
    key: user ? ['notifications', { of: user.id, type }] : null,
    call: (cursor) =>
      // A search reads the older pages too, in large steps: one that stops at page one would lie.
      api.notifications.list({ cursor, type, limit: isSearching && cursor ? LARGEST_PAGE : PAGE_SIZE.notifications }),
    items: itemsOf,
    next: nextOf,
  })
  const { pages, items, isEnd, isLoadingMore, moreError, loadMore, hasData } = list

  const loadsOlder = isSearching && hasData && !isEnd && moreError === undefined
  useEffect(() => {
    if (loadsOlder && !isLoadingMore) void loadMore()
  }, [loadsOlder, isLoadingMore, loadMore])

  const rows = useMemo(() => {
    const visible = items.filter(({ id }) => !hidden[id])
    // Grouped rows are not searched: whoever looks for one name wants that one notification.
    return notificationRows(visible, lookup(pages), { group: !isSearching })
  }, [items, pages, hidden, isSearching])

  return {
    ...list,
    rows: useMemo(() => searchRows(rows, query), [rows, query]),
    unreadCount: pages[0]?.unreadCount ?? 0,
    isLoadingOlder: loadsOlder,
  }
}
