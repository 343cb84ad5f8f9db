import { Button, PlainStyles } from '@ementa/ui'
import { memo, type ReactNode, type RefObject, useRef } from 'react'
import type { Choices, Choose } from './use-filters'

const bar = {
  minW: 0,
  px: 4,
  pb: 3,
  '&[data-top]': { py: 4 },
  '.choices': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, mt: 3 },
  // Beside the panel there is no room for four: the first is beside the search, so that no choice is cut.
  '&[data-choices="4"]': {
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    gap: 3,
    '> :first-of-type': { gridColumn: '1 / 3' },
    '> :last-of-type': { gridColumn: '1 / -1', mt: { md: -2 } },
    '.choices': { display: { md: 'contents' } },
  },
  // As many beside each other as there is room for: next to the navigation a tablet has less than a phone held sideways.
  '&[data-choices="5"] .choices': {
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(144px, 1fr))' },
  },
  '.wide': { gridColumn: { base: '1 / -1', md: 'auto' } },
}
const styles = { '.mod-filters': bar }

interface FilterBarProps {
  search: ReactNode
  /** How many there are; on phones two are side by side. One with the class `wide` has a line of its own there. */
  choices: 4 | 5
  /** Nothing is above it that has a distance of its own. */
  isTop?: boolean
  children: ReactNode
  isFiltered: boolean
  /** What `Limpar filtros` sets; the same object at every render. */
  cleared: Choices
  set: Choose
}

/** Search and choices above a list. */
export function FilterBar({ search, choices, isTop, children, isFiltered, cleared, set }: FilterBarProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={group}
      className="mod-filters"
      aria-label="Filtros"
      tabIndex={-1}
      data-focus-silent
      data-choices={choices}
      data-top={isTop || undefined}
    >
      <PlainStyles styles={styles} />
      <div>{search}</div>
      <div className="choices">{children}</div>
      {/* Drawn from the start: with the first choice it would bring its styles along, and the whole page be styled again. */}
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
      variant="link"
      size="sm"
      mt={2}
      onClick={() => {
        set(cleared)
        // The button goes with the filters; the keyboard stays with the fields.
        group.current?.focus({ preventScroll: true })
      }}
    >
      Limpar filtros
    </Button>
  )
})
