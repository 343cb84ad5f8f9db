import { tagLabel } from '@ementa/contracts'
import { Box, Text } from '@ementa/ui'
import { Hash } from 'lucide-react'
import { SuggestedPerson, SuggestionIcon, SuggestionList, suggestionSurface } from './suggestion-list'
import type { Completion, Suggested } from './use-completion'

/** `below` and `above` lie over the page, next to the positioned box around the field; `inline` takes room of its own. */
const PLACES = {
  below: { ...suggestionSurface, top: '100%' },
  above: { ...suggestionSurface, bottom: '100%', mb: 1 },
  inline: { ...suggestionSurface, position: 'static', boxShadow: 'none', mt: 1 },
} as const

/** The suggestions of `useCompletion`; nothing while there are none. */
export function CompletionList({ completion, place }: { completion: Completion; place: keyof typeof PLACES }) {
  const { list, isOpen } = completion
  if (!isOpen) return null
  return (
    <Box {...PLACES[place]}>
      <SuggestionList id={list.id} label={list.label} items={list.items} active={list.active} onChoose={list.choose}>
        {faceOf}
      </SuggestionList>
    </Box>
  )
}

function faceOf(suggested: Suggested) {
  if (suggested.kind === 'tag') return <SuggestedTag slug={suggested.word} />
  return <SuggestedPerson name={suggested.name} username={suggested.word} avatarUrl={suggested.avatarUrl} />
}

/** The name of the topic and what is written for it: `Processo Civil #processo-civil`. */
function SuggestedTag({ slug }: { slug: string }) {
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
    </>
  )
}
