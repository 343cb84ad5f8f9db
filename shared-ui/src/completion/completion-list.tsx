import { tagLabel } from '@ementa/contracts'
import { Box, Text, VisuallyHidden } from '@ementa/ui'
import { BookMarked, Hash } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { isRoomAboveOnly } from './room'
import { SuggestedPerson, SuggestionIcon, SuggestionList, suggestionSurface } from './suggestion-list'
import type { Completion } from './use-completion'
import type { Suggested } from './use-suggested'

/**
 * `below` and `above` lie over the page, next to the positioned box around the field; `below` goes above where the window
 * ends too soon. `inline` takes room of its own.
 */
const PLACES = {
  below: { ...suggestionSurface, top: '100%' },
  above: { ...suggestionSurface, bottom: '100%', mb: 1 },
  inline: { ...suggestionSurface, position: 'static', boxShadow: 'none', mt: 1 },
} as const

export interface CompletionListProps {
  completion: Completion
  place: keyof typeof PLACES
}

/** The suggestions of `useCompletion`. */
export default function CompletionList({ completion: { list }, place }: CompletionListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isFlipped, setFlipped] = useState(false)
  const count = list.items.length
  useLayoutEffect(() => {
    const around = place === 'below' ? box.current?.offsetParent : null
    setFlipped(around ? isRoomAboveOnly(around.getBoundingClientRect(), count) : false)
  }, [place, count])
  return (
    <Box ref={box} {...PLACES[isFlipped ? 'above' : place]} maxH="60dvh" overflowY="auto">
      <SuggestionList id={list.id} label={list.label} items={list.items} active={list.active} onChoose={list.choose}>
        {faceOf}
      </SuggestionList>
    </Box>
  )
}

function faceOf(suggested: Suggested) {
  if (suggested.kind === 'tag') return <SuggestedTag slug={suggested.word} count={suggested.count} />
  if (suggested.kind === 'citation') {
    return (
      <>
        <SuggestionIcon icon={BookMarked} />
        <Text noOfLines={1}>{suggested.word}</Text>
      </>
    )
  }
  return <SuggestedPerson name={suggested.name} username={suggested.word} avatarUrl={suggested.avatarUrl} />
}

/** The name of the topic, what is written for it and how often: `Processo Civil #processo-civil 12`. */
function SuggestedTag({ slug, count }: { slug: string; count: number | undefined }) {
  const label = tagLabel(slug)
  return (
    <>
      <SuggestionIcon icon={Hash} />
      <Text noOfLines={1}>
        {label === slug ? `#${slug}` : label}{' '}
        {label !== slug && (
          <Text as="span" color="fg.muted">
            #{slug}
          </Text>
        )}
      </Text>
      {count !== undefined && (
        <Text as="span" ms="auto" flexShrink={0} fontSize="xs" color="fg.subtle" textStyle="numbers">
          {count}
          <VisuallyHidden>{count === 1 ? ' publicação' : ' publicações'}</VisuallyHidden>
        </Text>
      )}
    </>
  )
}
