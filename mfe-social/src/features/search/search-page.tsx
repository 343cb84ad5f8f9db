import { tagName } from '@ementa/contracts'
import {
  Badge,
  Box,
  Button,
  Column,
  ErrorCard,
  PageHeader,
  Skeletons,
  StickyBar,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  usePageTitle,
} from '@ementa/ui'
import { useSearchParams } from '@ementa/ui/router'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { FiltersPanel } from './filters-panel'
import { PopularTopics } from './popular-topics'
import { Results } from './results'
import { SearchBox } from './search-box'
import {
  activeFilters,
  DEFAULT_FILTERS,
  parseSearch,
  type SearchState,
  searchedFor,
  searchParams,
  TABS,
} from './search-state'
import { TagHeader } from './tag-header'
import { SEARCH_FAILED, useSearch } from './use-search'

/** `/search` (spec §2 Search). Query, tab and filters live in the address. */
export default function SearchPage() {
  const [parameters, setParameters] = useSearchParams()
  const state = parseSearch(parameters)
  const { query, tab, tag, filters } = state
  const [isPanelOpen, setPanelOpen] = useState(false)
  const ids = useId()
  const { data, error, isLoading, isValidating, refresh } = useSearch(state)
  const active = activeFilters(filters)
  usePageTitle(query ? `${tag ? tagName(tag) : query} — Buscar` : 'Buscar')

  // From the state that holds when it is called: of two quick changes the first may not be rendered yet.
  const change = (edit: (now: SearchState) => Partial<SearchState>, replace = false) =>
    setParameters(
      (parameters) => {
        const now = parseSearch(parameters)
        return searchParams({ ...now, ...edit(now) })
      },
      { replace, preventScrollReset: true },
    )
  const search = (next: string) => change((now) => searchedFor(next, now), next === '')
  const clearFilters = () => change(() => ({ filters: DEFAULT_FILTERS }), true)
  const index = TABS.findIndex(({ id }) => id === tab)
  const content = (
    <>
      {isLoading && <Skeletons shape={tab === 'users' ? 'row' : 'post'} />}
      {error !== undefined && !data && (
        <ErrorCard
          title="Erro na busca"
          description={SEARCH_FAILED}
          onRetry={() => void refresh()}
          isRetrying={isValidating}
        />
      )}
      {data && (
        <Results
          found={data}
          query={query}
          tab={tab}
          onTab={(next) => change(() => ({ tab: next }))}
          hasFilters={active > 0}
          onClearFilters={clearFilters}
          onSearch={search}
        />
      )}
      {query === '' && <PopularTopics />}
    </>
  )

  return (
    <Column width="feed">
      <Tabs id={`${ids}-tabs`} index={index} onChange={(next) => change(() => ({ tab: TABS[next]?.id ?? 'all' }))}>
        <PageHeader
          title="Buscar"
          actions={
            <Button
              leftIcon={<SlidersHorizontal size={18} aria-hidden />}
              aria-expanded={isPanelOpen}
              aria-controls={`${ids}-filters`}
              onClick={() => setPanelOpen(!isPanelOpen)}
            >
              Filtros
              {active > 0 && (
                <Badge variant="solid" ms={2} aria-label={active === 1 ? '1 filtro ativo' : `${active} filtros ativos`}>
                  {active}
                </Badge>
              )}
            </Button>
          }
        >
          <Box pb={3}>
            <SearchBox query={query} onSearch={search} />
          </Box>
        </PageHeader>
        <StickyBar>
          <TabList flex={1} borderBottom="none">
            {TABS.map(({ id, label }) => (
              <Tab key={id}>{label}</Tab>
            ))}
          </TabList>
        </StickyBar>
        {isPanelOpen && (
          <FiltersPanel
            id={`${ids}-filters`}
            filters={filters}
            onChange={(edit) => change((now) => ({ filters: { ...now.filters, ...edit(now.filters) } }), true)}
          />
        )}
        {tag && <TagHeader key={tag} tag={tag} />}
        <TabPanels>
          {TABS.map(({ id }) => (
            <TabPanel key={id} p={0} aria-busy={isValidating}>
              {id === tab && content}
            </TabPanel>
          ))}
        </TabPanels>
      </Tabs>
    </Column>
  )
}
