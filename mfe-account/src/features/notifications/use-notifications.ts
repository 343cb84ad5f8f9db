import { useSession } from '@ementa/ui'
import { usePagedRead, useSnapshot } from '@ementa/ui/data'
import { useEffect, useMemo } from 'react'
import { buildLookup, buildRows, searchRows } from './group-notifications'
import { notificationsQuery } from './queries'
import { removed } from './removed'

export const TABS = ['todas', 'mencoes', 'sistema'] as const
export type NotificationTab = (typeof TABS)[number]

const TYPE_OF_TAB = { todas: undefined, mencoes: 'mention', sistema: 'system' } as const

/** Returns the notifications of a tab as rows, filtered by a query. */
export function useNotifications(tab: NotificationTab, query: string) {
  const { user } = useSession()
  const hidden = useSnapshot(removed).ids
  const isSearching = query.trim() !== ''
  const type = TYPE_OF_TAB[tab]
  // A search reads the older pages too, as it must find every match.
  const list = usePagedRead(user && notificationsQuery({ of: user.id, type, isSearching }))
  const { pages, items, isEnd, isLoadingMore, moreError, loadMore, hasData } = list

  const loadsOlder = isSearching && hasData && !isEnd && moreError === undefined
  useEffect(() => {
    if (loadsOlder && !isLoadingMore) void loadMore()
  }, [loadsOlder, isLoadingMore, loadMore])

  const rows = useMemo(() => {
    const visible = items.filter(({ id }) => !hidden[id])
    // Rows are not grouped in a search, which looks for single notifications.
    return buildRows(visible, buildLookup(pages), { group: !isSearching })
  }, [items, pages, hidden, isSearching])

  return {
    ...list,
    rows: useMemo(() => searchRows(rows, query), [rows, query]),
    unreadCount: pages[0]?.unreadCount ?? 0,
    isLoadingOlder: loadsOlder,
  }
}
