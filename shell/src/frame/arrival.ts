import { useLocation } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'

/** In ms; all motion of the product takes between 120 and 180. */
const COMES_IN = 140

/** Another page comes in instead of being there; nothing waits for that, and the first page of a visit is no other. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.getElementById('conteudo')?.animate({ opacity: [0.4, 1] }, COMES_IN)
  }, [pathname])
}
