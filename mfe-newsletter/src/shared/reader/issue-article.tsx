import {
  type IssueContents,
  issueWords,
  type Newsletter,
  newsletterShareUrl,
  type Outputs,
  productAddress,
} from '@ementa/contracts'
import {
  absoluteTime,
  counted,
  formatDate,
  lazyPart,
  longDate,
  MissingSection,
  pricePerMonth,
  readingTime,
} from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import './print.css'
import { IssueHtml } from '../issue-html/issue-html'
import plain from '../plain/plain.module.css'
import { SentLateNotice } from '../scheduling/sent-late-notice'
import { SubscribeButton } from '../subscription/subscribe-button'
import styles from './reader.module.css'
import { LINE_HEIGHTS, readerSettings, TEXT_SIZES } from './reader-settings'

/** Few issues need this part. */
const Errata = lazyPart(() => import('./errata'), MissingSection)

type Read = Outputs['newsletters']['getIssue']

export interface IssueArticleProps {
  /** With contents, the text is only the beginning of a paid issue. */
  read: Pick<Read, 'newsletter' | 'issue' | 'number' | 'contents'>
  author: string | undefined
  titleAs: 'h1' | 'h2'
  /** Between the head and the text. */
  above?: ReactNode
}

/** An issue set for reading, with its masthead. */
export function IssueArticle({ read, author, titleAs: Title, above }: IssueArticleProps) {
  const { newsletter, issue, contents } = read
  const { size, spacing } = useSnapshot(readerSettings)
  const title = useFocusOnceWhole(!contents)
  const text = { fontSize: `${TEXT_SIZES[size]}rem`, lineHeight: LINE_HEIGHTS[spacing] }
  return (
    <article {...PRINTED}>
      <Head read={read} />
      <div className={`print-wide ${styles.article}`} style={{ fontSize: text.fontSize }}>
        <Title className={`heading ${styles.title}`} ref={title} tabIndex={-1}>
          {issue.subject}
        </Title>
        {issue.preheader && <p className={styles.preheader}>{issue.preheader}</p>}
        {author && <p className={styles.author}>por {author}</p>}
        <SentLateNotice issue={issue} />
        {issue.errata && (
          <Suspense>
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
function Head({ read: { newsletter, issue, number, contents } }: Pick<IssueArticleProps, 'read'>) {
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

interface SubscribersOnlyProps {
  newsletter: Newsletter
  contents: IssueContents
  headingAs: 'h2' | 'h3'
}

/** Follows the free beginning of a paid issue: the contents of the rest, the price, and the button to subscribe. */
function SubscribersOnly({ newsletter, contents, headingAs: Heading }: SubscribersOnlyProps) {
  const { words, headings, images } = contents
  const facts = [
    readingTime(words),
    counted(words, 'palavra', 'palavras'),
    images > 0 ? counted(images, 'imagem', 'imagens') : '',
  ]
  return (
    <section className={`screen-only ${styles.locked}`} aria-label="Só para assinantes">
      <Heading className={`heading ${styles.lockedTitle}`}>O restante desta edição é para assinantes</Heading>
      <p className={styles.lockedFacts}>{facts.filter(Boolean).join(' · ')}</p>
      {headings.length > 0 && (
        <div className={styles.lockedContents}>
          <p className={plain.strong}>Nesta edição</p>
          <ul className={`${plain.list} ${styles.lockedHeadings}`}>
            {headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be the same, and none ever moves
              <li key={index}>{heading}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.price}>{pricePerMonth(newsletter.price_cents)}</p>
      <div className={styles.subscribe}>
        <SubscribeButton newsletter={newsletter} />
      </div>
    </section>
  )
}

/** Marks what goes onto paper; nothing around it is printed. */
const PRINTED = { 'data-print': '' }

/** The last line on paper: when it was printed, and where the text is. */
export function PrintedLine({ url }: { url: string }) {
  const [printedAt, setPrintedAt] = useState(() => Date.now())
  useEffect(() => {
    const note = () => setPrintedAt(Date.now())
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className={`print-only ${styles.printed}`}>
      Impresso em {absoluteTime(printedAt)} · {url}
    </p>
  )
}
