import { Avatar } from '@ementa/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { suggestionId } from './use-completion'
import './suggestions.css'

export interface SuggestionListProps<Item extends { id: string }> {
  id: string
  label: string
  items: readonly Item[]
  /** The one the arrows have reached; -1 for none. */
  active: number
  onChoose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** The list box of a combobox: the focus stays in the field, the arrows move through the list (WAI-ARIA APG). */
export function SuggestionList<Item extends { id: string }>(props: SuggestionListProps<Item>) {
  const { id, label, items, active, onChoose, children } = props
  const reached = useRef<HTMLButtonElement>(null)
  // The focus is in the field, so the browser does not bring the row that the arrows reach into view.
  useLayoutEffect(() => {
    if (active >= 0) reached.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div id={id} role="listbox" aria-label={label}>
      {items.map((item, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={item.id}
          ref={index === active ? reached : undefined}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          className="suggestion"
          // The field must not lose the focus to the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </button>
      ))}
    </div>
  )
}

interface SuggestedPersonProps {
  name: string
  username: string
  avatarUrl: string | null | undefined
}

/** A person in one line. */
export function SuggestedPerson({ name, username, avatarUrl }: SuggestedPersonProps) {
  return (
    <>
      <span className="suggestion-face">
        <Avatar name={name} src={avatarUrl} size="xs" />
      </span>
      <span className="suggestion-words">
        {name} <span className="muted">@{username}</span>
      </span>
    </>
  )
}

export function SuggestionIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon className="suggestion-icon" aria-hidden />
}
