import {
  type CitedLaw,
  type Comment,
  isReleased,
  type Newsletter,
  type NewsletterIssue,
  type Post,
  releasedAt,
} from '@ementa/contracts'
import { findCitations, type Law, lawOf } from '@ementa/law/citations'
import type { Context } from '../../context'
import { publicText } from '../../search/searched-texts'
import type { Citing, LawReads } from '../../store/reads'

/** A text that cites something and that the viewer may see in lists. */
export type CitingText =
  | { kind: 'post'; id: string; at: string; author_id: string; post: Post }
  | { kind: 'comment'; id: string; at: string; author_id: string; comment: Comment }
  | { kind: 'issue'; id: string; at: string; author_id: string; issue: NewsletterIssue; newsletter: Newsletter }

/** Returns a filter of the index for one viewer: as in search, without drafts, hidden texts and muted or blocked people. */
export function createCitingTextReader({ db, visible, now }: Context): (citing: Citing) => CitingText | null {
  const isWithheld = (authorId: string) => visible.withheld(authorId) !== null
  const isInLists = (post: Post | undefined) => post !== undefined && visible.inLists(post)

  const readPost = (id: string): CitingText | null => {
    const post = db.posts.get(id)
    if (!post || !isInLists(post)) return null
    return { kind: 'post', id, at: post.scheduled_at ?? post.created_at, author_id: post.author_id, post }
  }
  const readComment = (id: string): CitingText | null => {
    const comment = db.comments.get(id)
    if (!comment || comment.is_reported || isWithheld(comment.author_id)) return null
    if (!visible.comment(comment) || !isInLists(db.posts.get(comment.post_id))) return null
    return { kind: 'comment', id, at: comment.created_at, author_id: comment.author_id, comment }
  }
  const readIssue = (id: string): CitingText | null => {
    const issue = db.issues.get(id)
    const newsletter = issue && db.newsletters.get(issue.newsletter_id)
    if (!newsletter || !isReleased(issue, now.getTime()) || isWithheld(newsletter.owner_id)) return null
    return {
      kind: 'issue',
      id,
      at: releasedAt(issue),
      author_id: newsletter.owner_id,
      issue,
      newsletter,
    }
  }
  const readers = { post: readPost, comment: readComment, issue: readIssue }
  return ({ kind, id }) => readers[kind](id)
}

/** The texts that cite a key, those that the viewer may read. */
export function listCitingTexts(context: Context, law: LawReads, key: string): { citing: Citing; text: CitingText }[] {
  const read = createCitingTextReader(context)
  return [...law.citing(key)].flatMap((citing) => {
    const text = read(citing)
    return text ? [{ citing, text }] : []
  })
}

/** Laws by their keys: reading a key is slow, and the same ones are asked again and again. */
const laws = new Map<string, Law | null>()
const MOST_LAWS = 10_000

/** Returns the law that a key names; null for a key without a page. */
export function findLaw(key: string): Law | null {
  if (laws.size > MOST_LAWS) laws.clear()
  const law = laws.get(key) ?? lawOf(key)
  laws.set(key, law)
  return law
}

/** The laws of some keys with a count each, the highest first. Keys without a page are left out. */
export function rankLaws(counts: ReadonlyMap<string, number>, limit: number): CitedLaw[] {
  return [...counts]
    .flatMap(([key, count]) => {
      const law = findLaw(key)
      return law ? [{ ...law, count }] : []
    })
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title))
    .slice(0, limit)
}

const AROUND = 110

/** Returns the text around the first citation of a law in an issue, cut between words. */
export function passageOf(
  { issue, newsletter }: Extract<CitingText, { kind: 'issue' }>,
  { key }: Pick<Law, 'key'>,
): string {
  const text = publicText(issue, newsletter)
  const isMeant = (cited: string | null) => cited === key || cited?.startsWith(`${key}!`) === true
  const citation = findCitations(text).find((one) => [one.key, ...one.also].some(isMeant))
  if (!citation) return ''
  const from = Math.max(0, citation.start - AROUND)
  const to = Math.min(text.length, citation.end + AROUND)
  const head = from === 0 ? '' : '…'
  const tail = to === text.length ? '' : '…'
  const precedingText =
    from === 0 ? text.slice(0, citation.start) : text.slice(from, citation.start).replace(/^\S*\s/, '')
  const after = to === text.length ? text.slice(citation.end) : text.slice(citation.end, to).replace(/\s\S*$/, '')
  return `${head}${precedingText}${text.slice(citation.start, citation.end)}${after}${tail}`
}
