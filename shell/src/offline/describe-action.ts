import {
  type Comment,
  failureReason,
  type Newsletter,
  type Profile,
  type QueueAction,
  queueingOf,
  tagName,
} from '@ementa/contracts'
import {
  commentsQuery,
  feedQuery,
  findEntity,
  type Holder,
  holder,
  inPages,
  mapped,
  newslettersQuery,
  postQuery,
  postsIn,
  profileQuery,
  put,
  recommendedQuery,
  searchQuery,
} from '@ementa/ui/data'
import type { ResponseCache } from '@ementa/ui/host'
import { isInput } from './coalesce'

/** Names an action: `Curtir publicação`. A type of another version has a general name. */
export function describeAction({ type, input }: Pick<QueueAction, 'type' | 'input'>): string {
  if (type === 'posts.create' && isInput(input) && typeof input.scheduledAt === 'string') return 'Agendar publicação'
  return queueingOf(type)?.title ?? 'Ação de outra versão do aplicativo'
}

/** Describes the object of an action: its text, a tag, or a cached name. */
export function describeObject({ input, type }: QueueAction, nameOf: (id: string) => string | undefined): string {
  const unnamed = queueingOf(type) ? '' : type
  if (!isInput(input)) return unnamed
  if (typeof input.body === 'string') return excerpt(input.body)
  if (typeof input.word === 'string') return excerpt(input.word)
  if (typeof input.slug === 'string') return tagName(input.slug)
  const id = [input.id, input.postId].find((value) => typeof value === 'string')
  const name = typeof id === 'string' ? nameOf(id) : undefined
  return name ? excerpt(name) : unnamed
}

/** Tells whether the action contains written text. */
export function hasText({ input }: Pick<QueueAction, 'input'>): boolean {
  return isInput(input) && [input.body, input.note].some((text) => typeof text === 'string' && text.trim() !== '')
}

/** Explains why an action failed; codes without words of their own count as not sent. */
export function explainFailure({ code }: Pick<QueueAction, 'code'>): string {
  return failureReason(code) ?? 'o envio não foi concluído'
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `“${line.slice(0, 88)}…”` : `“${line}”`
}

const peopleIn: readonly Holder<Profile>[] = [
  holder(profileQuery, (answer, each) => put(answer, { profile: each(answer.profile) })),
  holder(recommendedQuery, (answer, each) => put(answer, { profiles: mapped(answer.profiles, each) })),
  holder(searchQuery, (found, each) =>
    put(found, { users: mapped(found.users, each), authors: mapped(found.authors, each) }),
  ),
  holder(postQuery, (answer, each) => put(answer, { author: answer.author && each(answer.author) })),
  holder(
    feedQuery,
    inPages((page, each) => put(page, { authors: mapped(page.authors, each) })),
  ),
  holder(
    commentsQuery,
    inPages((page, each) => put(page, { authors: mapped(page.authors, each) })),
  ),
]

const newslettersIn: readonly Holder<Newsletter>[] = [
  holder(newslettersQuery, (answer, each) => put(answer, { newsletters: mapped(answer.newsletters, each) })),
  holder(searchQuery, (found, each) => put(found, { newsletters: mapped(found.newsletters, each) })),
]

const commentsIn: readonly Holder<Comment>[] = [
  holder(
    commentsQuery,
    inPages((page, each) => put(page, { comments: mapped(page.comments, each) })),
  ),
]

/** Creates a function that finds the name of a thing by its id, in the cached answers. */
export function createNameFinder(cache: Pick<ResponseCache, 'keys' | 'get'>): (id: string) => string | undefined {
  return (id) =>
    findEntity(cache, peopleIn, id)?.display_name ??
    findEntity(cache, newslettersIn, id)?.title ??
    findEntity(cache, postsIn, id)?.body ??
    findEntity(cache, commentsIn, id)?.body
}
