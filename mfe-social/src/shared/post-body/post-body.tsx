import { namesNothing } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { useDebouncedValue } from '@ementa/ui/plain'
import { profileQuery } from '@ementa/ui/queries'
import { Link } from '@ementa/ui/router'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { Highlighted } from './highlighted'
import { type Segment, segmentsOf } from './segments'
import { useCitations } from './use-citations'

const MANY_EMPTY_LINES = /\n(?:[^\S\n]*\n){3,}/g

/**
 * The text of a post or a comment, with its links: addresses, mentions, hashtags, legal citations. Line breaks are kept, of many
 * empty lines two, HTML is shown as the characters it is made of. Renders no box of its own; links take the look of the element around it.
 */
export const PostBody = memo(function PostBody({ text }: { text: string }) {
  const shown = text.replace(MANY_EMPTY_LINES, '\n\n\n')
  const rules = useCitations(shown)
  // Spread, not mapped into an array: pieces of one text have no identity to key them by.
  return createElement(Fragment, null, ...segmentsOf(shown, rules?.findCitations(shown) ?? []).map(draw))
})

function draw(segment: Segment): ReactNode {
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

/** A link until it is known that nobody has this name; while one is typed, names are looked up once the keys rest. */
function Mention({ text, href }: { text: string; href: string }) {
  const username = useDebouncedValue(text.slice(1))
  const { error } = useRead(profileQuery({ username }))
  return namesNothing(error, 'PROFILE_NOT_FOUND') ? <Highlighted text={text} /> : <InnerLink text={text} href={href} />
}
