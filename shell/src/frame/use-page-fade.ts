import { useIsSamePage, useLocation } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'

/** Duration in ms; all motion of the product takes 120 to 180 ms. */
const DURATION = 140

/** Fades in each page after the first one of a visit. */
export function usePageFade(): void {
  const { pathname } = useLocation()
  const isSamePage = useIsSamePage()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (isSamePage || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.getElementById('conteudo')?.animate({ opacity: [0.4, 1] }, DURATION)
  }, [pathname, isSamePage])
}
