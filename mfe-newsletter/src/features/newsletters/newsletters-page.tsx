import { paths } from '@ementa/contracts'
import {
  Button,
  Column,
  PageHeader,
  Pill,
  ReadView,
  SearchField,
  SignedIn,
  SignInPrompt,
  Skeletons,
  StickyTabs,
  TabPanel,
  TabPanels,
  Tabs,
  useFoldedSearch,
  useHost,
  useMediaQuery,
  usePageTitle,
  useServices,
} from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'
import { Plus } from 'lucide-react'
import { type Ref, startTransition, useDeferredValue, useState } from 'react'
import { FILTERS, type ListFilters, TABS, useListFilters, useNewsletters } from './list-filters'
import { NewsletterResults } from './newsletter-results'
import styles from './newsletters.module.css'

export default function NewslettersPage() {
  usePageTitle('Newsletters')
  const filters = useListFilters()
  const isMobile = useMediaQuery('mobile')
  const search = useFoldedSearch('Buscar e filtrar newsletters', filters.text !== '' || filters.filter !== 'todas')
  return (
    <Column>
      <PageHeader
        title="Newsletters"
        // On a phone the page begins with the newsletters themselves.
        description={isMobile ? undefined : 'Julgados, cláusulas e prática, por quem trabalha com isso todos os dias.'}
        actions={<CreateButton isShort={isMobile} />}
      />
      <Tabs
        isLazy
        index={TABS.findIndex(({ value }) => value === filters.tab)}
        onChange={(index) => filters.change({ aba: TABS[index]?.value ?? 'explorar' })}
      >
        <StickyTabs labels={TABS.map(({ label }) => label)}>{search.button}</StickyTabs>
        {search.isShown && <FilterBar filters={filters} holder={search.holder} />}
        <TabPanels>
          {TABS.map(({ value }) => (
            <TabPanel key={value}>
              <Results filters={filters} />
            </TabPanel>
          ))}
        </TabPanels>
      </Tabs>
    </Column>
  )
}

function Results({ filters }: { filters: ListFilters }) {
  const { entries, ...read } = useNewsletters()
  const { text, filter, tab, change, clear } = filters
  const query = useDeferredValue(text)
  const results = (
    <ReadView
      read={{ ...read, data: entries }}
      skeleton={<Skeletons shape="part" count={5} label="Carregando newsletters…" />}
      failed={{
        title: 'Erro ao carregar newsletters',
        description: 'Verifique a conexão. Seus filtros continuam aqui.',
      }}
    >
      {(found) => <NewsletterResults {...{ entries: found, query, filter, tab, change, clear }} />}
    </ReadView>
  )
  if (tab !== 'assinaturas') return results
  return (
    <SignedIn
      loading={<Skeletons shape="part" count={3} label="Carregando assinaturas…" />}
      visitor={
        <SignInPrompt
          title="Entre para ver suas assinaturas"
          description="As newsletters que você assina ficam aqui."
        />
      }
    >
      {() => results}
    </SignedIn>
  )
}

/** A phone has room for one word beside the title. */
function CreateButton({ isShort }: { isShort: boolean }) {
  const { session } = useServices()
  const navigate = useNavigate()
  const open = () => session.require(() => void navigate(paths.newsletterCreate.href()))
  return (
    <Button variant="solid" aria-label="Criar newsletter" leftIcon={<Plus size={18} aria-hidden />} onClick={open}>
      {isShort ? 'Criar' : 'Criar newsletter'}
    </Button>
  )
}

interface FilterBarProps {
  filters: ListFilters
  /** For what holds the field. It stays when the field begins again, which does not take the focus. */
  holder: Ref<HTMLDivElement>
}

function FilterBar({ filters: { text, setText, fieldKey, filter, change }, holder }: FilterBarProps) {
  const { isCommunity } = useHost()
  return (
    <div className={styles.bar}>
      <div className={styles.search} ref={holder}>
        <QueryField key={fieldKey} initial={text} onChange={setText} />
      </div>
      {!isCommunity && (
        <fieldset aria-label="Filtrar por preço" className={styles.prices}>
          {FILTERS.map(({ value, label }) => (
            <Pill key={value} isPressed={filter === value} onToggle={() => change({ filtro: value })}>
              {label}
            </Pill>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** A key renders only the field; the page follows when the browser has time. */
function QueryField({ initial, onChange }: { initial: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(initial)
  return (
    <SearchField
      label="Buscar newsletters"
      placeholder="Título, tema ou quem escreve"
      value={text}
      onChange={(next) => {
        setText(next)
        startTransition(() => onChange(next))
      }}
    />
  )
}
