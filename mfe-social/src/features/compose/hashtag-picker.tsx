import { allText, COUNT, hashtagsIn, LENGTH, tagName, tagSlug } from '@ementa/contracts'
import { announce, Box, Button, ChipRow, Flex, Pill, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormHelperText, FormLabel, Input } from '@ementa/ui/forms'
import { Plus, TrendingUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTagSuggestions } from '../../shared/tags/use-tag-suggestions'
import { addTags, type ComposerState, hasRoomForTags, tagsOf } from './composer-state'

/** Suggested, popular and typed hashtags (spec §2 Composer, NS-37). */
export function HashtagPicker({ state }: { state: ComposerState }) {
  const { content } = useSnapshot(state, { sync: true })
  const [typed, setTyped] = useState('')
  const suggestions = useTagSuggestions(typed)
  const hasRoom = hasRoomForTags(content)
  const slug = tagSlug(typed)
  const chosen = tagsOf(content).tags
  const typedInText = hashtagsIn(allText(content))

  function add(...tags: string[]) {
    if (addTags(state.content, tags) === 0) return
    announce(`${tagsOf(state.content).tags.length} de ${COUNT.tagsPerPost} hashtags`)
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    // Commas and spaces end a tag in every other product: people type them without looking.
    if (event.key !== 'Enter' && event.key !== ',') return
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (slug) add(typed)
  }

  return (
    <Box role="group" aria-label="Hashtags">
      <FormControl>
        <FormLabel>Nova hashtag</FormLabel>
        <Flex gap={2}>
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            isDisabled={!hasRoom}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={LENGTH.tag}
          />
          <Button
            onClick={() => add(typed)}
            isDisabled={!slug || !hasRoom}
            leftIcon={<Plus size={18} aria-hidden />}
            flexShrink={0}
          >
            Adicionar
          </Button>
        </Flex>
        <FormHelperText>
          {slug && slug !== typed.trim() ? `Será publicada como #${slug}.` : 'Enter ou vírgula adiciona.'}
        </FormHelperText>
      </FormControl>
      <Flex align="center" justify="space-between" gap={3} mt={3} mb={2} wrap="wrap">
        <Text textStyle="smallCaps" color="fg.subtle">
          Sugestões
        </Text>
        <Button
          size="sm"
          variant="ghost"
          leftIcon={<TrendingUp size={16} aria-hidden />}
          onClick={() => add(...suggestions.slice(0, COUNT.popularTagsAdded))}
          isDisabled={!hasRoom || suggestions.length === 0}
        >
          Adicionar populares
        </Button>
      </Flex>
      <ChipRow minH="32px">
        {suggestions.map((tag) => {
          const isChosen = chosen.includes(tag)
          return (
            <Pill
              key={tag}
              isPressed={isChosen}
              // What is typed in the text goes by changing the text.
              isDisabled={isChosen ? typedInText.includes(tag) : !hasRoom}
              onToggle={() => (isChosen ? removeTag(state, tag) : add(tag))}
            >
              {tagName(tag)}
            </Pill>
          )
        })}
        {suggestions.length === 0 && (
          <Text fontSize="sm" color="fg.muted">
            Nenhuma sugestão para este texto.
          </Text>
        )}
      </ChipRow>
    </Box>
  )
}

export function removeTag(state: ComposerState, tag: string) {
  state.content.tags = state.content.tags.filter((each) => each !== tag)
}
