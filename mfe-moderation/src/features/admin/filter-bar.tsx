import { Button, PlainStyles } from '@ementa/ui'
import { memo, type ReactNode } from 'react'
import type { AddressChanges } from './use-address'
import type { UrlFilters } from './use-url-filters'

const bar = {
  px: 4,
  pb: 3,
  '&[data-top]': { py: 4 },
  '.choices': { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 3, mt: 3 },
  '&[data-choices="5"] .choices': { gridTemplateColumns: { md: 'repeat(5, 1fr)' } },
  '.wide': { gridColumn: { base: '1 / -1', md: 'auto' } },
}
const styles = { '.mod-filters': bar }

interface FilterBarProps {
  search: ReactNode
  /** How many stand side by side; on phones two. One with the class `wide` has a line of its own there. */
  choices: 4 | 5
  /** Nothing stands above it that has a distance of its own. */
  isTop?: boolean
  children: ReactNode
  isFiltered: boolean
  /** What `Limpar filtros` sets; the same object at every render. */
  cleared: AddressChanges
  set: UrlFilters['set']
}

/** Search and choices above a list. */
export function FilterBar({ search, choices, isTop, children, isFiltered, cleared, set }: FilterBarProps) {
  return (
    <div className="mod-filters" data-choices={choices} data-top={isTop || undefined}>
      <PlainStyles styles={styles} />
      {search}
      <div className="choices">{children}</div>
      {/* Drawn from the start: with the first choice it would bring its styles along, and the whole page be styled again. */}
      <div hidden={!isFiltered}>
        <ClearFilters cleared={cleared} set={set} />
      </div>
    </div>
  )
}

const ClearFilters = memo(function ClearFilters({ cleared, set }: Pick<FilterBarProps, 'cleared' | 'set'>) {
  return (
    <Button variant="link" size="sm" mt={2} onClick={() => set(cleared)}>
      Limpar filtros
    </Button>
  )
})
