import { ANSWER_LIMIT, isBlank, type Profile, type SuggestedUser } from '@ementa/contracts'
import { type Context, os } from '../context'
import { findNewsletters, findPosts, findUsers, findUsersByName } from '../search/run-search'
import { authorsOf } from './authors'
import { matchingTags } from './tags'

const suggested = ({ id, username, display_name, avatar_url }: Profile): SuggestedUser => ({
  id,
  username,
  display_name,
  avatar_url,
})

const suggestUsers = async (context: Context, query: string, limit: number): Promise<SuggestedUser[]> =>
  (await findUsersByName(context, query, limit)).map(suggested)

export const search = {
  all: os.search.all.handler(async ({ input: { query, filters }, context }) => {
    const posts = await findPosts(context, query, filters, ANSWER_LIMIT.searchAllPosts)
    const users = await findUsers(context, query, filters, ANSWER_LIMIT.searchAllUsers)
    const newsletters = await findNewsletters(context, query, filters, ANSWER_LIMIT.searchAllNewsletters)
    return { posts, users, newsletters, authors: authorsOf(context.db, posts) }
  }),

  posts: os.search.posts.handler(async ({ input: { query, filters, limit }, context }) => {
    const posts = await findPosts(context, query, filters, limit)
    return { posts, authors: authorsOf(context.db, posts) }
  }),

  users: os.search.users.handler(async ({ input: { query, filters, limit }, context }) => ({
    users: await findUsers(context, query, filters, limit),
  })),

  newsletters: os.search.newsletters.handler(async ({ input: { query, filters, limit }, context }) => ({
    newsletters: await findNewsletters(context, query, filters, limit),
  })),

  suggest: os.search.suggest.handler(async ({ input: { query }, context }) => {
    if (isBlank(query)) return { tags: [], users: [] }
    return {
      tags: matchingTags(context, query, ANSWER_LIMIT.suggestTags).map(({ slug }) => slug),
      users: await suggestUsers(context, query, ANSWER_LIMIT.suggestUsers),
    }
  }),

  listHistory: os.search.listHistory.handler(({ context }) => ({
    history: context.device.history(context.viewer?.id),
  })),

  addHistory: os.search.addHistory.handler(({ input, context }) => {
    context.device.addHistory(context.viewer?.id, input.query)
    return { history: context.device.history(context.viewer?.id) }
  }),

  clearHistory: os.search.clearHistory.handler(({ context }) => {
    context.device.clearHistory(context.viewer?.id)
    return { history: context.device.history(context.viewer?.id) }
  }),

  suggestMentions: os.search.suggestMentions.handler(async ({ input, context }) => {
    const query = input.query.replace(/^@/, '')
    // A bare `@` offers people right away.
    if (isBlank(query)) return { users: context.db.profiles.all().slice(0, ANSWER_LIMIT.mentions).map(suggested) }
    return { users: await suggestUsers(context, query, ANSWER_LIMIT.mentions) }
  }),
}
