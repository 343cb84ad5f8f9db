import { Button, PlainBadge } from '@ementa/ui'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

interface SearchHeadProps {
  activeFilters: number
  isPanelOpen: boolean
  panelId: string
  onTogglePanel: () => void
  /** The search field. */
  children: ReactNode
}

/** Title, filter button and field; on a phone the title is hidden, so that the results begin near the top. */
export function SearchHead({ activeFilters, isPanelOpen, panelId, onTogglePanel, children }: SearchHeadProps) {
  return (
    <header className="search-head">
      <h1 className="heading search-spoken" tabIndex={-1}>
        Buscar
      </h1>
      <Button
        className="search-filters"
        leftIcon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onClick={onTogglePanel}
      >
        <span className="search-spoken">Filtros</span>
        {activeFilters > 0 && (
          <PlainBadge
            tone="solid"
            role="img"
            aria-label={activeFilters === 1 ? '1 filtro ativo' : `${activeFilters} filtros ativos`}
          >
            {activeFilters}
          </PlainBadge>
        )}
      </Button>
      {children}
    </header>
  )
}
