import {
  createTextFilter,
  fold,
  htmlExcerpt,
  htmlToText,
  type IssueContents,
  issueWords,
  LENGTH,
  type Newsletter,
  type NewsletterIssue,
  paths,
} from '@ementa/contracts'
import {
  absoluteTime,
  counted,
  EmptyState,
  formatNumber,
  LoadMore,
  PlainBadge,
  ReadView,
  readingTime,
  SearchField,
  Skeletons,
  shortDate,
  useDebouncedValue,
  useRelation,
  useSession,
  WindowList,
} from '@ementa/ui'
import { usePagedRead } from '@ementa/ui/data'
import { type MouseEvent, memo, useId, useMemo, useState } from 'react'
import { sentIssuesQuery } from '../../shared/newsletters/queries'
import plain from '../../shared/plain/plain.module.css'
import { ListRow, RowLink } from '../../shared/rows/row-link'
import { FOR_SUBSCRIBERS, OPEN_TO_ALL } from '../../shared/subscription/texts'
import styles from './newsletter.module.css'

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
  const whole = useSentIssues(newsletter.id)
  const search = useSentIssues(newsletter.id, query)
  // Offline, a search that is not cached runs over the loaded part of the list.
  const isLocal = query !== '' && search.isOffline && !search.hasData && whole.hasData
  const list = isLocal ? whole : search
  const isFound = createTextFilter(query)
  const items = isLocal ? whole.items.filter((issue) => isFound(foldedText(issue))) : list.items
  const kept = `entre as ${formatNumber(whole.items.length)} que este aparelho guardou`
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
      isEmpty={() => items.length === 0}
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
            title={`Nenhuma edição com “${query}”${isLocal ? ` ${kept}` : ''}`}
            description="Tente menos palavras, ou outra forma delas."
          />
        )
      }
    >
      {() => (
        <>
          {isLocal && (
            <p className={`${plain.meta} ${styles.search}`} role="status">
              {counted(items.length, 'edição', 'edições')} {kept}
            </p>
          )}
          <WindowList
            items={items}
            itemKey={(issue) => issue.id}
            estimate={130}
            memory={`issues ${newsletter.id} ${query}`}
            onNearEnd={() => void search.loadMore()}
            // A new key per page replaces the footer: the rows take its place, and nothing on screen is pushed down.
            footer={isLocal ? null : <Footer key={items.length} list={list} />}
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
        </>
      )}
    </ReadView>
  )
}

const foldedText = ({ subject, html }: NewsletterIssue) => fold(`${subject} ${htmlToText(html)}`)

function Footer({ list }: { list: ReturnType<typeof useSentIssues> }) {
  if (list.isLoadingMore) return <Skeletons shape="part" count={3} label="Carregando edições…" />
  return <LoadMore list={list} endText="Você chegou à primeira edição." />
}

interface IssueRowProps {
  issue: NewsletterIssue
  handle: string
  number: number | undefined
  /** Contents of a paid issue that the viewer does not subscribe to. */
  contents: IssueContents | undefined
  onNear: () => void
  onRead: (issueId: string) => void
}

/** A sent issue in the list: a plain click opens the reader, any other way of following a link its own page. */
export const IssueRow = memo(function IssueRow({ issue, handle, number, contents, onNear, onRead }: IssueRowProps) {
  const isSubscribed = useRelation('subscribed', issue.newsletter_id)
  const isRead = useRelation('readIssues', issue.id)
  const isUnread = isSubscribed && !isRead && !contents
  const words = useMemo(() => contents?.words ?? issueWords(issue.html), [contents, issue.html])

  function read(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onRead(issue.id)
  }

  return (
    <ListRow>
      <div className={`small-caps ${styles.issueFacts}`}>
        {number !== undefined && <span>Edição nº {number}</span>}
        {issue.sent_at && (
          <time dateTime={issue.sent_at} title={absoluteTime(issue.sent_at)}>
            {shortDate(issue.sent_at)}
          </time>
        )}
        <span>{readingTime(words)}</span>
        {contents && <span>{FOR_SUBSCRIBERS}</span>}
        {issue.open_to_all && <span>{OPEN_TO_ALL}</span>}
        {isUnread && <PlainBadge tone="info">Não lida</PlainBadge>}
        {issue.sent_late && !issue.sent_late.seen && <PlainBadge tone="warning">Enviada com atraso</PlainBadge>}
      </div>
      <h3 className={`heading ${styles.subject}`}>
        <RowLink
          to={paths.issue.href({ handle, issueId: issue.id })}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={read}
          aria-haspopup="dialog"
        >
          {issue.subject}
        </RowLink>
      </h3>
      <p className={styles.excerpt}>{htmlExcerpt(issue.html, LENGTH.issueExcerpt)}</p>
    </ListRow>
  )
})

/** Reads sent issues, newest first, page by page; with `query`, those that contain it. */
export function useSentIssues(newsletterId: string, query = '') {
  const { user } = useSession()
  const input = { newsletterId, viewer: user?.id ?? null, ...(query !== '' && { query }) }
  return usePagedRead({ ...sentIssuesQuery(input), keepPrevious: query !== '' })
}
