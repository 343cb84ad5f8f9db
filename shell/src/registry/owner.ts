import type { RemoteEntry } from '@ementa/contracts/remote-module'

/** The remote whose route patterns match the path, or undefined: then nobody owns it and it is the 404 page. */
export function ownerOf(remotes: readonly RemoteEntry[], pathname: string): RemoteEntry | undefined {
  return remotes.find((remote) => remote.routes.some((pattern) => matches(pattern, pathname)))
}

/**
 * Patterns have static segments, `:params` and a final `*`. Small and own, because the boot file needs it before
 * the router (a shared module) may be loaded.
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
