import { useLocation } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
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

/** Finds the comment of the address, on a later page and behind folded replies too, scrolls to it and gives it the focus. */
export function usePermalink({ targetId, list, rows, state, scrollToRow }: PermalinkOptions) {
  const done = useRef<string | null>(null)
  const { items, hasData, isEnd, isLoadingMore, moreError, loadMore } = list
  useEffect(() => {
    if (targetId === null || done.current === targetId || !hasData) return
    const index = rows.findIndex(({ id }) => id === targetId)
    if (index >= 0) {
      done.current = targetId
      scrollToRow(index)
      return focusWhenDrawn(`c-${targetId}`)
    }
    if (items.some(({ id }) => id === targetId)) {
      for (const id of ancestorIds(items, targetId)) state.expanded[id] = true
    } else if (!isEnd && !isLoadingMore && !moreError) void loadMore()
  })
}

/** A row far away is drawn only some frames after it was scrolled to. */
function focusWhenDrawn(id: string) {
  let tries = 0
  const look = () => {
    const element = document.getElementById(id)
    if (element) {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    } else if (tries++ < 60) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
