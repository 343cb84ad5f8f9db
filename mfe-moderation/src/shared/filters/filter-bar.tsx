import { Button } from '@ementa/ui'
import { memo, type ReactNode, type RefObject, useRef } from 'react'
import styles from './filter-bar.module.css'
import type { Choices, Choose } from './use-filters'

interface FilterBarProps {
  search: ReactNode
  /** The number of choices. On phones two are side by side, and one with `data-wide` has its own line. */
  choices: 4 | 5
  /** The element above the bar has no margin of its own. */
  isTop?: boolean
  children: ReactNode
  isFiltered: boolean
  /** Parameters that `Limpar filtros` sets; the same object at every render. */
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
      {/* Rendered while hidden, as inserting its styles at the first choice would restyle the whole page. */}
      <div hidden={!isFiltered}>
        <ClearFilters cleared={cleared} set={set} group={group} />
      </div>
    </fieldset>
  )
}

interface ClearFiltersProps extends Pick<FilterBarProps, 'cleared' | 'set'> {
  group: RefObject<HTMLElement | null>
}

const ClearFilters = memo(function ClearFilters({ cleared, set, group }: ClearFiltersProps) {
  return (
    <Button
      className={styles.spaced}
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
  )
})
