import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'
import { useDebouncedValue } from './hooks/use-debounced-value'

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

/**
 * A parameter that is typed: `typed` is for the field, `value` what the address has, once the typing has rested (300 ms,
 * spec §9). A field bound to the address itself would lose letters typed while the last ones are being rendered.
 */
export function useTypedParam(name: string) {
  const [params, setParams] = useSearchParams()
  const value = params.get(name) ?? ''
  const [typed, setTyped] = useState(value)
  const rested = useDebouncedValue(typed)
  const [seen, setSeen] = useState(value)

  // The address changed by itself (Back, a link): the field follows.
  if (value !== seen) {
    setSeen(value)
    if (value !== rested.trim()) setTyped(value)
  }

  const write = (text: string) =>
    setParams(
      (now) => {
        if (text) now.set(name, text)
        else now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (rested === typed && rested.trim() !== value) write(rested.trim())
  }, [rested])

  return { value, typed, setTyped, clear: () => write('') }
}
