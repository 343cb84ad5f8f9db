import {
  type ContentType,
  fold,
  isBlank,
  type Newsletter,
  type Post,
  type Profile,
  type SearchFilters,
} from '@ementa/contracts'
import { hasPhrases, parseQuery, type SearchQuery, termsOf, wordsOf } from '@ementa/contracts/search'
import type { Context } from '../context'
import { startOfDay } from '../rules/days'
import { newsletterText } from './issue-texts'

const DAYS = { '7days': 7, '30days': 30 } as const

/** The period of the filters as [from, to) in ms; custom days are local and both included. */
export function periodOf({ dateRange, customDateFrom, customDateTo }: SearchFilters, now: Date): [number, number] {
  if (dateRange === null) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (dateRange === 'today') return [startOfDay(now), Number.POSITIVE_INFINITY]
  if (dateRange === 'custom') {
    const from = customDateFrom ? startOfDay(customDateFrom) : Number.NEGATIVE_INFINITY
    return [from, customDateTo ? startOfDay(customDateTo, 1) : Number.POSITIVE_INFINITY]
  }
  return [startOfDay(now, 1 - DAYS[dateRange]), Number.POSITIVE_INFINITY]
}

const publishedAt = (post: Post) => post.scheduled_at ?? post.created_at
const engagementOf = (post: Post) => post.like_count + post.comment_count + post.share_count

/** Returns whether results of a kind are wanted: not for a blank query, nor for a kind that the filters leave out. */
const isAskedFor = (query: string, filters: SearchFilters, kind: ContentType) =>
  !isBlank(query) && filters.contentTypes.includes(kind)

/** Returns whether a person is meant by `de:`: by the username, or by a word of the name. */
function isAuthor({ author }: SearchQuery, profile: Profile | undefined): boolean {
  if (author === null) return true
  return profile !== undefined && [profile.username, ...wordsOf(profile.display_name)].map(fold).includes(author)
}

/** Returns the ids of the people whom `de:` names; null without it. */
function authorsOf({ db }: Context, query: SearchQuery): ReadonlySet<string> | null {
  if (query.author === null) return null
  return new Set(
    db.profiles
      .all()
      .filter((profile) => isAuthor(query, profile))
      .map(({ id }) => id),
  )
}

export async function findPosts(
  context: Context,
  text: string,
  filters: SearchFilters,
  limit: number,
): Promise<Post[]> {
  if (!isAskedFor(text, filters, 'post')) return []
  const query = parseQuery(text)
  const authors = authorsOf(context, query)
  const [from, to] = periodOf(filters, context.now)
  const wanted = (post: Post) => {
    if (filters.tags.length > 0 && !post.tags.some((tag) => filters.tags.includes(tag))) return false
    if (query.tag !== null && !post.tags.includes(query.tag)) return false
    if (authors && !authors.has(post.author_id)) return false
    if (filters.dateRange !== null) {
      const time = Date.parse(publishedAt(post))
      if (time < from || time >= to) return false
    }
    return context.visible.inLists(post) && hasPhrases(post.body, query.phrases)
  }
  const newest = context.db.posts.compare
  const byEngagement = (a: Post, b: Post) => engagementOf(b) - engagementOf(a) || newest(a, b)
  if (query.terms.length === 0) {
    // A query of operators alone finds everything of that author or tag.
    const found = query.author === null && query.tag === null ? [] : context.db.posts.all().filter(wanted)
    return found.sort(filters.sortBy === 'engagement' ? byEngagement : newest).slice(0, limit)
  }
  const by = filters.sortBy === 'engagement' ? byEngagement : newest
  return context.search.posts.find(query.terms, { titlesFirst: filters.sortBy === 'relevance', by, limit, wanted })
}

const byFollowers =
  ({ db }: Context) =>
  (a: Profile, b: Profile) =>
    b.followers - a.followers || db.profiles.compare(a, b)

/** People have no date and no tags, so only the kind of content filters them; engagement is their followers. */
export async function findUsers(
  context: Context,
  text: string,
  filters: SearchFilters,
  limit: number,
): Promise<Profile[]> {
  if (!isAskedFor(text, filters, 'user')) return []
  const query = parseQuery(text)
  const popular = byFollowers(context)
  const wanted = (profile: Profile) =>
    context.visible.person(profile.id) &&
    isAuthor(query, profile) &&
    hasPhrases(`${profile.display_name} ${profile.bio}`, query.phrases)
  // `de:renata` alone means the person herself.
  const terms = termsOf(query.text || (query.author ?? ''))
  return context.search.users.find(terms, { titlesFirst: filters.sortBy !== 'engagement', by: popular, limit, wanted })
}

/** Finds people to suggest: those whose name or username begins with the words, whatever their bio says. */
export async function findUsersByName(context: Context, text: string, limit: number): Promise<Profile[]> {
  const wanted = (profile: Profile, inTitle: boolean) => inTitle && context.visible.person(profile.id)
  return context.search.users.find(termsOf(text), { titlesFirst: false, by: byFollowers(context), limit, wanted })
}

export async function findNewsletters(
  context: Context,
  text: string,
  filters: SearchFilters,
  limit: number,
): Promise<Newsletter[]> {
  if (!isAskedFor(text, filters, 'newsletter')) return []
  const query = parseQuery(text)
  const { metrics, newsletters, profiles } = context.db
  const readers = ({ id }: Newsletter) => metrics.get(id)?.subscribers ?? 0
  const popular = (a: Newsletter, b: Newsletter) => readers(b) - readers(a) || newsletters.compare(a, b)
  const wanted = (newsletter: Newsletter) =>
    isAuthor(query, profiles.get(newsletter.owner_id)) &&
    (query.phrases.length === 0 ||
      hasPhrases(
        `${newsletter.title}\n${newsletterText(context.db, newsletter, context.now.getTime())}`,
        query.phrases,
      ))
  if (query.terms.length === 0) {
    return query.author === null ? [] : newsletters.all().filter(wanted).sort(popular).slice(0, limit)
  }
  return context.search.newsletters.find(query.terms, {
    titlesFirst: filters.sortBy !== 'engagement',
    by: popular,
    limit,
    wanted,
  })
}
