import { Badge, Box, Button, Heading, spokenOnPhones } from '@ementa/ui'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

interface SearchHeadProps {
  activeFilters: number
  isPanelOpen: boolean
  panelId: string
  onTogglePanel: () => void
  /** The field. */
  children: ReactNode
}

const AREAS = {
  base: '"field filters" auto / minmax(0, 1fr) auto',
  md: '"title filters" 44px "field field" auto / minmax(0, 1fr) auto',
}

/** Title, filters and field; on a phone only the last two, in one row, so that the results begin near the top. */
export function SearchHead({ activeFilters, isPanelOpen, panelId, onTogglePanel, children }: SearchHeadProps) {
  return (
    <Box
      as="header"
      position="relative"
      display="grid"
      gridTemplate={AREAS}
      alignItems="center"
      columnGap={2}
      rowGap={3}
      px={4}
      pt={{ base: 2, md: 4 }}
      pb={{ base: 2, md: 3 }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <Heading as="h1" size="lg" tabIndex={-1} gridArea={{ md: 'title' }} {...spokenOnPhones}>
        Buscar
      </Heading>
      <Button
        gridArea="filters"
        iconSpacing={{ base: 0, md: 2 }}
        leftIcon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onClick={onTogglePanel}
      >
        <Box as="span" {...spokenOnPhones}>
          Filtros
        </Box>
        {activeFilters > 0 && (
          <Badge
            variant="solid"
            ms={2}
            aria-label={activeFilters === 1 ? '1 filtro ativo' : `${activeFilters} filtros ativos`}
          >
            {activeFilters}
          </Badge>
        )}
      </Button>
      <Box gridArea="field">{children}</Box>
    </Box>
  )
}
