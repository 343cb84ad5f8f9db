import { useServices } from '@ementa/ui'
import { useLocation } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import { listAncestors, type ThreadRow } from './thread'
import type { ThreadState } from './thread-state'
import type { useComments } from './use-thread'

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

/** Frames without movement after which the row counts as settled: rows measured above it move it for a while. */
const STEADY = 8
const GIVE_UP = 300
/** Height in px of the header and, on a phone, of a toast below it. */
const ROOM_ABOVE = 140

interface Options {
  /** Scrolls the virtual list near the row, which is rendered some frames later. */
  scrollToRow: () => void
  /** Moves the focus to the row too. Without it, a row that is fully visible does not scroll. */
  focus?: boolean
}

/**
 * Scrolls the comment with this DOM id to the middle of the window. It stops as soon as the reader scrolls, presses a key, or
 * moves the focus elsewhere, which a screen reader does without a key event.
 */
export function bringIntoSight(id: string, { scrollToRow, focus = false }: Options): void {
  // A reader who has begun to write keeps the focus.
  if (focus && isWriting(document.activeElement)) return
  let frames = 0
  let steady = 0
  let previousTop = Number.NaN
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex >= 0) take()
  }
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  for (const event of events) window.addEventListener(event, take, { once: true, passive: true })
  window.addEventListener('focusin', leave)
  const stop = () => {
    for (const event of events) window.removeEventListener(event, take)
    window.removeEventListener('focusin', leave)
  }
  const look = () => {
    if (isTaken) return stop()
    const element = document.getElementById(id)
    const top = element?.getBoundingClientRect().top ?? Number.NaN
    const isSettled = focus ? document.activeElement === element : top === previousTop
    steady = element && isSettled ? steady + 1 : 0
    previousTop = top
    if (element && steady === 0) {
      if (focus || !isClear(element)) element.scrollIntoView({ block: 'center' })
      if (focus) element.focus({ preventScroll: true })
    } else if (!element && frames % 15 === 0) scrollToRow()
    if (steady < STEADY && frames++ < GIVE_UP) requestAnimationFrame(look)
    else stop()
  }
  requestAnimationFrame(look)
}

/** Tells whether a field with text has the focus. An empty one may be that of the comment just published. */
const isWriting = (element: Element | null) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value !== ''

/** Tells whether the element is visible between header, toast and composer. */
function isClear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const roomBelow = Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0
  return top >= ROOM_ABOVE && bottom <= window.innerHeight - roomBelow
}
