import {
  type IssueContents,
  issueWords,
  type Newsletter,
  type NewsletterIssue,
  newsletterShareUrl,
  productAddress,
} from '@ementa/contracts'
import { Box, Flex, formatDate, Heading, lazySection, longDate, readingTime, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { IssueHtml } from '../issue-html/issue-html'
import { issueStyles } from '../issue-html/issue-styles'
import { LateLine } from '../scheduling/late-line'
import { PRINTED, PrintedLine, PrintStyles } from './print-styles'
import { LINE_HEIGHTS, readerSettings, TEXT_SIZES } from './reader-settings'
import { SubscribersOnly } from './subscribers-only'

/** Few issues have one. */
const Errata = lazySection(() => import('./errata'))

export interface IssueArticleProps {
  newsletter: Newsletter
  issue: NewsletterIssue
  number: number | null
  /** What a paid issue holds, when the text is its beginning only. */
  contents: IssueContents | null
  author: string | undefined
  titleAs: 'h1' | 'h2'
  /** Between the head and the text. */
  above?: ReactNode
}

/** The width of a line in the text's own size: 60 to 72 characters of Portuguese (EXP-37). */
const MEASURE = '64ch'

/** An issue set for reading, with its masthead. */
export function IssueArticle({ newsletter, issue, number, contents, author, titleAs, above }: IssueArticleProps) {
  const { size, spacing } = useSnapshot(readerSettings)
  const title = useFocusOnceWhole(!contents)
  const text = { fontSize: `${TEXT_SIZES[size]}rem`, lineHeight: LINE_HEIGHTS[spacing] }
  return (
    <Box as="article" {...PRINTED}>
      <PrintStyles />
      <Head newsletter={newsletter} issue={issue} number={number} contents={contents} />
      <Box className="print-wide" maxW={MEASURE} mx="auto" mt={8} fontFamily="heading" fontSize={text.fontSize}>
        <Heading ref={title} as={titleAs} tabIndex={-1} fontSize={{ base: 'xl', md: '2xl' }} lineHeight={1.15}>
          {issue.subject}
        </Heading>
        {issue.preheader && (
          <Text color="fg.muted" fontStyle="italic" mt={3} lineHeight={1.45}>
            {issue.preheader}
          </Text>
        )}
        {author && (
          <Text fontFamily="body" fontSize="sm" color="fg.muted" mt={3}>
            por {author}
          </Text>
        )}
        <LateLine issue={issue} />
        {issue.errata && (
          <Suspense fallback={null}>
            <Errata errata={issue.errata} />
          </Suspense>
        )}
        {above}
        <IssueHtml
          className="issue-text"
          html={issue.html}
          below={titleAs === 'h1' ? 1 : 2}
          maxW="none"
          mt={6}
          sx={{ ...issueStyles, ...text }}
        />
        {contents && (
          <SubscribersOnly newsletter={newsletter} contents={contents} headingAs={titleAs === 'h1' ? 'h2' : 'h3'} />
        )}
        {contents && <Text className="print-only">O restante desta edição é para assinantes.</Text>}
        <PrintedLine url={newsletterShareUrl(productAddress(), newsletter.handle, issue.id)} />
      </Box>
    </Box>
  )
}

/** The button that was pressed is gone once the whole text is there: the focus goes to the title, in its place. */
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
    <Box as="header" textAlign="center" borderTop="3px double" borderBottom="1px solid" borderColor="fg" pt={4} pb={3}>
      <Text fontFamily="heading" fontWeight={600} fontSize="lg">
        {newsletter.title}
      </Text>
      <Flex justify="center" wrap="wrap" columnGap={4} textStyle="smallCaps" color="fg.subtle" mt={1}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Flex>
    </Box>
  )
}
