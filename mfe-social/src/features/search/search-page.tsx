import { tagName } from '@ementa/contracts'
import { mayMeanLaw } from '@ementa/law/may-cite'
import { Column, lazyPart, ReadView, Skeletons, StickyTabs, TabPanel, TabPanels, Tabs, usePageTitle } from '@ementa/ui'
import { useAddressState } from '@ementa/ui/router'
import { Suspense, useId, useState } from 'react'
import { DEFAULT_FILTERS } from './default-filters'
import { FiltersPanel } from './filters-panel'
import { PopularTopics } from './popular-topics'
import { Results } from './results'
import { SearchBox } from './search-box'
import { SearchHead } from './search-head'
import { changeQuery, countActiveFilters, parseSearch, type SearchTab, TABS, toSearchParams } from './search-state'
import { TagHeader } from './tag-header'
import { SEARCH_FAILED, useSearch, useTabCounts } from './use-search'
import './search.css'

// If the file cannot be loaded, the other results are shown alone.
const FoundLaw = lazyPart(
  () => import('./found-law'),
  ({ children }) => children,
)

const ADDRESS = { read: parseSearch, write: toSearchParams }

/** The search page; query, tab and filters are kept in the address. */
export default function SearchPage() {
  const [state, setAddress] = useAddressState(ADDRESS)
  const { query, tab, tag, filters } = state
  const [isPanelOpen, setPanelOpen] = useState(false)
  const ids = useId()
  const read = useSearch(state)
  const counts = useTabCounts(state)
  const active = countActiveFilters(filters)
  usePageTitle(query ? `${tag ? tagName(tag) : query} — Buscar` : 'Buscar')

  const search = (next: string) =>
    setAddress((now) => changeQuery(next, now), { history: next === '' ? 'replace' : 'push' })
  const showTab = (next: SearchTab) => setAddress({ tab: next }, { history: 'push' })
  const clearFilters = () => setAddress({ filters: DEFAULT_FILTERS })
  /** Closes the panel and moves the focus from its button to the one that opens it. */
  function showResults() {
    setPanelOpen(false)
    document.querySelector<HTMLElement>(`[aria-controls="${ids}-filters"]`)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  const index = TABS.findIndex(({ id }) => id === tab)
  const content =
    query === '' ? (
      <PopularTopics />
    ) : (
      <ReadView
        read={read}
        skeleton={<Skeletons shape={tab === 'users' ? 'row' : 'post'} />}
        failed={{ title: 'Erro na busca', description: SEARCH_FAILED }}
      >
        {(found) => (
          <Results
            found={found}
            query={query}
            tab={tab}
            onTab={showTab}
            hasFilters={active > 0}
            onClearFilters={clearFilters}
            onSearch={search}
          />
        )}
      </ReadView>
    )

  return (
    <Column>
      <Tabs id={`${ids}-tabs`} index={index} onChange={(next) => showTab(TABS[next]?.id ?? 'all')}>
        <SearchHead
          activeFilters={active}
          isPanelOpen={isPanelOpen}
          panelId={`${ids}-filters`}
          onTogglePanel={() => setPanelOpen(!isPanelOpen)}
        >
          <SearchBox query={query} onSearch={search} />
        </SearchHead>
        <StickyTabs labels={TABS.map(({ label }) => label)} counts={counts} />
        {isPanelOpen && (
          <FiltersPanel
            id={`${ids}-filters`}
            filters={filters}
            onShowResults={showResults}
            onChange={(edit) => setAddress((now) => ({ filters: { ...now.filters, ...edit(now.filters) } }))}
          />
        )}
        {tag && <TagHeader key={tag} tag={tag} />}
        <TabPanels>
          {TABS.map(({ id }) => (
            <TabPanel key={id} aria-busy={read.isValidating}>
              {id === tab &&
                (tab === 'all' && mayMeanLaw(query) ? (
                  <Suspense fallback={<Skeletons shape="post" />}>
                    <FoundLaw query={query}>{content}</FoundLaw>
                  </Suspense>
                ) : (
                  content
                ))}
            </TabPanel>
          ))}
        </TabPanels>
      </Tabs>
    </Column>
  )
}
