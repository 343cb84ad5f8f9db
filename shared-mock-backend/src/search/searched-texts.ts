import {
  fold,
  freeBeginning,
  htmlToText,
  type IssueMatch,
  isReleased,
  type Newsletter,
  type NewsletterIssue,
  type Post,
  type Profile,
  releasedAt,
  tagLabel,
} from '@ementa/contracts'
import { hasPhrases, isMeant, parseQuery, stemOf, wordsOf } from '@ementa/contracts/search'
import type { Collections } from '../store/collections'

/** The texts in which a search looks: a word in the title says more than one in the text. */
interface Fields<Entity> {
  /** Titles, names and tags. */
  title: (entity: Entity) => string
  text: (entity: Entity) => string
}

export const POST_FIELDS: Fields<Post> = {
  title: (post) => post.tags.map((slug) => `${slug} ${tagLabel(slug)}`).join(' '),
  text: (post) => post.body,
}

export const PERSON_FIELDS: Fields<Profile> = {
  title: (profile) => `${profile.display_name} ${profile.username}`,
  text: (profile) => profile.bio,
}

/** The text of a newsletter is more than this: its issues belong to it (`newsletterText`). */
export const NEWSLETTER_FIELDS: Fields<Newsletter> = {
  title: (newsletter) => `${newsletter.title} ${newsletter.handle}`,
  text: (newsletter) => newsletter.description,
}

/** Returns the folded words by which `de:` finds a person: the username, and each word of the name. */
export const namesOf = (profile: Profile): string[] => [profile.username, ...wordsOf(profile.display_name)].map(fold)

/** Returns the stem of each word of a text. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** Returns the public text of a sent issue: of a paid one only its beginning, unless the owner opened it to all. */
export function publicText(issue: NewsletterIssue, { is_paid }: Pick<Newsletter, 'is_paid'>): string {
  const html = is_paid && !issue.open_to_all ? freeBeginning(issue.html) : issue.html
  return `${issue.title} ${issue.subject} ${htmlToText(html)}`
}

/** `now` in ms epoch. */
const releasedIssues = ({ issues }: Collections, newsletter: Newsletter, now: number) =>
  issues.by('newsletter', newsletter.id).filter((issue) => isReleased(issue, now))

/** Returns a newsletter's text for the search index: its description and the public texts of its issues. */
export function newsletterText(db: Collections, newsletter: Newsletter, now: number): string {
  const released = releasedIssues(db, newsletter, now)
  return [NEWSLETTER_FIELDS.text(newsletter), ...released.map((issue) => publicText(issue, newsletter))].join('\n')
}

/** Returns when the next sent issue becomes visible and so changes the newsletter's text, in ms epoch; null for never. */
export function nextRelease({ issues }: Collections, newsletter: Newsletter, now: number): number | null {
  const waiting = issues
    .by('newsletter', newsletter.id)
    .filter((issue) => issue.status === 'sent' && !isReleased(issue, now))
  return waiting.length === 0 ? null : Math.min(...waiting.map((issue) => Date.parse(releasedAt(issue))))
}

/** Returns whether a text has all words and phrases of a query. */
export function matcherOf(query: string): (text: string) => boolean {
  const { terms, phrases } = parseQuery(query)
  return (text) => {
    const words = wordsOf(text)
    return terms.every((term) => words.some((word) => isMeant(word, term, true))) && hasPhrases(text, phrases)
  }
}

/** Returns, for newsletters not found by title or description, the newest issue that has all words of the query. */
export function issueMatches(
  db: Collections,
  newsletters: readonly Newsletter[],
  query: string,
  now: number,
): IssueMatch[] {
  const has = matcherOf(query)
  return newsletters.flatMap((newsletter) => {
    if (has(`${newsletter.title} ${newsletter.handle} ${newsletter.description}`)) return []
    const issue = releasedIssues(db, newsletter, now).find((one) => has(publicText(one, newsletter)))
    return issue ? [{ newsletter_id: newsletter.id, issue_id: issue.id, title: issue.title }] : []
  })
}
