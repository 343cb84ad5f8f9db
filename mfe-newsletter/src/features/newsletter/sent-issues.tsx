import { LENGTH, type Newsletter } from '@ementa/contracts'
import { EmptyState, LoadMore, ReadView, SearchField, Skeletons, useDebouncedValue, WindowList } from '@ementa/ui'
import { useId, useMemo, useState } from 'react'
import { IssueRow } from './issue-row'
import styles from './newsletter.module.css'
import { useSentIssues } from './use-issues'

interface SentIssuesProps {
  newsletter: Newsletter
  isOwner: boolean
  /** A pointer or the focus has reached an issue, which may be opened next. */
  onNear: () => void
  onRead: (issueId: string) => void
}

/** List of the sent issues, which everyone may read. */
export function SentIssues(props: SentIssuesProps) {
  const { newsletter } = props
  const id = useId()
  const [text, setText] = useState('')
  const query = useDebouncedValue(text.trim())
  return (
    <section aria-labelledby={id} className={styles.issues}>
      <div className={styles.head}>
        <h2 className="heading" id={id}>
          Edições
        </h2>
      </div>
      <Search newsletterId={newsletter.id} text={text} onChange={setText} />
      <List {...props} query={query} />
    </section>
  )
}

/** With this many issues or fewer, a search field is not needed. */
const WORTH_SEARCHING = 5

function Search(props: { newsletterId: string; text: string; onChange: (text: string) => void }) {
  const { newsletterId, text, onChange } = props
  const { items } = useSentIssues(newsletterId)
  if (items.length <= WORTH_SEARCHING && text === '') return null
  return (
    <div className={styles.search}>
      <SearchField
        label="Buscar nas edições"
        placeholder="Palavras do assunto ou do texto"
        maxLength={LENGTH.query}
        value={text}
        onChange={onChange}
      />
    </div>
  )
}

function List({ newsletter, isOwner, query, onNear, onRead }: SentIssuesProps & { query: string }) {
  const list = useSentIssues(newsletter.id, query)
  const numbers = useMemo(() => new Map(list.pages.flatMap((page) => Object.entries(page.numbers ?? {}))), [list.pages])

  const contents = useMemo(
    () => new Map(list.pages.flatMap((page) => Object.entries(page.contents ?? {}))),
    [list.pages],
  )

  return (
    <ReadView
      read={list}
      skeleton={<Skeletons shape="part" count={4} label="Carregando edições…" />}
      failed={{ title: 'Erro ao carregar edições', titleAs: 'h3' }}
      isEmpty={() => list.items.length === 0}
      empty={
        query === '' ? (
          <EmptyState
            illustration="sheet"
            titleAs="h3"
            title="Nenhuma edição publicada ainda"
            description={isOwner ? 'A primeira aparece aqui assim que for enviada.' : 'A primeira aparecerá aqui.'}
          />
        ) : (
          <EmptyState
            illustration="sheet"
            titleAs="h3"
            title={`Nenhuma edição com “${query}”`}
            description="Tente menos palavras, ou outra forma delas."
          />
        )
      }
    >
      {() => (
        <WindowList
          items={list.items}
          itemKey={(issue) => issue.id}
          estimate={130}
          memory={`issues ${newsletter.id} ${query}`}
          onNearEnd={() => void list.loadMore()}
          // A new key per page replaces the footer: the rows take its place, and nothing on screen is pushed down.
          footer={<Footer key={list.items.length} list={list} />}
        >
          {(issue) => (
            <IssueRow
              issue={issue}
              handle={newsletter.handle}
              number={numbers.get(issue.id)}
              contents={contents.get(issue.id)}
              onNear={onNear}
              onRead={onRead}
            />
          )}
        </WindowList>
      )}
    </ReadView>
  )
}

function Footer({ list }: { list: ReturnType<typeof useSentIssues> }) {
  if (list.isLoadingMore) return <Skeletons shape="part" count={3} label="Carregando edições…" />
  return <LoadMore list={list} endText="Você chegou à primeira edição." />
}
