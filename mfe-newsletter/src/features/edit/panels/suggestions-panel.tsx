import { COUNT, type ContentSuggestion } from '@ementa/contracts'
import { Box, Button, ChipRow, EmptyState, ReadView, Skeletons, Stack, TagChip, Text } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Plus } from 'lucide-react'
import { contentSuggestionsQuery } from '../queries'
import { suggestionHtml } from './suggestion-html'

const FAILED = 'Erro ao carregar sugestões'

/** Writes into the text; null while the editor is not there. */
type OnAdd = ((html: string) => void) | null

/** Ideas for the issue; `Adicionar` writes one at the end of the text. */
export function SuggestionsPanel({ onAdd }: { onAdd: OnAdd }) {
  const read = useRead(contentSuggestionsQuery())
  return (
    <ReadView
      read={read}
      skeleton={<Skeletons shape="line" count={3} />}
      failed={{ title: FAILED, titleAs: 'h3' }}
      // A failure in the background is not reported: there are suggestions to show.
      toast={read.data ? undefined : FAILED}
      isEmpty={({ suggestions }) => suggestions.length === 0}
      empty={<EmptyState illustration="sheet" title="Nenhuma sugestão por agora." titleAs="h3" />}
    >
      {({ suggestions }) => (
        <Stack as="ul" listStyleType="none" spacing={0}>
          {suggestions.map((suggestion) => (
            <Suggestion key={suggestion.id} suggestion={suggestion} onAdd={onAdd} />
          ))}
        </Stack>
      )}
    </ReadView>
  )
}

function Suggestion({ suggestion, onAdd }: { suggestion: ContentSuggestion; onAdd: OnAdd }) {
  const { title, content, source, tags } = suggestion
  return (
    <Box as="li" py={3} borderBottom="1px solid" borderColor="border">
      <Text fontFamily="heading" fontWeight={600} lineHeight={1.3}>
        {title}
      </Text>
      <Text fontSize="sm" color="fg.muted" mt={1}>
        {content}
      </Text>
      <Text fontSize="xs" color="fg.subtle" mt={1}>
        Fonte: {source}
      </Text>
      <ChipRow mt={2}>
        {tags.slice(0, COUNT.tagsPerSuggestion).map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </ChipRow>
      <Button
        size="sm"
        mt={2}
        leftIcon={<Plus size={16} aria-hidden />}
        aria-label={`Adicionar: ${title}`}
        isDisabled={onAdd === null}
        onClick={() => onAdd?.(suggestionHtml(suggestion))}
      >
        Adicionar
      </Button>
    </Box>
  )
}
