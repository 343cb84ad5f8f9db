import { useEffect } from 'react'
import { isFocusAwaited } from './focus-when-shown'
import { focusNear, type Gone, placeOf } from './near-focus'

/** A row that leaves the page this soon after a scroll was only scrolled out of sight, in ms. */
const SCROLLED_AWAY = 300
/** Time between two checks whether an awaited focus has arrived, in ms. */
const CHECK_EVERY = 50
/** Number of checks after which an awaited focus is given up. */
const CHECKS = 100
const ACTIONS = ['keydown', 'click'] as const
/** Selects the regions of the page; menus and dialogs are elsewhere, and their opener is remembered meanwhile. */
const PAGE = 'main, nav, aside, header'

/**
 * When what one acted on disappears (a bookmark taken back, a tag unfollowed, a notification removed), the browser drops
 * the focus to the body and the next Tab begins at the top of the page. This moves it to the neighbour or, without one,
 * to the heading. A page or list that moves the focus itself comes first.
 */
export function useKeptPageFocus(): void {
  useEffect(() => {
    /** The element that has the focus, or had it until it was removed. */
    let last = inPage(document.activeElement)
    let path = location.pathname
    let removed: Gone | null = null
    let checks = 0
    let scrolledAt = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined

    const forget = () => {
      last = null
      removed = null
    }
    const settle = () => {
      if (!removed || document.activeElement !== document.body) return
      if (isFocusAwaited() && checks < CHECKS) {
        checks += 1
        timer = setTimeout(settle, CHECK_EVERY)
        return
      }
      const place = removed
      forget()
      // The frame places the focus after a change of page.
      if (path === location.pathname) focusNear(place)
    }
    const observer = new MutationObserver((records) => {
      if (!last || last.isConnected) return
      if (!removed && performance.now() - scrolledAt < SCROLLED_AWAY) return forget()
      removed ??= placeOf(last, records)
      clearTimeout(timer)
      checks = 0
      timer = setTimeout(settle)
    })
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = inPage(target)
      if (!element) return
      last = element
      path = location.pathname
      removed = null
    }
    // A press elsewhere moves the focus on purpose.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && inPage(target) && !last?.contains(target)) forget()
    }
    const onScroll = () => {
      scrolledAt = performance.now()
    }
    // An action after a scroll is what removes the row, not the scroll.
    const onAction = () => {
      scrolledAt = Number.NEGATIVE_INFINITY
    }
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('pointerdown', onPointerDown, true)
    for (const type of ACTIONS) document.addEventListener(type, onAction, true)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown, true)
      for (const type of ACTIONS) document.removeEventListener(type, onAction, true)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
}

function inPage(target: EventTarget | null): Element | null {
  return target instanceof Element && target.closest(PAGE) && target.id !== 'conteudo' ? target : null
}
