import { useServices } from '@ementa/ui'
import { useLocation } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'
import { listAncestors, type ThreadRow } from './thread'
import type { ThreadState } from './thread-state'
import type { useComments } from './use-comments'

/** Returns the id of the comment in the address (`#c-{id}`), or null. */
export function useTargetId(): string | null {
  const { hash } = useLocation()
  const match = /^#c-(.+)$/.exec(hash)
  if (!match?.[1]) return null
  try {
    return decodeURIComponent(match[1])
  } catch {
    return null
  }
}

interface PermalinkOptions {
  targetId: string | null
  list: ReturnType<typeof useComments>
  rows: readonly ThreadRow[]
  state: ThreadState
  scrollToRow: (index: number) => void
}

/**
 * Scrolls to the comment of the address and focuses it, loading further pages and unfolding replies as needed. If the comment
 * does not exist, shows a toast.
 */
export function usePermalink({ targetId, list, rows, state, scrollToRow }: PermalinkOptions) {
  const done = useRef<string | null>(null)
  const askedAgain = useRef<string | null>(null)
  const { toast } = useServices()
  const { items, hasData, isEnd, isLoadingMore, moreError, loadMore, error, isValidating, isRefreshing, refresh } = list
  useEffect(() => {
    if (targetId === null || done.current === targetId || !hasData) return
    const index = rows.findIndex(({ id }) => id === targetId)
    if (index >= 0) {
      done.current = targetId
      return bringIntoSight(`c-${targetId}`, { scrollToRow: () => scrollToRow(index), focus: true })
    }
    if (items.some(({ id }) => id === targetId)) {
      for (const id of listAncestors(items, targetId)) state.expanded[id] = true
    } else if (!isEnd) {
      if (!isLoadingMore && !moreError) void loadMore()
    } else if (!isValidating && !isRefreshing && error === undefined) {
      // The comment is not in the whole thread: it may be newer than the cached answer, so the thread is read again once.
      if (askedAgain.current !== targetId) {
        askedAgain.current = targetId
        void refresh()
        return
      }
      done.current = targetId
      toast.info('Comentário não encontrado', 'Ele não está mais disponível.')
    }
  })
}
