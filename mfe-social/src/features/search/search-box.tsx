import { paths } from '@ementa/contracts'
import { lazyPart, leadsToField, SearchField, useFieldFocus, useShortcuts } from '@ementa/ui'
import { useLocation, useNavigate, useNavigationType } from '@ementa/ui/router'
import { suggestionId } from '@ementa/ui/writing'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type Suggestion, useHistory, useSuggestions } from './use-suggestions'

// If the file cannot be loaded, the box works without suggestions.
const Suggestions = lazyPart(() => import('./suggestions'))

interface SearchBoxProps {
  /** The current query. */
  query: string
  onSearch: (query: string) => void
}

export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
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

  // The address was changed elsewhere: by Back, a tag or a recent search.
  useEffect(() => setText(query), [query])

  const isShown = isOpen && suggestions.length > 0

  function close() {
    setOpen(false)
    setActive(-1)
  }
  function search(next: string) {
    close()
    setText(next)
    if (next.trim()) void add(next.trim())
    onSearch(next.trim())
  }
  function choose(suggestion: Suggestion) {
    if (suggestion.kind === 'recent') return search(suggestion.query)
    close()
    void add(suggestion.kind === 'tag' ? suggestion.slug : `@${suggestion.username}`)
    if (suggestion.kind === 'tag') return void navigate(paths.search.href({ tag: suggestion.slug }))
    void navigate(paths.user.href({ username: suggestion.username }))
  }
  function onChange(next: string) {
    setText(next)
    setActive(-1)
    setOpen(true)
    // An empty query clears the results at once.
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
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // -1 stands for the field itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }

  return (
    <SearchField
      ref={field}
      label="Buscar publicações, pessoas e newsletters"
      placeholder="Tema, tese ou pessoa"
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
      className="search-box"
      onLeave={() => setOpen(false)}
    >
      {isShown && (
        <Suspense>
          <Suggestions
            id={listId}
            suggestions={suggestions}
            active={active}
            onChoose={choose}
            onClear={() => {
              void clear()
              field.current?.focus()
            }}
          />
        </Suspense>
      )}
    </SearchField>
  )
}
