import {
  ANSWER_LIMIT,
  COUNT,
  type ContentType,
  isBlank,
  type Newsletter,
  type Post,
  type Profile,
  type SearchAlternative,
  type SearchFilters,
  type SuggestedUser,
} from '@ementa/contracts'
import { parseQuery, termsOf } from '@ementa/contracts/search'
import { startOfDay } from '../../calendar'
import { type Context, os } from '../../context'
import { takePage } from '../../paging'
import { issueMatches } from '../../search/searched-texts'
import { findTags } from '../posts/tags'
import { authorsOf } from '../shared/people'

const DAYS = { '7days': 7, '30days': 30 } as const

/** The period of the filters as [from, to) in ms; custom days are local and both included. */
function periodOf({ dateRange, customDateFrom, customDateTo }: SearchFilters, now: Date): [number, number] {
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

/** Each word costs a search of its own; longer queries are sentences, of which no one word is missing. */
const MOST_WORDS = 8

/**
 * For a query that finds nothing: the same without the word that is missing, if that finds something; else what is left
 * without all words that nothing has; else, when only their combination is missing, the words one by one.
 */
export async function alternativesTo(
  query: string,
  finds: (query: string) => Promise<boolean>,
): Promise<SearchAlternative[]> {
  const words = query.split(/\s+/).filter(Boolean)
  // A phrase or an operator was meant as it is.
  if (/["“”]|(?:^|\s)(?:de|tag):/i.test(query)) return []
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const kept = async (rest: string[]): Promise<SearchAlternative[]> => {
    const shorter = rest.join(' ')
    const without = words.filter((word) => !rest.includes(word))
    return shorter && (await finds(shorter)) ? [{ query: shorter, without }] : []
  }
  const each = async (choices: string[][]) => {
    const found: SearchAlternative[] = []
    for (const rest of choices) if (found.length < COUNT.searchAlternatives) found.push(...(await kept(rest)))
    return found
  }
  const withoutOne = await each(words.map((_, index) => words.toSpliced(index, 1)))
  if (withoutOne.length > 0) return withoutOne
  const found: string[] = []
  for (const word of words) if (await finds(word)) found.push(word)
  const together = found.length < words.length ? await kept(found) : []
  return together.length > 0 ? together : each(found.map((word) => [word]))
}

const toSuggestedUser = ({ id, username, display_name, avatar_url }: Profile): SuggestedUser => ({
  id,
  username,
  display_name,
  avatar_url,
})

const suggestUsers = async (context: Context, query: string, limit: number): Promise<SuggestedUser[]> =>
  (await findUsersByName(context, query, limit)).map(toSuggestedUser)

type Finder = (context: Context, query: string, filters: SearchFilters, limit: number) => Promise<unknown[]>

/** Shorter queries by which any of `finders` finds something. */
function alternatives(context: Context, query: string, filters: SearchFilters, finders: readonly Finder[]) {
  return alternativesTo(query, async (shorter) => {
    for (const find of finders) if ((await find(context, shorter, filters, 1)).length > 0) return true
    return false
  })
}

/** Puts a search in front of the earlier ones, without blanks and duplicates. */
function withSearch(history: string[], query: string): string[] {
  const entry = query.trim()
  if (isBlank(entry)) return history
  const others = history.filter((earlier) => earlier.toLowerCase() !== entry.toLowerCase())
  return [entry, ...others].slice(0, COUNT.searchHistory)
}

export const search = {
  all: os.search.all.handler(async ({ input: { query, filters }, context }) => {
    const posts = await findPosts(context, query, filters, ANSWER_LIMIT.searchAllPosts)
    const users = await findUsers(context, query, filters, ANSWER_LIMIT.searchAllUsers)
    const newsletters = await findNewsletters(context, query, filters, ANSWER_LIMIT.searchAllNewsletters)
    const isEmpty = posts.length + users.length + newsletters.length === 0
    return {
      posts,
      users,
      newsletters,
      authors: authorsOf(context.db, posts),
      issues: issueMatches(context.db, newsletters, query, context.now.getTime()),
      alternatives: isEmpty ? await alternatives(context, query, filters, [findPosts, findUsers, findNewsletters]) : [],
    }
  }),

  posts: os.search.posts.handler(async ({ input: { query, filters, limit }, context }) => {
    const posts = await findPosts(context, query, filters, limit)
    return {
      posts,
      authors: authorsOf(context.db, posts),
      alternatives: posts.length === 0 ? await alternatives(context, query, filters, [findPosts]) : [],
    }
  }),

  users: os.search.users.handler(async ({ input: { query, filters, limit }, context }) => {
    const users = await findUsers(context, query, filters, limit)
    return { users, alternatives: users.length === 0 ? await alternatives(context, query, filters, [findUsers]) : [] }
  }),

  newsletters: os.search.newsletters.handler(async ({ input: { query, filters, limit }, context }) => {
    const newsletters = await findNewsletters(context, query, filters, limit)
    return {
      newsletters,
      issues: issueMatches(context.db, newsletters, query, context.now.getTime()),
      alternatives: newsletters.length === 0 ? await alternatives(context, query, filters, [findNewsletters]) : [],
    }
  }),

  counts: os.search.counts.handler(async ({ input: { query, filters }, context }) => {
    const count = async (find: Finder) => (await find(context, query, filters, ANSWER_LIMIT.searchSingle + 1)).length
    return {
      posts: await count(findPosts),
      users: await count(findUsers),
      newsletters: await count(findNewsletters),
    }
  }),

  suggest: os.search.suggest.handler(async ({ input: { query }, context }) => {
    if (isBlank(query)) return { tags: [], users: [] }
    return {
      tags: findTags(context, query, ANSWER_LIMIT.suggestTags).map(({ slug }) => slug),
      users: await suggestUsers(context, query, ANSWER_LIMIT.suggestUsers),
    }
  }),

  listHistory: os.search.listHistory.handler(({ context }) => ({
    history: context.personal.searches.of(context.viewer?.id),
  })),

  addHistory: os.search.addHistory.handler(({ input, context }) => {
    const { searches } = context.personal
    const history = withSearch(searches.of(context.viewer?.id), input.query)
    searches.set(context.viewer?.id, history)
    return { history }
  }),

  clearHistory: os.search.clearHistory.handler(({ context }) => {
    context.personal.searches.set(context.viewer?.id, [])
    return { history: [] }
  }),

  suggestMentions: os.search.suggestMentions.handler(async ({ input, context }) => {
    const query = input.query.replace(/^@/, '')
    // A bare `@` offers people right away.
    if (isBlank(query)) {
      const isShown = ({ id }: Profile) => context.visible.person(id)
      const { items } = takePage(context.db.profiles.after(null), ANSWER_LIMIT.mentions, isShown, ({ id }) => id)
      return { users: items.map(toSuggestedUser) }
    }
    return { users: await suggestUsers(context, query, ANSWER_LIMIT.mentions) }
  }),
}
