import { ANSWER_LIMIT, paths, type SearchFilters, tagName } from '@ementa/contracts'
import { mayMeanLaw } from '@ementa/law/may-cite'
import {
  Button,
  ChipRow,
  Column,
  counted,
  lazyPart,
  MEMBERSHIP_WORDS,
  PlainBadge,
  ReadView,
  Skeletons,
  StickyTabs,
  TabPanel,
  TabPanels,
  Tabs,
  TagChip,
  useErrorToast,
  usePageTitle,
} from '@ementa/ui'
import { useAddressState } from '@ementa/ui/router'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { DEFAULT_FILTERS } from './default-filters'
import { FiltersPanel } from './filters-panel'
import { Results } from './results'
import { SearchBox } from './search-box'
import {
  changeQuery,
  countActiveFilters,
  POPULAR_TOPICS,
  parseSearch,
  type SearchState,
  type SearchTab,
  TABS,
  toSearchParams,
} from './search-state'
import './search.css'
import { query, searchQuery, useRead } from '@ementa/ui/data'
import { SlidersHorizontal } from 'lucide-react'
import { FollowToggle } from '../../shared/follow-toggle'
import { popularTagsQuery } from '../../shared/queries'

// If the file cannot be loaded, the other results are shown alone.
const LawResults = lazyPart(
  () => import('./law-results'),
  ({ children }) => children,
)

/** Counts the results of each kind. */
const searchCountsQuery = query('searchCounts', (api, text: string, filters: SearchFilters) =>
  api.search.counts({ query: text, filters }),
)

const SEARCH_FAILED = 'Não foi possível carregar os resultados. Tente novamente.'
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
                    <LawResults query={query}>{content}</LawResults>
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

interface SearchHeadProps {
  activeFilters: number
  isPanelOpen: boolean
  panelId: string
  onTogglePanel: () => void
  /** The search field. */
  children: ReactNode
}

/** Title, filter button and field; on a phone the title is hidden, so that the results begin near the top. */
function SearchHead({ activeFilters, isPanelOpen, panelId, onTogglePanel, children }: SearchHeadProps) {
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
          <PlainBadge tone="solid" role="img" aria-label={counted(activeFilters, 'filtro ativo', 'filtros ativos')}>
            {activeFilters}
          </PlainBadge>
        )}
      </Button>
      {children}
    </header>
  )
}

/** Header of the page of a tag, with the button that follows it. */
function TagHeader({ tag }: { tag: string }) {
  const name = tagName(tag)
  return (
    <div className="search-tag">
      <div>
        <h2 className="heading">{name}</h2>
        {name !== `#${tag}` && <p className="muted">#{tag}</p>}
      </div>
      <FollowToggle relation="followedTags" id={tag} name={name} words={MEMBERSHIP_WORDS.followedTags(tag)} />
    </div>
  )
}

/** Topics to search for while the query is empty; fixed topics are shown until the popular ones are loaded. */
function PopularTopics() {
  const id = useId()
  const { data } = useRead(popularTagsQuery({ limit: ANSWER_LIMIT.popularTags }))
  const topics = data?.tags ?? POPULAR_TOPICS
  return (
    <section aria-labelledby={id} className="search-topics">
      <h2 id={id} className="heading">
        Temas populares
      </h2>
      <ChipRow>
        {topics.map(({ slug }) => (
          <TagChip key={slug} tag={slug} href={paths.search.href({ tag: slug })} />
        ))}
      </ChipRow>
      <p className="muted">
        Para buscar melhor: <code>"boa-fé objetiva"</code> encontra a expressão exata, <code>de:renata</code> o que uma
        pessoa publicou e <code>tag:lgpd</code> o que tem a hashtag.
      </p>
    </section>
  )
}

/** Reads the results of the current tab; an empty query reads nothing. */
function useSearch({ query, tab, filters }: SearchState) {
  const read = useRead(query === '' ? null : searchQuery(tab, query, filters))
  useErrorToast(read.error, 'Erro na busca', SEARCH_FAILED)
  return read
}

/**
 * Returns the number of results for each tab, in their order: undefined until loaded, `20+` where a tab does not show all.
 * A failure is silent, because the results show an error of their own.
 */
function useTabCounts({ query, filters }: SearchState): readonly (string | undefined)[] {
  const { data } = useRead(query === '' ? null : searchCountsQuery(query, filters))
  return TABS.map(({ id }) => (id === 'all' || !data ? undefined : formatCount(data[id])))
}

const formatCount = (count: number) =>
  count > ANSWER_LIMIT.searchSingle ? `${ANSWER_LIMIT.searchSingle}+` : String(count)
