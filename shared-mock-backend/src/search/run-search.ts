import {
  type ContentType,
  isBlank,
  type Newsletter,
  type Post,
  type Profile,
  type SearchFilters,
} from '@ementa/contracts'
import { parseQuery, termsOf } from '@ementa/contracts/search'
import type { Context } from '../context'
import { startOfDay } from '../rules/days'

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

/** Returns whether results of a kind are wanted: not for a blank query, nor for a kind that the filters leave out. */
const isAskedFor = (query: string, filters: SearchFilters, kind: ContentType) =>
  !isBlank(query) && filters.contentTypes.includes(kind)

export async function findPosts(
  { reads, visible, now }: Context,
  text: string,
  filters: SearchFilters,
  limit: number,
): Promise<Post[]> {
  if (!isAskedFor(text, filters, 'post')) return []
  const { terms, phrases, author, tag } = parseQuery(text)
  const [from, to] = periodOf(filters, now)
  const query = { terms, phrases, author, tag, anyTag: filters.tags, from, to, order: filters.sortBy, limit }
  return (await reads.search()).posts(query, visible.inLists)
}

/** People have no date and no tags, so only the kind of content filters them; engagement is their followers. */
export async function findUsers(
  { reads, visible }: Context,
  text: string,
  filters: SearchFilters,
  limit: number,
): Promise<Profile[]> {
  if (!isAskedFor(text, filters, 'user')) return []
  const { text: words, phrases, author } = parseQuery(text)
  // `de:renata` alone means the person herself.
  const terms = termsOf(words || (author ?? ''))
  const titlesFirst = filters.sortBy !== 'engagement'
  const query = { terms, phrases, author, namesOnly: false, titlesFirst, limit }
  return (await reads.search()).people(query, ({ id }) => visible.person(id))
}

/** Finds people to suggest: those whose name or username begins with the words, whatever their bio says. */
export async function findUsersByName({ reads, visible }: Context, text: string, limit: number): Promise<Profile[]> {
  const query = { terms: termsOf(text), phrases: [], author: null, namesOnly: true, titlesFirst: false, limit }
  return (await reads.search()).people(query, ({ id }) => visible.person(id))
}

export async function findNewsletters(
  { reads, now }: Context,
  text: string,
  filters: SearchFilters,
  limit: number,
): Promise<Newsletter[]> {
  if (!isAskedFor(text, filters, 'newsletter')) return []
  const { terms, phrases, author } = parseQuery(text)
  const query = { terms, phrases, author, titlesFirst: filters.sortBy !== 'engagement', now: now.getTime(), limit }
  return (await reads.search()).newsletters(query)
}
