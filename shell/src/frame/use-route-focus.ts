import { useLocation, useNavigationType } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'

/**
 * After a change of page the focus goes to its h1, so that a screen reader says where one is; without an h1 yet
 * (a remote still loading) to the content. Back and forward leave focus to the browser and the page's own restoring.
 */
export function useRouteFocus() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (type === 'POP') return
    window.scrollTo(0, 0)
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('conteudo')
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname, type])
}
