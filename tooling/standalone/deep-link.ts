const AT = '?at='

/**
 * The path of the folder in which the stand-alone page lies, `/` or `/apps/social/`: hosts redirect every deep link to it,
 * with the path behind `?at=`, because the page names its files relative to the folder. Puts that path
 * into the address.
 */
export function openDeepLink(): string {
  const folder = location.pathname.replace(/[^/]*$/, '')
  const at = location.search.startsWith(AT) ? location.search.slice(AT.length) : ''
  // A path such as `//elsewhere` would be another origin.
  if (/^\/(?!\/)/.test(at)) history.replaceState(null, '', folder.slice(0, -1) + at + location.hash)
  return folder
}
