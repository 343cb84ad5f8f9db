import { Link } from '@ementa/ui/router'
import { createElement, Fragment, memo, type ReactNode } from 'react'
import { Highlighted } from './highlighted'
import { type Segment, segmentsOf } from './segments'
import { useCitations } from './use-citations'

/**
 * The text of a post or a comment, with its links: addresses, mentions, hashtags, legal citations. Line breaks are kept, HTML is
 * shown as the characters it is made of. Renders no box of its own; links take the look of the element around it.
 */
export const PostBody = memo(function PostBody({ text }: { text: string }) {
  const rules = useCitations(text)
  // Spread, not mapped into an array: pieces of one text have no identity to key them by.
  return createElement(Fragment, null, ...segmentsOf(text, rules?.findCitations(text) ?? []).map(draw))
})

function draw(segment: Segment): ReactNode {
  if (segment.kind === 'text') return <Highlighted text={segment.text} />
  if (segment.kind === 'mention' || segment.kind === 'hashtag') {
    return (
      <Link to={segment.href}>
        <Highlighted text={segment.text} />
      </Link>
    )
  }
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
