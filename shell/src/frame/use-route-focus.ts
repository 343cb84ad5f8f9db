import { isPageField } from '@ementa/ui/host'
import { useLocation, useNavigationType } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'

/** How long the heading of a page that is still loading may take to come, in ms. */
const PATIENCE = 8000

/**
 * After a change of page the focus goes to its h1, so that a screen reader says where one is; until a remote has rendered
 * one, to the content. A page that focuses its own field keeps the focus there. Back and forward keep the browser's and the page's own restoring of the scroll position.
 */
export function useRouteFocus() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const content = document.getElementById('conteudo')
    if (!content) return
    if (type === 'POP') {
      if (isFree()) content.focus({ preventScroll: true })
      return
    }
    window.scrollTo(0, 0)
    if (isPageField(document.activeElement)) return
    if (focusHeading(content)) return
    content.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      // A focus that moved on meanwhile, or that the page itself set, is kept.
      if (!isFree() || focusHeading(content)) stop()
    })
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    const timer = setTimeout(stop, PATIENCE)
    observer.observe(content, { childList: true, subtree: true })
    return stop
  }, [pathname, type])
}

/** The focus is nowhere in particular. */
function isFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === 'conteudo'
}

function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector<HTMLElement>('h1')
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
