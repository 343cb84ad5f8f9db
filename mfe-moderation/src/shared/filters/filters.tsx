import { Button, SearchField } from '@ementa/ui'
import { SelectField, type SelectOption } from '@ementa/ui/forms'
import { type AddressCodec, useAddressState, useTypedParam } from '@ementa/ui/router'
import { memo, type ReactNode, useCallback, useRef } from 'react'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  search: ReactNode
  /** The number of choices. On phones two are side by side, and one with `data-wide` has its own line. */
  choices: 4 | 5
  /** The element above the bar has no margin of its own. */
  isTop?: boolean
  children: ReactNode
  isFiltered: boolean
  /** Parameters that `Limpar filtros` sets. */
  cleared: Choices
  set: Choose
}

/** Search and choices above a list. */
export function FilterBar({ search, choices, isTop, children, isFiltered, cleared, set }: FilterBarProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={group}
      className={styles.bar}
      aria-label="Filtros"
      tabIndex={-1}
      data-focus-silent
      data-choices={choices}
      data-top={isTop || undefined}
    >
      <div>{search}</div>
      <div className={styles.choices}>{children}</div>
      {isFiltered && (
        <div className={styles.clear}>
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              set(cleared)
              // The button disappears with the filters; the focus stays with the fields.
              group.current?.focus({ preventScroll: true })
            }}
          >
            Limpar filtros
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface FilterSelectProps {
  label: string
  /** Name of the query parameter. */
  parameter: string
  options: readonly SelectOption[]
  value: string
  set: Choose
  size?: 'sm' | 'md'
}

/** A choice of a filter bar, kept in the address. It re-renders only when its own value changed. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, parameter, options, value, set, size = 'sm' } = props
  return (
    <SelectField
      size={size}
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => set({ [parameter]: chosen })}
    />
  )
})

interface UrlSearchProps {
  label: string
  placeholder: string
}

/** A search field whose text reaches the address, as `q`, when the typing rests. */
export const UrlSearch = memo(function UrlSearch({ label, placeholder }: UrlSearchProps) {
  const { typed, setTyped } = useTypedParam('q', RESTS)
  return <SearchField label={label} placeholder={placeholder} value={typed} onChange={setTyped} />
})

/** Delay, in ms, after which the address follows the filters. Every link of the frame re-renders at a new address. */
export const RESTS = { rests: 150 }

/** Query parameters by name; an empty text removes one. */
type Choices = Readonly<Record<string, string>>
export type Choose = (choices: Choices) => void

function withChoices(params: URLSearchParams, choices: Choices): URLSearchParams {
  for (const [name, text] of Object.entries(choices)) params.set(name, text)
  return params
}

/**
 * Keeps filters in the address, so that reloading, sharing and going back keep them. `choose` is the same function at
 * every render and takes effect at once.
 */
export function useFilters<State>(codec: AddressCodec<State>): [filters: State, choose: Choose] {
  const [state, set] = useAddressState(codec, RESTS)
  const choose = useCallback<Choose>(
    (choices) => set((now) => codec.read(withChoices(codec.write(now, new URLSearchParams()), choices))),
    [set, codec],
  )
  return [state, choose]
}
