import { namesNothing } from '@ementa/contracts'
import { useDebouncedValue } from '@ementa/ui'
import { profileQuery, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { createContext, createElement, Fragment, memo, type ReactNode, useContext } from 'react'
import { type Segment, splitSegments } from './segments'
import { useCitations } from './use-citations'

const MANY_EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g

/**
 * Renders the text of a post or comment with links for addresses, mentions, hashtags and citations. Line breaks are kept, at
 * most two empty lines in a row; HTML is shown as text. It has no element of its own.
 */
export const PostBody = memo(function PostBody({ text }: { text: string }) {
  const shown = text.replace(MANY_EMPTY_LINES, '\n\n\n')
  const rules = useCitations(shown)
  // The pieces are spread as children, because they have no stable keys.
  return createElement(Fragment, null, ...splitSegments(shown, rules?.findCitations(shown) ?? []).map(renderSegment))
})

function renderSegment(segment: Segment): ReactNode {
  if (segment.kind === 'text') return <Highlighted text={segment.text} />
  if (segment.kind === 'mention') return <Mention {...segment} />
  if (segment.kind === 'hashtag') return <InnerLink {...segment} />
  return (
    <a
      href={segment.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-kind={segment.kind}
      title={segment.kind === 'citation' ? segment.title : undefined}
    >
      {segment.text}
    </a>
  )
}

const InnerLink = ({ text, href }: { text: string; href: string }) => (
  <Link to={href}>
    <Highlighted text={text} />
  </Link>
)

/** A mention, which is a link unless nobody has this name. While a text is typed, names are looked up after a pause. */
function Mention({ text, href }: { text: string; href: string }) {
  const username = useDebouncedValue(text.slice(1))
  const { error } = useRead(profileQuery({ username }))
  return namesNothing(error, 'PROFILE_NOT_FOUND') ? <Highlighted text={text} /> : <InnerLink text={text} href={href} />
}

/** Returns the number of UTF-16 units to mark at the beginning of a word. */
export type WordMatch = (word: string) => number

/** Matcher for all texts below, set by a search; null elsewhere. */
export const Highlight = createContext<WordMatch | null>(null)

/** Renders a text with `<mark>` around the searched words; outside of a search, the plain text. */
export function Highlighted({ text }: { text: string }) {
  const match = useContext(Highlight)
  if (!match) return text
  return splitAtMatches(text, match).map(({ at, piece, isMatch }) =>
    isMatch ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  )
}

interface Piece {
  /** Index of its first character. */
  at: number
  piece: string
  isMatch: boolean
}

/** Splits a text into marked and unmarked pieces, which joined are the text itself. */
export function splitAtMatches(text: string, match: WordMatch): Piece[] {
  const pieces: Piece[] = []
  let written = 0
  const push = (end: number, isMatch: boolean) => {
    if (end > written) pieces.push({ at: written, piece: text.slice(written, end), isMatch })
    written = Math.max(written, end)
  }
  for (const word of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = match(word[0])
    if (length === 0) continue
    push(word.index, false)
    push(word.index + length, true)
  }
  push(text.length, false)
  return pieces
}
