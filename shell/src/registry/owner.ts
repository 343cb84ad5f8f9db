import type { RemoteEntry } from '@ementa/contracts/remote-module'

/** Finds the remote whose route patterns match the path; undefined for an unknown path. */
export function ownerOf(remotes: readonly RemoteEntry[], pathname: string): RemoteEntry | undefined {
  return remotes.find((remote) => remote.routes.some((pattern) => matches(pattern, pathname)))
}

/**
 * Matches a path with a pattern of static segments, `:params` and a final `*`. The router's own matcher cannot be used, because
 * the boot file needs this before shared modules may be loaded.
 */
export function matches(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern)
  const given = segments(pathname)
  if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((segment, i) => fits(segment, given[i]))
  return wanted.length === given.length && wanted.every((segment, i) => fits(segment, given[i]))
}

const segments = (path: string) => path.split('/').filter(Boolean)
const fits = (wanted: string, given: string | undefined) =>
  given !== undefined && (wanted.startsWith(':') || wanted.toLowerCase() === given.toLowerCase())
