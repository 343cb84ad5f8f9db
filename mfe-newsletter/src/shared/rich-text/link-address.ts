import { isSafeLink } from '@ementa/contracts'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const ALLOWED = /^(?:https?:\/\/[^\s/?#]+\S*|mailto:[^\s@]+@[^\s@]+)$/i

/** The address a link gets: `www.stf.jus.br` → `https://www.stf.jus.br`; `null` for anything but the web and e-mail. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim()
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`
  const full = SCHEME.test(address) ? address : `https://${address}`
  if (!ALLOWED.test(full) || !isSafeLink(full)) return null
  // A bare word is no address: at least `a.b`.
  return /^https?:/i.test(full) && !/^https?:\/\/(?:[^/?#]+\.[^/?#.]|localhost)/i.test(full) ? null : full
}
