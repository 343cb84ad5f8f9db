import {
  type ContentType,
  isBlank,
  type Newsletter,
  type Post,
  type Profile,
  type SearchFilters,
} from '@ementa/contracts'
import type { Context } from '../context'
import { startOfDay } from '../rules/days'
import type { Hit } from './text-index'

const DAYS = { '7days': 7, '30days': 30 } as const

/** The period of the filters as [from, to) in ms; custom days are local and both included (spec §2 Search). */
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

/** What relevance means (NS-39): words found in title, name or tag before words found in the text only, then `next`. */
const byRelevance =
  <Entity>(next: (a: Entity, b: Entity) => number) =>
  (a: Hit<Entity>, b: Hit<Entity>) =>
    Number(b.inTitle) - Number(a.inTitle) || next(a.entity, b.entity)

const onEntities =
  <Entity>(compare: (a: Entity, b: Entity) => number) =>
  (a: Hit<Entity>, b: Hit<Entity>) =>
    compare(a.entity, b.entity)

/** Nothing for a blank query, nor for a kind that the filters leave out. */
const asks = (query: string, filters: SearchFilters, kind: ContentType) =>
  !isBlank(query) && filters.contentTypes.includes(kind)

export async function findPosts(
  context: Context,
  query: string,
  filters: SearchFilters,
  limit: number,
): Promise<Post[]> {
  if (!asks(query, filters, 'post')) return []
  const [from, to] = periodOf(filters, context.now)
  const wanted = (post: Post) => {
    if (filters.tags.length > 0 && !post.tags.some((tag) => filters.tags.includes(tag))) return false
    if (filters.dateRange !== null) {
      const time = Date.parse(publishedAt(post))
      if (time < from || time >= to) return false
    }
    return context.visible.inLists(post)
  }
  const newest = context.db.posts.compare
  const orders = {
    relevance: byRelevance(newest),
    recent: onEntities(newest),
    engagement: onEntities<Post>((a, b) => engagementOf(b) - engagementOf(a) || newest(a, b)),
  }
  return context.search.posts.find(query, { order: orders[filters.sortBy], limit, wanted })
}

const byFollowers =
  ({ db }: Context) =>
  (a: Profile, b: Profile) =>
    b.followers - a.followers || db.profiles.compare(a, b)

/** People the viewer blocked are found by nobody but their address. */
function notBlocked({ relations, viewer }: Context): (profile: Profile) => boolean {
  const blocked = new Set(viewer ? relations.ids(viewer.id, 'blocked') : [])
  return ({ id }) => !blocked.has(id)
}

/** People have no date and no tags, so only the kind of content filters them; engagement is their followers. */
export async function findUsers(
  context: Context,
  query: string,
  filters: SearchFilters,
  limit: number,
): Promise<Profile[]> {
  if (!asks(query, filters, 'user')) return []
  const popular = byFollowers(context)
  const order = filters.sortBy === 'engagement' ? onEntities(popular) : byRelevance(popular)
  return context.search.users.find(query, { order, limit, wanted: notBlocked(context) })
}

/** For suggestions: people whose name or username begins with the words, whatever their bio says. */
export async function findUsersByName(context: Context, query: string, limit: number): Promise<Profile[]> {
  const open = notBlocked(context)
  const wanted = (profile: Profile, inTitle: boolean) => inTitle && open(profile)
  return context.search.users.find(query, { order: onEntities(byFollowers(context)), limit, wanted })
}

export async function findNewsletters(
  context: Context,
  query: string,
  filters: SearchFilters,
  limit: number,
): Promise<Newsletter[]> {
  if (!asks(query, filters, 'newsletter')) return []
  const { metrics, newsletters } = context.db
  const readers = ({ id }: Newsletter) => metrics.get(id)?.subscribers ?? 0
  const popular = (a: Newsletter, b: Newsletter) => readers(b) - readers(a) || newsletters.compare(a, b)
  const order = filters.sortBy === 'engagement' ? onEntities(popular) : byRelevance(popular)
  return context.search.newsletters.find(query, { order, limit })
}
