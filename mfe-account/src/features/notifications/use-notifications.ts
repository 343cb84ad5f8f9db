import { LARGEST_PAGE, type Notification, PAGE_SIZE } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { pagedQuery, proxy, usePagedRead, useSnapshot } from '@ementa/ui/data'
import { useEffect, useMemo } from 'react'
import { buildLookup, buildRows, searchRows } from './group-notifications'

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

/** Ids of the notifications hidden until the list is loaded again. They are neither stored nor sent. */
const removed = proxy<{ ids: Record<string, true> }>({ ids: {} })

export function hide(ids: readonly string[]): void {
  for (const id of ids) removed.ids[id] = true
}

export function unhide(ids: readonly string[]): void {
  for (const id of ids) delete removed.ids[id]
}

export function unhideAll(): void {
  removed.ids = {}
}

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
