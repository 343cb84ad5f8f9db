import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { createPath, resolvePath, type To, useLocation } from 'react-router'
import { useRouter } from './router-provider'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To
  /** A link to the address that is shown replaces its entry of the history anyway. */
  replace?: boolean
  /** Kept with the history entry. */
  state?: unknown
}

/** A plain left click, which the page answers itself; every other one is the browser's. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * A link within the product. Not react-router's: that one brings the prefetching and the forms of its framework along
 * (decision 032).
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const router = useRouter()
  const href = createPath(resolvePath(to, useLocation().pathname))
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    router.navigate(href, { replace: replace ?? href === createPath(router.state.location), state })
  }
  return <a {...rest} href={router.hrefOf(href)} target={target} onClick={follow} />
}

/** A link that is marked as current on its page and, unless `end`, on the pages below it. */
export function NavLink({ end = false, to, ...rest }: LinkProps & { end?: boolean }) {
  const here = useLocation().pathname
  const { pathname } = resolvePath(to, here)
  const isCurrent = here === pathname || (!end && here.startsWith(`${pathname}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} to={to} />
}
