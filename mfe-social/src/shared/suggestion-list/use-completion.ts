import { ANSWER_LIMIT, fold } from '@ementa/contracts'
import { useDebouncedValue } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { useSuggestedTags } from '../tags/use-tag-suggestions'
import { completeWord, type OpenWord, openWordBefore } from './completions'
import { mentionsQuery } from './queries'
import { suggestionId } from './suggestion-list'

export type Suggested =
  | { kind: 'person'; id: string; word: string; name: string; avatarUrl: string | null }
  | { kind: 'tag'; id: string; word: string }

interface WordState {
  open: OpenWord | null
  /** Closed by Escape: it stays closed until another word is typed. */
  dismissed: OpenWord | null
}

interface CompletionOptions {
  field: RefObject<HTMLTextAreaElement | null>
  /** Takes over the completed text. */
  onText: (text: string) => void
}

/** Suggests people behind `@` and tags behind `#` while a text is written. Spread `fieldProps` on the field. */
export function useCompletion({ field, onText }: CompletionOptions) {
  const listId = useId()
  const [{ open, dismissed }, setWord] = useState<WordState>({ open: null, dismissed: null })
  const [active, setActive] = useState(-1)
  const [placed, setPlaced] = useState({ caret: -1 })
  const items = useSuggested(open)
  const isOpen = items.length > 0

  useLayoutEffect(() => {
    if (placed.caret >= 0) field.current?.setSelectionRange(placed.caret, placed.caret)
  }, [placed, field])

  /** Call it when the text or the caret changed. */
  function look() {
    const area = field.current
    const next = area && openWordBefore(area.value, area.selectionEnd)
    if (isSame(open ?? dismissed, next)) return
    setWord({ open: next, dismissed: null })
    // Behind a bare mark Enter still ends the line.
    setActive(next?.query ? 0 : -1)
  }
  const close = () => setWord({ open: null, dismissed: null })

  function choose({ word }: Suggested) {
    const area = field.current
    if (!area || !open) return
    const completed = completeWord(area.value, area.selectionEnd, open, word)
    onText(completed.text)
    close()
    setPlaced({ caret: completed.caret })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    const item = items[active]
    const isPlain = !event.ctrlKey && !event.metaKey
    if (event.key === 'ArrowDown') setActive((active + 1) % items.length)
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) + items.length - 1) % items.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && isPlain && item) choose(item)
    else if (event.key === 'Escape') setWord({ open: null, dismissed: open })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    list: {
      id: listId,
      items,
      active,
      choose,
      label: open?.mark === '#' ? 'Temas sugeridos' : 'Pessoas para mencionar',
    },
    isOpen,
    look,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? suggestionId(listId, active) : undefined,
      onSelect: look,
      onBlur: close,
      onKeyDown,
    },
  } as const
}

export type Completion = ReturnType<typeof useCompletion>

const isSame = (a: OpenWord | null, b: OpenWord | null | undefined) =>
  a?.mark === b?.mark && a?.query === b?.query && a?.start === b?.start

/** What fits the open word once the keys have rested; nothing while another word is looked up. */
function useSuggested(open: OpenWord | null): Suggested[] {
  const word = open && `${open.mark}${open.query}`
  const settled = useDebouncedValue(word)
  const mark = word !== null && settled?.[0] === word[0] ? word[0] : null
  const query = settled?.slice(1) ?? ''
  const people = useRead(mark === '@' ? mentionsQuery(query) : null)
  const { slugs } = useSuggestedTags(mark === '#' ? fold(query) : null)
  // A tag that is typed to its end, and the beginning of no other, needs no suggestion.
  if (mark === '#' && slugs.length === 1 && slugs[0] === query) return []
  if (mark === '#') return slugs.map((slug) => ({ kind: 'tag', id: slug, word: slug }))
  if (mark !== '@') return []
  const users = (people.data?.users ?? []).slice(0, ANSWER_LIMIT.mentions)
  return users.map(({ id, username, display_name, avatar_url }) => ({
    kind: 'person',
    id,
    word: username,
    name: display_name,
    avatarUrl: avatar_url,
  }))
}
