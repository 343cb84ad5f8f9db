import { ANSWER_LIMIT, LENGTH, type SuggestedUser } from '@ementa/contracts'
import { Avatar, Box, useDebouncedValue, useServices, VisuallyHidden } from '@ementa/ui'
import { subscribe, useRead } from '@ementa/ui/data'
import { CharCounter, FormControl, FormLabel, Textarea } from '@ementa/ui/forms'
import { type KeyboardEvent, memo, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { SuggestedPerson, SuggestionList, suggestionId, suggestionSurface } from '../suggestion-list/suggestion-list'
import { type ComposerState, tooLongText } from './composer-state'
import { completeMention, type MentionQuery, mentionBefore } from './mentions'
import { useOf } from './use-of'

/**
 * The text of a post with its counter and mention suggestions. The field keeps its text itself, so that a key draws
 * nothing here but the counter.
 */
export const BodyField = memo(function BodyField({ state }: { state: ComposerState }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const ids = useId()
  const mention = useMention(state, field)
  const isTooLong = useOf(state, ({ content }) => tooLongText(content.body) !== null)
  useText(state, field)

  return (
    <FormControl isInvalid={isTooLong} position="relative">
      <VisuallyHidden as={FormLabel}>Texto da publicação</VisuallyHidden>
      <Textarea
        ref={field}
        variant="page"
        defaultValue={state.content.body}
        placeholder="O que merece virar ementa hoje?"
        rows={5}
        resize="none"
        overflow="hidden"
        fontSize="1.0625rem"
        aria-describedby={`${ids}-counter ${ids}-limit`}
        aria-autocomplete="list"
        aria-controls={mention.isOpen ? `${ids}-mentions` : undefined}
        aria-activedescendant={mention.isOpen ? suggestionId(`${ids}-mentions`, mention.active) : undefined}
        onChange={(event) => {
          state.content.body = event.target.value
          mention.look()
        }}
        onSelect={mention.look}
        onBlur={mention.close}
        onKeyDown={mention.onKeyDown}
        _focusVisible={{ outline: 'none !important' }}
      />
      {mention.isOpen && (
        <Box {...suggestionSurface} top="100%">
          <SuggestionList
            id={`${ids}-mentions`}
            label="Pessoas para mencionar"
            items={mention.users}
            active={mention.active}
            onChoose={mention.choose}
          >
            {({ display_name, username, avatar_url }) => (
              <>
                <Box as="span" ms="-5px" display="inline-flex">
                  <Avatar name={display_name} src={avatar_url} size="xs" />
                </Box>
                <SuggestedPerson name={display_name} username={username} />
              </>
            )}
          </SuggestionList>
        </Box>
      )}
      <Foot state={state} limitId={`${ids}-limit`} counterId={`${ids}-counter`} />
    </FormControl>
  )
})

/** Keeps the field's text and height by the state, also where something else than a key changed it. */
function useText(state: ComposerState, field: RefObject<HTMLTextAreaElement | null>) {
  useLayoutEffect(() => {
    let shown: string | null = null
    const show = () => {
      const area = field.current
      const { body } = state.content
      if (!area || body === shown) return
      shown = body
      if (area.value !== body) area.value = body
      // Grows with the text, so that the sheet scrolls and not a box within it.
      area.style.height = 'auto'
      area.style.height = `${area.scrollHeight + 2}px`
    }
    show()
    return subscribe(state, show, true)
  }, [state, field])
}

interface FootProps {
  state: ComposerState
  limitId: string
  counterId: string
}

function Foot({ state, limitId, counterId }: FootProps) {
  const body = useOf(state, ({ content }) => content.body)
  return (
    <div className="composer-foot">
      <span id={limitId} className="limit" aria-live="polite">
        {tooLongText(body)}
      </span>
      <CharCounter id={counterId} text={body} limit={LENGTH.postBody} />
    </div>
  )
}

function useMention(state: ComposerState, field: RefObject<HTMLTextAreaElement | null>) {
  const { api } = useServices()
  const [asked, setAsked] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const query = useDebouncedValue(asked?.query ?? '')
  const { data } = useRead({
    key: asked && query ? ['searchSuggestions', 'mentions', query] : null,
    call: () => api.search.suggestMentions({ query }),
  })
  const users = (data?.users ?? []).slice(0, ANSWER_LIMIT.mentions)
  const isOpen = asked !== null && query !== '' && users.length > 0

  function look() {
    const area = field.current
    const next = area && mentionBefore(area.value, area.selectionEnd)
    setAsked((before) => (before?.query === next?.query && before?.start === next?.start ? before : (next ?? null)))
    setActive(0)
  }
  function choose(user: SuggestedUser) {
    const area = field.current
    if (!area || !asked) return
    const { text, caret } = completeMention(area.value, area.selectionEnd, asked, user.username)
    state.content.body = text
    setAsked(null)
    area.setSelectionRange(caret, caret)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    const user = users[active]
    const isPlain = !event.ctrlKey && !event.metaKey
    if (event.key === 'ArrowDown') setActive((active + 1) % users.length)
    else if (event.key === 'ArrowUp') setActive((active + users.length - 1) % users.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && isPlain && user) choose(user)
    else if (event.key === 'Escape') setAsked(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { users, active, isOpen, look, choose, onKeyDown, close: () => setAsked(null) }
}
