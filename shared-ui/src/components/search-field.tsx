import { LENGTH } from '@ementa/contracts'
import { Search, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useRef, useState } from 'react'
import { useMediaQuery } from '../hooks/layout'
import { IconButton } from './button'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue'> {
  ref?: Ref<HTMLInputElement>
  /** Accessible name; the placeholder is only a hint. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Called when the focus has left the field and the suggestions below it. */
  onLeave?: () => void
  /** Suggestions below the field. */
  children?: ReactNode
}

/** A field that searches, with a button that clears it. Plain elements: it is rendered at every key. */
export function SearchField({
  ref,
  label,
  value,
  onChange,
  onLeave,
  className = '',
  children,
  ...rest
}: SearchFieldProps) {
  const box = useRef<HTMLElement>(null)
  return (
    <search
      ref={box}
      className={`search-field ${className}`}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) onLeave?.()
      }}
    >
      <Search size={18} aria-hidden />
      <input
        ref={ref}
        type="search"
        className="field"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        maxLength={LENGTH.query}
        {...rest}
      />
      {value !== '' && (
        <IconButton
          aria-label="Limpar busca"
          icon={<X size={18} aria-hidden />}
          onClick={() => {
            onChange('')
            // The button that had the focus is gone.
            box.current?.querySelector('input')?.focus()
          }}
        />
      )}
      {children}
    </search>
  )
}

interface FoldedSearch {
  /** The field is to be rendered. */
  isShown: boolean
  /** Button for the actions of the page's head; null where the field is always shown. */
  button: ReactNode
  /** Ref of the element that holds the field, which takes the focus once the button has shown it. */
  holder: (element: HTMLElement | null) => void
}

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus()
const stay = () => undefined

/**
 * A list's own search on a phone: behind a button, so that the list begins near the top.
 * @param label name of the button
 * @param isActive something is searched for: the field is there from the first rendering
 */
export function useFoldedSearch(label: string, isActive: boolean): FoldedSearch {
  const isMobile = useMediaQuery('mobile')
  const [isOpen, setOpen] = useState(isActive)
  const [wasPressed, setPressed] = useState(false)
  const button = isMobile && (
    <IconButton
      aria-label={label}
      aria-expanded={isOpen}
      icon={
        <span className="folded-search" data-active={isActive && !isOpen ? '' : undefined}>
          <Search size={20} aria-hidden />
        </span>
      }
      onClick={() => {
        setOpen(!isOpen)
        setPressed(true)
      }}
    />
  )
  return { isShown: !isMobile || isOpen, button, holder: wasPressed ? focusField : stay }
}
