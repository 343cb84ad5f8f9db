import {
  createContext,
  Fragment,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { NavigationType, type RouteObject, Router, useLocation, useNavigationType, useRoutes } from 'react-router'
import type { AppRouter, NavigateFunction } from './app-router'

const RouterContext = createContext<AppRouter | null>(null)

/** Counts how often the page was left for one that was never shown. */
const VisitContext = createContext(0)

/** The router of the page; null where a part is rendered without one. */
export const useAppRouter = () => useContext(RouterContext)

/** Returns the router of the page, for code that cannot work without one. */
export function useRouter(): AppRouter {
  const router = useAppRouter()
  if (!router) throw new Error('Failed to navigate: this part is not inside a RouterProvider.')
  return router
}

/** Goes to an address or by a number of steps; the same function at every render, and none of them for a change of address. */
export const useNavigate = (): NavigateFunction => useRouter().navigate

interface RouterProviderProps {
  router: AppRouter
  /**
   * Loads the page of another path if it is not there yet: it is rendered once this is settled, which must not take long.
   * @returns undefined for a page that can be rendered at once
   */
  prepare?: (pathname: string) => Promise<unknown> | undefined
  children: ReactNode
}

/** Renders the address as a transition: the page that is left stays until the next one is there. */
export function RouterProvider({ router, prepare, children }: RouterProviderProps) {
  const [rendered, setRendered] = useState({ ...router.state, visit: 0 })
  const painted = useRef(rendered)
  const requested = useRef(rendered)
  useLayoutEffect(() => {
    painted.current = rendered
  }, [rendered])
  useEffect(() => {
    function follow() {
      const { location, action } = router.state
      const last = requested.current
      const isLastShown = last.location.pathname === painted.current.location.pathname
      const visit = isLastShown || last.location.pathname === location.pathname ? last.visit : last.visit + 1
      const next = { location, action, visit }
      requested.current = next
      const render = () => {
        // An address that was left meanwhile is not rendered.
        if (requested.current === next) startTransition(() => setRendered(next))
      }
      // A step of the history shows its page at once, in its place.
      const isAtOnce = last.location.pathname === location.pathname || action === NavigationType.Pop
      const prepared = isAtOnce ? undefined : prepare?.(location.pathname)
      if (prepared) void prepared.then(render, render)
      else render()
    }
    follow()
    return router.subscribe(follow)
  }, [router, prepare])
  return (
    <RouterContext value={router}>
      <Router location={rendered.location} navigationType={rendered.action} navigator={router.navigator}>
        <VisitContext value={rendered.visit}>{children}</VisitContext>
      </Router>
    </RouterContext>
  )
}

/**
 * The page of the address. Who leaves a page and comes back before the other one is shown finds it new: the composer
 * whose text has just been published would otherwise take no other.
 */
export function PageRoutes({ routes, otherwise }: { routes: RouteObject[]; otherwise: ReactNode }) {
  return <Fragment key={useContext(VisitContext)}>{useRoutes(routes) ?? otherwise}</Fragment>
}

/** State of a history entry by which the page that is shown takes on another address: nothing of it is mounted anew. */
export const SAME_PAGE = { isSamePage: true } as const

/** Returns whether the page that is shown has just taken on this address, rather than another page being reached. */
export function useIsSamePage(): boolean {
  const { state } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  return isReplaced && typeof state === 'object' && state !== null && 'isSamePage' in state
}
