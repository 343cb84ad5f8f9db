import { HASHTAG, MENTION, paths, tagSlug, trimAddress, WEB_ADDRESS, webAddress } from '@ementa/contracts'
import type { Citation } from '@ementa/law/citations'

/** A piece of a post's text. Everything not recognised is `text`, HTML included: it is never parsed as markup. */
export type Segment =
  | { kind: 'text'; text: string }
  /** Link to an http(s) address outside the product. */
  | { kind: 'link'; text: string; href: string }
  /** Link to a profile. */
  | { kind: 'mention'; text: string; href: string }
  /** Link to the page of a tag. */
  | { kind: 'hashtag'; text: string; href: string }
  /** Link to the page of a cited law; `title` is its full name. */
  | { kind: 'citation'; text: string; href: string; title: string }

interface Mark {
  start: number
  end: number
  make: (text: string) => Segment
}

/** Number of characters to which a longer address is cut. */
const SHOWN_ADDRESS = 42

/** Splits a text into plain pieces and links. Addresses win over citations, citations over mentions and hashtags. */
export function splitSegments(text: string, citations: readonly Citation[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { start, end, make } of findMarks(text, citations)) {
    if (start > at) segments.push({ kind: 'text', text: text.slice(at, start) })
    segments.push(make(text.slice(start, end)))
    at = end
  }
  if (at < text.length) segments.push({ kind: 'text', text: text.slice(at) })
  return segments
}

/** Lists the http(s) addresses of a text, each once, in order. */
export function listAddresses(text: string): string[] {
  return [...new Set(findAddresses(text).map(({ href }) => href))]
}

function findMarks(text: string, found: readonly Citation[]): Mark[] {
  const addresses = findAddresses(text).map<Mark>(({ start, end, href }) => ({
    start,
    end,
    // A host with non-ASCII letters, which may imitate another one, is shown in its encoded form.
    make: (whole) => ({ kind: 'link', text: shortenAddress(hasForeignHost(whole) ? href : whole), href }),
  }))
  const citations = found.flatMap<Mark>(({ start, end, url, title }) =>
    url ? [{ start, end, make: (whole) => ({ kind: 'citation', text: whole, href: url, title }) }] : [],
  )
  const mentions = [...text.matchAll(MENTION)].map<Mark>((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    make: (whole) => ({ kind: 'mention', text: whole, href: paths.user.href({ username: whole.slice(1) }) }),
  }))
  const hashtags = [...text.matchAll(HASHTAG)].flatMap<Mark>((match) => {
    const tag = tagSlug(match[1] ?? '')
    if (tag === '') return []
    const end = match.index + match[0].length
    return [
      {
        start: match.index,
        end,
        make: (whole) => ({ kind: 'hashtag', text: whole, href: paths.search.href({ tag }) }),
      },
    ]
  })
  const kept: Mark[] = []
  // Among overlapping marks the one from the earlier list wins.
  for (const mark of [...addresses, ...citations, ...mentions, ...hashtags]) {
    if (!kept.some(({ start, end }) => mark.start < end && start < mark.end)) kept.push(mark)
  }
  return kept.sort((a, b) => a.start - b.start)
}

function findAddresses(text: string): { start: number; end: number; href: string }[] {
  return [...text.matchAll(WEB_ADDRESS)].flatMap((match) => {
    const whole = trimAddress(match[0])
    const href = toHref(whole)
    return href ? [{ start: match.index, end: match.index + whole.length, href }] : []
  })
}

/** Tells whether the host has non-ASCII letters. */
const hasForeignHost = (address: string) => /^(?:https?:\/\/)?[^/?#]*[^\p{ASCII}/?#]/iu.test(address)

/** Returns the full address, or null: `www.` with only one word behind it is no address yet. */
function toHref(address: string): string | null {
  if (!/^www\./i.test(address)) return parseHttpAddress(address)
  return /^www\.[^./]+\.[^./]/i.test(address) ? parseHttpAddress(`https://${address}`) : null
}

/** Returns the address if it is http(s) with a domain, or null: `javascript:` and the like never become links. */
export function parseHttpAddress(text: string): string | null {
  const address = webAddress(text)
  return address !== null && new URL(address).hostname.includes('.') ? address : null
}

/** Shortens an address for display, without cutting the host: `planalto.gov.br/ccivil_03/_ato2023-…`. */
export function shortenAddress(address: string): string {
  const bare = address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/$/, '')
  const hostLength = bare.search(/[/?#]|$/)
  const shownLength = Math.max(SHOWN_ADDRESS - 1, hostLength)
  return bare.length > shownLength + 1 ? `${bare.slice(0, shownLength)}…` : bare
}
