import { allText, COUNT, hashtagsIn, tagName, tagSlug } from '@ementa/contracts'
import { announce, Box, Button, ChipRow, Flex, Pill, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input } from '@ementa/ui/forms'
import { Plus, TrendingUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTagSuggestions } from '../../shared/tags/use-tag-suggestions'
import { addTags, type ComposerState, hasRoomForTags, removeTag, tagHelp, tagsOf, takeTags } from './composer-state'

/** Suggested, popular and typed hashtags (spec §2 Composer, NS-37). */
export function HashtagPicker({ state }: { state: ComposerState }) {
  const { content, typedTag: typed, tagProblem } = useSnapshot(state, { sync: true })
  const suggestions = useTagSuggestions(typed)
  const hasRoom = hasRoomForTags(content)
  const slug = tagSlug(typed)
  const chosen = tagsOf(content).tags
  const typedInText = hashtagsIn(allText(content))

  /** Says how many there are, where there are more than before. */
  function countAfter(change: () => void) {
    const previousCount = tagsOf(state.content).tags.length
    change()
    const count = tagsOf(state.content).tags.length
    if (count > previousCount) announce(`${count} de ${COUNT.tagsPerPost} hashtags`)
  }
  const suggest = (...tags: string[]) => {
    countAfter(() => addTags(state.content, tags))
    // A suggestion goes on with what is typed.
    state.typedTag = ''
    state.tagProblem = null
  }
  const add = () => countAfter(() => takeTags(state, typed, true))
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <Box role="group" aria-label="Hashtags">
      <FormControl isInvalid={tagProblem !== null}>
        <FormLabel>Nova hashtag</FormLabel>
        <Flex gap={2}>
          <Input
            value={typed}
            // The comma is looked for in the text: phone keyboards report no key for it.
            onChange={(event) => countAfter(() => takeTags(state, event.target.value, false))}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="none"
          />
          <Button onClick={add} isDisabled={!slug} leftIcon={<Plus size={18} aria-hidden />} flexShrink={0}>
            Adicionar
          </Button>
        </Flex>
        <FormErrorMessage>{tagProblem}</FormErrorMessage>
        {tagProblem === null && <FormHelperText>{tagHelp({ content, typedTag: typed })}</FormHelperText>}
      </FormControl>
      <Flex align="center" justify="space-between" gap={3} mt={3} mb={2} wrap="wrap">
        <Text textStyle="smallCaps" color="fg.subtle">
          Sugestões
        </Text>
        <Button
          size="sm"
          variant="ghost"
          leftIcon={<TrendingUp size={16} aria-hidden />}
          onClick={() => suggest(...suggestions.slice(0, COUNT.popularTagsAdded))}
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
              onToggle={() => (isChosen ? removeTag(state, tag) : suggest(tag))}
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
