import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'

type SearchParamsInit = URLSearchParams | Record<string, string>

/**
 * Replaces the parameters of the address. A function gets those that hold now, which the page may not have rendered yet.
 * Does nothing when nothing changes, or when another page is on its way already.
 */
export type SetSearchParams = (
  next: SearchParamsInit | ((now: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void

/**
 * The parameters of the address and a function that changes them, the same one at every render. The router renders
 * addresses as transitions, and its own hook builds the next one from the last render: of two quick changes the second
 * would overwrite the first. This one builds on what the router was last asked for.
 */
export function useSearchParams(): [params: URLSearchParams, set: SetSearchParams] {
  const router = useContext(RouterContext)?.router
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const rendered = useRef(pathname)
  useEffect(() => {
    rendered.current = pathname
  }, [pathname])
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      if (!router || router.state.location.pathname !== rendered.current) return
      const now = new URLSearchParams(router.state.location.search)
      const wanted = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(now)) : next)
      if (wanted.toString() === now.toString()) return
      void navigate({ search: wanted.toString() }, options)
    },
    [router, navigate],
  )
  return [params, set]
}
