import { useServices } from '@ementa/ui/plain'
import { useLocation } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'
import { ancestorIds, type ThreadRow } from './thread'
import type { ThreadState } from './thread-state'
import type { useComments } from './use-comments'

/** The comment that the address points to (`#c-{id}`), null for none. */
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

/** Finds the comment of the address, on a later page and behind folded replies too, scrolls to it and gives it the focus; says so when it is gone. */
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
      for (const id of ancestorIds(items, targetId)) state.expanded[id] = true
    } else if (!isEnd) {
      if (!isLoadingMore && !moreError) void loadMore()
    } else if (!isValidating && !isRefreshing && error === undefined) {
      // Not in the whole thread: written since it was read, or gone.
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
