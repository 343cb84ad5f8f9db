/** White space, control and invisible characters do not hide a scheme from a browser: `java\nscript:`. */
const HIDING = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The address on the web that a text is, with the host as a browser asks for it (`xn--…` for letters that only look
 * Latin); null for every other scheme, for user-info that imitates a host (`https://stf.jus.br@evil.example`), and for
 * spellings that only browsers read as an address (`https:\\evil.example`).
 */
export function webAddress(text: string): string | null {
  if (!/^https?:\/\/[^/\\]/i.test(text) || /^[^?#]*\\/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url.href : null
}

/**
 * Returns whether a link may lead to this address: the web, e-mail, a place on this page or of this site. What begins
 * with two slashes, or a slash and a backslash, is another site.
 */
export function isSafeLink(address: string): boolean {
  const bare = address.replace(HIDING, '')
  if (/^(?:#|mailto:)/i.test(bare)) return true
  return bare.startsWith('/') ? !/^\/[/\\]/.test(bare) : webAddress(bare) !== null
}

/** The host that a link really leads to, without `www.`; null when it does not leave this site. */
export function hostOf(address: string): string | null {
  const web = webAddress(address.replace(HIDING, ''))
  return web === null ? null : new URL(web).hostname.replace(/^www\./, '')
}

/** The host that the text of a link claims; null when it claims none. */
export function claimedHost(text: string): string | null {
  const bare = text.trim()
  if (!/^(?:https?:\/\/)?[^\s/@]+\.[^\s/.@]{2,}(?:[/?#:]\S*)?$/iu.test(bare)) return null
  return hostOf(/^https?:/i.test(bare) ? bare : `https://${bare}`)
}
