import { HASHTAG, MENTION, paths, tagSlug, trimAddress, WEB_ADDRESS, webAddress } from '@ementa/contracts'
import type { Citation } from '@ementa/law/citations'

/** A piece of a post's text. Whatever is not recognised is `text`, HTML included: nothing is ever read as markup. */
export type Segment =
  | { kind: 'text'; text: string }
  /** Leads out of the product, to an http(s) address. */
  | { kind: 'link'; text: string; href: string }
  /** Leads to a profile here. */
  | { kind: 'mention'; text: string; href: string }
  /** Leads to the page of a tag. */
  | { kind: 'hashtag'; text: string; href: string }
  /** A statute, a precedent or a court file, with its full name. */
  | { kind: 'citation'; text: string; href: string; title: string }

interface Mark {
  start: number
  end: number
  make: (text: string) => Segment
}

/** The longest address shown whole; longer ones keep host and beginning. */
const SHOWN_ADDRESS = 42

/** Splits a text into what is read and what is clicked. Addresses win over citations, citations over mentions and hashtags. */
export function segmentsOf(text: string, citations: readonly Citation[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { start, end, make } of marksOf(text, citations)) {
    if (start > at) segments.push({ kind: 'text', text: text.slice(at, start) })
    segments.push(make(text.slice(start, end)))
    at = end
  }
  if (at < text.length) segments.push({ kind: 'text', text: text.slice(at) })
  return segments
}

/** The http(s) addresses of a text, each once, in order: what link previews are asked for. */
export function addressesOf(text: string): string[] {
  return [...new Set(addressMarks(text).map(({ href }) => href))]
}

function marksOf(text: string, found: readonly Citation[]): Mark[] {
  const addresses = addressMarks(text).map<Mark>(({ start, end, href }) => ({
    start,
    end,
    // Letters that only look Latin are shown as the host that is really asked.
    make: (whole) => ({ kind: 'link', text: shortAddress(hasForeignHost(whole) ? href : whole), href }),
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
  // Of overlapping marks the first of these lists wins.
  for (const mark of [...addresses, ...citations, ...mentions, ...hashtags]) {
    if (!kept.some(({ start, end }) => mark.start < end && start < mark.end)) kept.push(mark)
  }
  return kept.sort((a, b) => a.start - b.start)
}

function addressMarks(text: string): { start: number; end: number; href: string }[] {
  return [...text.matchAll(WEB_ADDRESS)].flatMap((match) => {
    const whole = trimAddress(match[0])
    const href = hrefOf(whole)
    return href ? [{ start: match.index, end: match.index + whole.length, href }] : []
  })
}

/** Whether the host is written with letters beyond those of plain addresses. */
const hasForeignHost = (address: string) => /^(?:https?:\/\/)?[^/?#]*[^\p{ASCII}/?#]/iu.test(address)

/** `www.` alone or with one word behind it is no address yet. */
function hrefOf(address: string): string | null {
  if (!/^www\./i.test(address)) return httpAddress(address)
  return /^www\.[^./]+\.[^./]/i.test(address) ? httpAddress(`https://${address}`) : null
}

/** The address if it is one of the web, else null: `javascript:` and its like never become links. */
export function httpAddress(text: string): string | null {
  const address = webAddress(text)
  return address !== null && new URL(address).hostname.includes('.') ? address : null
}

/** `www.planalto.gov.br/ccivil_03/_ato2023-…`: without the protocol, cut when long, but never within the host. */
export function shortAddress(address: string): string {
  const bare = address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/$/, '')
  const hostLength = bare.search(/[/?#]|$/)
  const shownLength = Math.max(SHOWN_ADDRESS - 1, hostLength)
  return bare.length > shownLength + 1 ? `${bare.slice(0, shownLength)}…` : bare
}
