import {
  type IssueContents,
  issueWords,
  type Newsletter,
  type NewsletterIssue,
  newsletterShareUrl,
  productAddress,
} from '@ementa/contracts'
import { formatDate, lazyPart, longDate, MissingSection, readingTime } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { IssueHtml } from '../issue-html/issue-html'
import plain from '../plain/plain.module.css'
import { LateLine } from '../scheduling/late-line'
import { PRINTED, PrintedLine } from './print-styles'
import styles from './reader.module.css'
import { LINE_HEIGHTS, readerSettings, TEXT_SIZES } from './reader-settings'
import { SubscribersOnly } from './subscribers-only'

/** Few issues need this part. */
const Errata = lazyPart(() => import('./errata'), MissingSection)

export interface IssueArticleProps {
  newsletter: Newsletter
  issue: NewsletterIssue
  number: number | null
  /** Contents of a paid issue whose text here is only its beginning. */
  contents: IssueContents | null
  author: string | undefined
  titleAs: 'h1' | 'h2'
  /** Between the head and the text. */
  above?: ReactNode
}

/** An issue set for reading, with its masthead. */
export function IssueArticle({
  newsletter,
  issue,
  number,
  contents,
  author,
  titleAs: Title,
  above,
}: IssueArticleProps) {
  const { size, spacing } = useSnapshot(readerSettings)
  const title = useFocusOnceWhole(!contents)
  const text = { fontSize: `${TEXT_SIZES[size]}rem`, lineHeight: LINE_HEIGHTS[spacing] }
  return (
    <article {...PRINTED}>
      <Head newsletter={newsletter} issue={issue} number={number} contents={contents} />
      <div className={`print-wide ${styles.article}`} style={{ fontSize: text.fontSize }}>
        <Title className={`heading ${styles.title}`} ref={title} tabIndex={-1}>
          {issue.subject}
        </Title>
        {issue.preheader && <p className={styles.preheader}>{issue.preheader}</p>}
        {author && <p className={styles.author}>por {author}</p>}
        <LateLine issue={issue} />
        {issue.errata && (
          <Suspense fallback={null}>
            <Errata errata={issue.errata} />
          </Suspense>
        )}
        {above}
        <IssueHtml
          className={`issue-text ${styles.text}`}
          html={issue.html}
          below={Title === 'h1' ? 1 : 2}
          style={text}
        />
        {contents && (
          <SubscribersOnly newsletter={newsletter} contents={contents} headingAs={Title === 'h1' ? 'h2' : 'h3'} />
        )}
        {contents && <p className="print-only">O restante desta edição é para assinantes.</p>}
        <PrintedLine url={newsletterShareUrl(productAddress(), newsletter.handle, issue.id)} />
      </div>
    </article>
  )
}

/** Moves the focus to the title once the whole text has arrived, as the pressed button is gone by then. */
function useFocusOnceWhole(isWhole: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const wasWhole = useRef(isWhole)
  useEffect(() => {
    const hasOpened = isWhole && !wasWhole.current
    wasWhole.current = isWhole
    if (hasOpened) title.current?.focus({ preventScroll: true })
  }, [isWhole])
  return title
}

/** `Edição nº 12 · … · Fechamento 08h17`: when it went out, as a newspaper says when it closed. */
function Head({
  newsletter,
  issue,
  number,
  contents,
}: Pick<IssueArticleProps, 'newsletter' | 'issue' | 'number' | 'contents'>) {
  const words = useMemo(() => contents?.words ?? issueWords(issue.html), [contents, issue.html])
  const { sent_at } = issue
  const facts = [
    number === null ? '' : `Edição nº ${number}`,
    sent_at ? longDate(sent_at) : '',
    sent_at ? `Fechamento ${formatDate(sent_at, "HH'h'mm")}` : '',
    readingTime(words),
  ]
  return (
    <header className={styles.head}>
      <p className={`${plain.serif} ${styles.newsletter}`}>{newsletter.title}</p>
      <div className={`small-caps ${styles.facts}`}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </header>
  )
}
