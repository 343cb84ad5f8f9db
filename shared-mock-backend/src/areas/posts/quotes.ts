// Fetched when an answer first holds a post that quotes something: no first page does.

import {
  excerpt,
  isolate,
  isPublic,
  isReleased,
  LENGTH,
  type Post,
  type Profile,
  paths,
  type QuotedRef,
  type QuotedView,
  releasedAt,
} from '@ementa/contracts'
import type { Context } from '../../context'
import { pageOf } from '../../paging'
import { findDecisionInForce } from '../../rules/visibility'
import { publicText } from '../../search/searched-texts'
import { quotedKey } from '../../store/collections'
import { authorsOf } from '../shared/people'

type Withheld = Exclude<QuotedView['state'], 'shown'>

const toWithheldView = (state: Withheld, href: string | null = null): QuotedView => ({ state, href })

/** Returns why a text is withheld: a block between its author and the quoting person, or between its author and the reader. */
function findWithheldState({ relations, viewer }: Context, authorId: string, quoterId: string): Withheld | null {
  const hasBlocked = (one: string, other: string) => relations.has(one, 'blocked', other)
  if (viewer && hasBlocked(viewer.id, authorId)) return 'blocked'
  if (viewer && hasBlocked(authorId, viewer.id)) return 'unavailable'
  if (hasBlocked(quoterId, authorId) || hasBlocked(authorId, quoterId)) return 'unavailable'
  return viewer && relations.has(viewer.id, 'muted', authorId) ? 'muted' : null
}

/** Returns why a post is hidden: everyone learns of a removal, nobody of a shadow ban. */
function stateOfHidden({ db }: Context, { id }: Post): Withheld {
  return findDecisionInForce(db, { item_type: 'post', item_id: id })?.action_type === 'remove'
    ? 'removed'
    : 'unavailable'
}

function viewOf(
  context: Context,
  authorId: string,
  quoterId: string,
  text: Omit<Shown, 'state' | 'author'>,
): QuotedView {
  const held = findWithheldState(context, authorId, quoterId)
  if (held) return toWithheldView(held, held === 'unavailable' ? null : text.href)
  const { id, username, display_name } = context.db.profiles.get(authorId) ?? { id: authorId }
  const author = username === undefined || display_name === undefined ? null : { id, username, display_name }
  return { ...text, state: 'shown', author }
}
type Shown = Extract<QuotedView, { state: 'shown' }>

function viewPost(context: Context, id: string, quoterId: string): QuotedView {
  const post = context.db.posts.get(id)
  if (!post) return toWithheldView('deleted')
  if (!isPublic(post, context.now.getTime())) return toWithheldView('unavailable')
  if (!context.visible.post(post)) return toWithheldView(stateOfHidden(context, post))
  return viewOf(context, post.author_id, quoterId, {
    href: paths.comments.href({ postId: id }),
    issue: null,
    excerpt: post.body,
    at: post.scheduled_at ?? post.created_at,
  })
}

/** An issue says no more here than in search: of a paid one the excerpt that everybody may read. */
async function viewIssue(context: Context, id: string, quoterId: string): Promise<QuotedView> {
  await context.loadIssues()
  const issue = context.db.issues.get(id)
  const newsletter = issue && context.db.newsletters.get(issue.newsletter_id)
  if (!newsletter || !isReleased(issue, context.now.getTime())) return toWithheldView('unavailable')
  const text = publicText({ ...issue, title: '', subject: '' }, newsletter).trim()
  return viewOf(context, newsletter.owner_id, quoterId, {
    href: paths.issue.href({ handle: newsletter.handle, issueId: id }),
    issue: { subject: issue.subject, newsletter: newsletter.title },
    excerpt: excerpt(issue.preheader || text, LENGTH.quotedExcerpt),
    at: releasedAt(issue),
  })
}

/** Returns the view of a quoted text that the viewer may have; `quoterId` is the person who quotes it. */
async function viewQuoted(context: Context, { kind, id }: QuotedRef, quoterId: string): Promise<QuotedView> {
  return kind === 'post' ? viewPost(context, id, quoterId) : viewIssue(context, id, quoterId)
}

function authorOf({ db }: Context, { kind, id }: QuotedRef): string | undefined {
  if (kind === 'post') return db.posts.get(id)?.author_id
  return db.newsletters.get(db.issues.get(id)?.newsletter_id ?? '')?.owner_id
}

/** Returns the quoted text's author and their notice; null where there is nothing that the person may quote. */
export async function findQuotable(context: Context, { id, display_name }: Profile, quoted: QuotedRef) {
  const { state } = await viewQuoted(context, quoted, id)
  const author = authorOf(context, quoted)
  if (author === undefined || (state !== 'shown' && state !== 'muted')) return null
  const what = quoted.kind === 'post' ? 'publicação' : 'edição'
  return { id: author, text: `${isolate(display_name)} citou a sua ${what}.` }
}
export type QuotedAuthor = NonNullable<Awaited<ReturnType<typeof findQuotable>>>

/** The posts that quote a text, newest first: those that the viewer may find in lists. */
const quotesOf = ({ db, visible }: Context, quoted: QuotedRef): readonly Post[] =>
  db.posts.by('quoted', quotedKey(quoted)).filter(visible.inLists)

export async function getQuoted(context: Context, quoted: QuotedRef) {
  const view = await viewQuoted(context, quoted, context.viewer?.id ?? '')
  return { ...quoted, view, count: quotesOf(context, quoted).length }
}

export function listQuotes(context: Context, { cursor, limit, ...quoted }: Page & QuotedRef) {
  const { items, nextCursor } = pageOf(quotesOf(context, quoted), cursor, limit, ({ id }) => id)
  return { posts: items, authors: authorsOf(context.db, items), nextCursor }
}
interface Page {
  cursor?: string | null | undefined
  limit: number
}

type Quoting = Pick<Post, 'author_id'> & Required<Pick<Post, 'quoted'>>

const isQuoting = (value: object): value is Quoting =>
  'quoted' in value && typeof value.quoted === 'object' && value.quoted !== null && 'author_id' in value

/** Returns the answer with a view for every post that quotes something. One level: a view holds no other. */
export async function withViews(context: Context, answer: unknown): Promise<unknown> {
  if (Array.isArray(answer)) return Promise.all(answer.map((one) => withViews(context, one)))
  if (typeof answer !== 'object' || answer === null) return answer
  if (isQuoting(answer)) {
    const { kind, id } = answer.quoted
    return { ...answer, quoted: { kind, id, view: await viewQuoted(context, { kind, id }, answer.author_id) } }
  }
  const entries = Object.entries(answer).map(async ([name, value]) => [name, await withViews(context, value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
