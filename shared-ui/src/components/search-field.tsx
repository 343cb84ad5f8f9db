import { Search, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react'
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
