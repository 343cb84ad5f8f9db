import { ANSWER_LIMIT, COUNT, isBlank, type Profile, type SearchFilters, type SuggestedUser } from '@ementa/contracts'
import { type Context, os } from '../../context'
import { takePage } from '../../paging'
import { alternativesTo } from '../../search/alternatives'
import { issueMatches } from '../../search/issue-texts'
import { findNewsletters, findPosts, findUsers, findUsersByName } from '../../search/run-search'
import { findTags } from '../posts/tags'
import { authorsOf } from '../shared/authors'

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
