import { htmlToText, type Newsletter, type NewsletterIssue, newsletterShareUrl } from '@ementa/contracts'
import { Box, Flex, formatDate, Heading, longDate, readingTime, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useMemo } from 'react'
import { IssueHtml } from '../issue-html/issue-html'
import { issueStyles } from '../issue-html/issue-styles'
import { countWords } from '../issue-html/measure-issue'
import { PRINTED, PrintedLine, PrintStyles } from './print-styles'
import { LINE_HEIGHTS, readerSettings, TEXT_SIZES } from './reader-settings'

export interface IssueArticleProps {
  newsletter: Newsletter
  issue: NewsletterIssue
  number: number | null
  author: string | undefined
  titleAs: 'h1' | 'h2'
}

/** The width of a line in the text's own size: 60 to 72 characters of Portuguese (bar 37). */
const MEASURE = '64ch'

/** An issue set for reading, with its masthead. */
export function IssueArticle({ newsletter, issue, number, author, titleAs }: IssueArticleProps) {
  const { size, spacing } = useSnapshot(readerSettings)
  const text = { fontSize: `${TEXT_SIZES[size]}rem`, lineHeight: LINE_HEIGHTS[spacing] }
  return (
    <Box as="article" {...PRINTED}>
      <PrintStyles />
      <Head newsletter={newsletter} issue={issue} number={number} />
      <Box className="print-wide" maxW={MEASURE} mx="auto" mt={8} fontFamily="heading" fontSize={text.fontSize}>
        <Heading
          as={titleAs}
          tabIndex={titleAs === 'h1' ? -1 : undefined}
          fontSize={{ base: 'xl', md: '2xl' }}
          lineHeight={1.15}
        >
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
        <IssueHtml className="issue-text" html={issue.html} maxW="none" mt={6} sx={{ ...issueStyles, ...text }} />
        <PrintedLine url={newsletterShareUrl(location.origin, newsletter.handle, issue.id)} />
      </Box>
    </Box>
  )
}

/** `Edição nº 12 · … · Fechamento 08h17`: when it went out, as a newspaper says when it closed. */
function Head({ newsletter, issue, number }: Pick<IssueArticleProps, 'newsletter' | 'issue' | 'number'>) {
  const words = useMemo(() => countWords(htmlToText(issue.html)), [issue.html])
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
