import { paths, tagName } from '@ementa/contracts'
import { Box, Button, Flex, leadsToField, Text, useFieldFocus, useShortcuts } from '@ementa/ui'
import { SuggestedPerson, SuggestionIcon, SuggestionList, suggestionId, suggestionSurface } from '@ementa/ui/completion'
import { SearchField } from '@ementa/ui/forms'
import { useLocation, useNavigate, useNavigationType } from '@ementa/ui/router'
import { Clock, Hash } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Suggestion, useHistory, useSuggestions } from './use-suggestions'

export interface SearchBoxProps {
  /** The query that is searched for now. */
  query: string
  onSearch: (query: string) => void
}

export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const suggestions = useSuggestions(text, isOpen)
  const { add, clear } = useHistory()
  const { state } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'
  useFieldFocus(field, isPushed && leadsToField(state))
  useShortcuts({
    '/': () => {
      field.current?.focus()
      field.current?.select()
    },
  })

  // The address changed by other means: back, a tag, a recent search.
  useEffect(() => setText(query), [query])

  const isShown = isOpen && suggestions.length > 0
  const isRecent = suggestions[0]?.kind === 'recent'

  function search(next: string) {
    setOpen(false)
    setActive(-1)
    setText(next)
    if (next.trim()) void add(next.trim())
    onSearch(next.trim())
  }
  function choose(suggestion: Suggestion) {
    if (suggestion.kind === 'recent') return search(suggestion.query)
    setOpen(false)
    setActive(-1)
    void add(suggestion.kind === 'tag' ? suggestion.slug : `@${suggestion.username}`)
    if (suggestion.kind === 'tag') return void navigate(paths.search.href({ tag: suggestion.slug }))
    void navigate(paths.user.href({ username: suggestion.username }))
  }
  function onChange(next: string) {
    setText(next)
    setActive(-1)
    setOpen(true)
    // An empty query clears the results at once (spec §2 Search).
    if (next.trim() === '' && query !== '') onSearch('')
  }
  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggestions[active]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isShown && chosen) choose(chosen)
      else search(text)
    } else if (event.key === 'Escape') {
      if (!isShown) return
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // -1 is the field itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }

  return (
    <Box
      ref={box}
      position="relative"
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <SearchField
        ref={field}
        label="Buscar publicações, pessoas e newsletters"
        placeholder="Tema, tese, pessoa ou newsletter"
        value={text}
        onChange={onChange}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? suggestionId(listId, active) : undefined}
        enterKeyHint="search"
      />
      <Box hidden={!isShown} {...suggestionSurface} top="calc(100% + 4px)">
        {isRecent && (
          <Flex align="center" justify="space-between" ps={4} pe={1} borderBottom="1px solid" borderColor="border">
            <Text textStyle="smallCaps" color="fg.subtle">
              Buscas recentes
            </Text>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                void clear()
                field.current?.focus()
              }}
            >
              Limpar buscas recentes
            </Button>
          </Flex>
        )}
        <SuggestionList
          id={listId}
          label={isRecent ? 'Buscas recentes' : 'Sugestões'}
          items={suggestions}
          active={active}
          onChoose={choose}
        >
          {faceOf}
        </SuggestionList>
      </Box>
    </Box>
  )
}

function faceOf(suggestion: Suggestion): ReactNode {
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <SuggestionIcon icon={Clock} />
          <Text noOfLines={1}>{suggestion.query}</Text>
        </>
      )
    case 'tag':
      return (
        <>
          <SuggestionIcon icon={Hash} />
          <Text noOfLines={1}>{tagName(suggestion.slug)}</Text>
        </>
      )
    case 'user':
      return <SuggestedPerson name={suggestion.name} username={suggestion.username} avatarUrl={suggestion.avatarUrl} />
  }
}
