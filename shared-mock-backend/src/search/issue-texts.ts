import { excerpt, htmlToText, type IssueMatch, LENGTH, type Newsletter, type NewsletterIssue } from '@ementa/contracts'
import { hasPhrases, isMeant, parseQuery, wordsOf } from '@ementa/contracts/search'
import type { Collections } from '../store/collections'

/** What anyone may read of a sent issue: of a paid newsletter no more than the excerpt. */
export function publicText(issue: NewsletterIssue, { is_paid }: Newsletter): string {
  const text = htmlToText(issue.html)
  return `${issue.title} ${issue.subject} ${is_paid ? excerpt(text, LENGTH.issueExcerpt) : text}`
}

const sentIssues = ({ issues }: Collections, newsletter: Newsletter) =>
  issues.by('newsletter', newsletter.id).filter(({ status }) => status === 'sent')

/** The text of a newsletter in the search index: its description and what its sent issues say. */
export function newsletterText(db: Collections, newsletter: Newsletter): string {
  return [newsletter.description, ...sentIssues(db, newsletter).map((issue) => publicText(issue, newsletter))].join(
    '\n',
  )
}

/** For newsletters found by an issue and not by title or description: the newest issue that has all words of the query. */
export function issueMatches(db: Collections, newsletters: readonly Newsletter[], query: string): IssueMatch[] {
  const { terms, phrases } = parseQuery(query)
  const has = (text: string) => {
    const words = wordsOf(text)
    return terms.every((term) => words.some((word) => isMeant(word, term, true))) && hasPhrases(text, phrases)
  }
  return newsletters.flatMap((newsletter) => {
    if (has(`${newsletter.title} ${newsletter.handle} ${newsletter.description}`)) return []
    const issue = sentIssues(db, newsletter).find((one) => has(publicText(one, newsletter)))
    return issue ? [{ newsletter_id: newsletter.id, issue_id: issue.id, title: issue.title }] : []
  })
}
