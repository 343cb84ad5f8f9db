import { announce, counted } from '@ementa/ui'
import { type RefObject, useEffect, useId, useState } from 'react'
import { completion, isWrittenOut, type OpenWord, openWordBefore, replaceBefore, writeIntoField } from './completions'
import { type Suggested, useSuggested } from './suggested'

interface WordState {
  open: OpenWord | null
  /** Closed by Escape: it stays closed until another word is typed. */
  dismissed: OpenWord | null
}

/** The text in which a suggestion is put. */
interface CompletedText {
  /** The text before the caret, at least the last words of it; null without a caret. */
  before: () => string | null
  /** Puts `text` in the place of so many characters before the caret. */
  replace: (length: number, text: string) => void
}

/** A key as the browser or React reports it. */
interface Key extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'> {
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

const LABELS = { '@': 'Pessoas para mencionar', '#': 'Temas sugeridos', '§': 'Citações sugeridas' }

/**
 * Suggests people behind `@`, tags behind `#`, and how a begun citation may go on, while a text is written. The focus
 * stays in the text (WAI-ARIA APG, combobox).
 */
export function useCompletionOf({ before, replace }: CompletedText) {
  const listId = useId()
  const [{ open, dismissed }, setWord] = useState<WordState>({ open: null, dismissed: null })
  /** Null until the arrows choose one. */
  const [chosen, setChosen] = useState<number | null>(null)
  const items = useSuggested(open)
  const active = chosen ?? firstActive(open, items)
  const isOpen = items.length > 0
  useCountSpoken(items.length)

  /** Call it when the text or the caret changed. */
  function look() {
    const text = before()
    const next = text === null ? null : openWordBefore(text, text.length)
    if (isSame(open ?? dismissed, next)) return
    setWord({ open: next, dismissed: null })
    setChosen(null)
  }
  const close = () => setWord({ open: null, dismissed: null })

  function choose({ word }: Suggested) {
    const text = before()
    if (!open || text === null) return
    close()
    replace(text.length - open.start, completion(open, word))
  }
  function onKeyDown(event: Key) {
    // Enter and arrows belong to the input method while it composes.
    if (!isOpen || event.isComposing || event.nativeEvent?.isComposing) return
    const item = items[active]
    const isPlain = !event.ctrlKey && !event.metaKey
    if (event.key === 'ArrowDown') setChosen((active + 1) % items.length)
    else if (event.key === 'ArrowUp') setChosen((Math.max(active, 0) + items.length - 1) % items.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && isPlain && item) choose(item)
    else if (event.key === 'Escape') setWord({ open: null, dismissed: open })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    list: { id: listId, items, active, choose, label: LABELS[open?.mark ?? '@'] },
    isOpen,
    look,
    close,
    onKeyDown,
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? suggestionId(listId, active) : undefined,
    },
  } as const
}

/** Completes words in a text area: spread `fieldProps` on it. A suggestion arrives as an `input` event, as typing does. */
export function useCompletion(field: RefObject<HTMLTextAreaElement | null>) {
  const { aria, close, onKeyDown, ...rest } = useCompletionOf({
    before: () => field.current?.value.slice(0, field.current.selectionEnd) ?? null,
    replace(length, whole) {
      const area = field.current
      if (!area) return
      const completed = replaceBefore(area.value, area.selectionEnd, length, whole)
      writeIntoField(area, completed.text, completed.caret)
    },
  })
  return { ...rest, fieldProps: { ...aria, onSelect: rest.look, onBlur: close, onKeyDown } } as const
}

type Completion = Pick<ReturnType<typeof useCompletionOf>, 'list' | 'isOpen'>

const isSame = (a: OpenWord | null, b: OpenWord | null | undefined) =>
  a?.mark === b?.mark && a?.query === b?.query && a?.start === b?.start

/**
 * Returns the suggestion that Enter takes before the arrows have chosen one; -1 for none: behind a bare mark, in a citation
 * that may be meant as it is, and where the word is written to its end, Enter still ends the line.
 */
function firstActive(open: OpenWord | null, items: readonly Suggested[]): number {
  if (!open?.query || open.mark === '§' || items.some(({ word }) => isWrittenOut(open, word))) return -1
  return 0
}

/** Announces how many there are to choose from, once for each list. */
function useCountSpoken(count: number) {
  useEffect(() => {
    if (count > 0) announce(counted(count, 'sugestão', 'sugestões'))
  }, [count])
}

export interface CompletionListProps {
  completion: Completion
  /**
   * `below` and `above` lie over the page, next to the positioned box around the field; `below` goes above where the
   * window ends too soon. `inline` takes room of its own.
   */
  place: 'below' | 'above' | 'inline'
}

/** Returns the id for `aria-activedescendant` of the field, which exists before its list is loaded. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`

/** Height of one suggestion, in px. */
const ROW = 44
/** Distance between the list and the end of the window, for the border and the bar at the bottom of phones, in px. */
const MARGIN = 8

/** Returns whether so many suggestions end below the window under a field or caret, and have room above it. */
export function isRoomAboveOnly({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, count: number): boolean {
  const height = count * ROW + MARGIN
  // The keyboard of a phone takes its part of the window.
  const end = window.visualViewport?.height ?? window.innerHeight
  return bottom + height > end && top - height >= 0
}
