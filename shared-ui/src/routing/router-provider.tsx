import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { Router } from 'react-router'
import type { AppRouter, NavigateFunction } from './app-router'

const RouterContext = createContext<AppRouter | null>(null)

/** The router of the page; null where a part is rendered without one. */
export const useAppRouter = () => useContext(RouterContext)

/** The router of the page, for what can do nothing without one. */
export function useRouter(): AppRouter {
  const router = useAppRouter()
  if (!router) throw new Error('Failed to navigate: this part is not inside a RouterProvider.')
  return router
}

/** Goes to an address or by a number of steps; the same function at every render, and none of them for a change of address. */
export const useNavigate = (): NavigateFunction => useRouter().navigate

/** Renders the address as a transition: the page that is left stays until the next one is there. */
export function RouterProvider({ router, children }: { router: AppRouter; children: ReactNode }) {
  const [rendered, setRendered] = useState(router.state)
  useEffect(() => {
    const follow = () => startTransition(() => setRendered(router.state))
    follow()
    return router.subscribe(follow)
  }, [router])
  return (
    <RouterContext value={router}>
      <Router location={rendered.location} navigationType={rendered.action} navigator={router.navigator}>
        {children}
      </Router>
    </RouterContext>
  )
}
