import { ANSWER_LIMIT, allText, COUNT, FALLBACK_TAG_SLUGS, fold, hashtagsIn, tagName, tagSlug } from '@ementa/contracts'
import { announce, Button, ChipRow, Pill, TagChip, useDebouncedValue } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input } from '@ementa/ui/forms'
import { useSuggestedTags } from '@ementa/ui/writing'
import { Plus, TrendingUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import {
  addTags,
  type ComposerState,
  describeLeftTags,
  describeTypedTag,
  hasRoomForTags,
  removeTag,
  tagsOf,
  takeTags,
} from './composer-state'
import type { ReadContent } from './post-content'
import styles from './tags.module.css'

/** The tags that the post will have. Picked tags have a button that removes them; tags typed in the text do not. */
export function ChosenTags({ state, content }: { state: ComposerState; content: ReadContent }) {
  const { tags } = tagsOf(content)
  const typed = hashtagsIn(allText(content))
  const refusedText = describeLeftTags(content)
  return (
    <>
      {tags.length > 0 && (
        <fieldset aria-label="Hashtags da publicação" className={styles.chosen}>
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} onRemove={typed.includes(tag) ? undefined : () => removeTag(state, tag)} />
          ))}
        </fieldset>
      )}
      <p role="status" className={`muted ${styles.refused}`}>
        {refusedText}
      </p>
    </>
  )
}

/** Adds hashtags to the post, typed or from the suggestions, and removes them. */
export function HashtagPicker({ state }: { state: ComposerState }) {
  const { content, typedTag: typed, tagProblem, sending } = useSnapshot(state, { sync: true })
  const suggestions = useTagSuggestions(typed)
  const hasRoom = hasRoomForTags(content)
  const slug = tagSlug(typed)
  const chosen = tagsOf(content).tags
  const typedInText = hashtagsIn(allText(content))

  /** Makes a change and announces the new count if hashtags were added. */
  function announceAdded(change: () => void) {
    const previousCount = tagsOf(state.content).tags.length
    change()
    const count = tagsOf(state.content).tags.length
    if (count > previousCount) announce(`${count} de ${COUNT.tagsPerPost} hashtags`)
  }
  const suggest = (...tags: string[]) => {
    announceAdded(() => addTags(state.content, tags))
    // A suggestion completes the typed word, so the field is emptied.
    state.typedTag = ''
    state.tagProblem = null
  }
  const add = () => announceAdded(() => takeTags(state, typed, true))
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <fieldset aria-label="Hashtags" className={styles.picker}>
      <FormControl isInvalid={tagProblem !== null} isReadOnly={sending !== null}>
        <FormLabel>Nova hashtag</FormLabel>
        <div className={styles.field}>
          <Input
            value={typed}
            // The comma is found in the text because phone keyboards report no key for it.
            onChange={(event) => announceAdded(() => takeTags(state, event.target.value, false))}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="none"
          />
          <Button onClick={add} isDisabled={!slug} leftIcon={<Plus size={18} aria-hidden />}>
            Adicionar
          </Button>
        </div>
        <FormErrorMessage>{tagProblem}</FormErrorMessage>
        {tagProblem === null && <FormHelperText>{describeTypedTag({ content, typedTag: typed })}</FormHelperText>}
      </FormControl>
      <div className={styles.suggestionsHead}>
        <p className="small-caps">Sugestões</p>
        <Button
          size="sm"
          variant="ghost"
          leftIcon={<TrendingUp size={16} aria-hidden />}
          onClick={() => suggest(...suggestions.slice(0, COUNT.popularTagsAdded))}
          isDisabled={!hasRoom || suggestions.length === 0}
        >
          Adicionar populares
        </Button>
      </div>
      <ChipRow className={styles.suggestions}>
        {suggestions.map((tag) => {
          const isChosen = chosen.includes(tag)
          return (
            <Pill
              key={tag}
              isPressed={isChosen}
              // A hashtag typed in the text is removed only by editing the text.
              isDisabled={isChosen ? typedInText.includes(tag) : !hasRoom}
              onToggle={() => (isChosen ? removeTag(state, tag) : suggest(tag))}
            >
              {tagName(tag)}
            </Pill>
          )
        })}
        {suggestions.length === 0 && <p className="muted">Nenhuma sugestão para este texto.</p>}
      </ChipRow>
    </fieldset>
  )
}

/** Returns suggested tags for the text typed in the picker, after a pause in typing. */
function useTagSuggestions(typed: string): string[] {
  const text = useDebouncedValue(fold(typed.trim()))
  const { slugs, isFallback } = useSuggestedTags(text, 'picker')
  return isFallback ? FALLBACK_TAG_SLUGS.slice(0, ANSWER_LIMIT.tagSuggestions) : slugs
}
