import { isSafeLink, trimAddress, WEB_ADDRESS } from '@ementa/contracts'

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

/** The bare addresses of a text: where each begins, how it is written, and what a link to it leads to. */
export function bareAddresses(text: string): { start: number; written: string; address: string }[] {
  return [...text.matchAll(WEB_ADDRESS)].flatMap(({ 0: match, index: start }) => {
    const written = trimAddress(match)
    const address = linkAddress(written)
    return address ? [{ start, written, address }] : []
  })
}
