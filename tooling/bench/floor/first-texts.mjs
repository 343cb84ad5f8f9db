/** @typedef {{ id: string, heading?: string, text?: string, isPost?: boolean }} Shown */

/** @param {{ id: string, body: string }[]} posts @returns {Shown[]} */
const shownPosts = (posts) => posts.map(({ id, body }) => ({ id, text: body, isPost: true }))

/** By the first part of an address. @type {Record<string, (api: import('@ementa/contracts/client').Api) => Promise<Shown[]>>} */
const PAGES = {
  '': async (api) => {
    const { posts, authors } = await api.posts.listFeed({ tab: 'forYou', limit: 20 })
    const nameOf = new Map(authors.map(({ id, display_name }) => [id, display_name]))
    return posts.map(({ id, body, author_id }) => ({ id, heading: nameOf.get(author_id), text: body, isPost: true }))
  },
  p: async (api) => {
    const [{ post }, { comments }] = await Promise.all([
      api.posts.get({ id: 'post-001' }),
      api.comments.list({ postId: 'post-001' }),
    ])
    return [...shownPosts([post]), ...comments.map(({ id, body }) => ({ id, text: body }))]
  },
  u: async (api) => {
    const { profile } = await api.profiles.getByUsername({ username: 'anapaula' })
    const { posts } = await api.posts.listByUser({ userId: profile.id, limit: 10 })
    return [{ id: profile.id, heading: profile.display_name, text: profile.bio }, ...shownPosts(posts)]
  },
  newsletters: async (api) => {
    const { newsletters } = await api.newsletters.listAll({})
    return newsletters.map(({ id, title, description }) => ({ id, heading: title, text: description }))
  },
  leis: async (api) => {
    const { laws } = await api.law.listDebated({ limit: 20 })
    return laws.map(({ key, title }) => ({ id: key, heading: title }))
  },
  topics: async (api) => {
    const { tags } = await api.tags.listPopular({ limit: 20 })
    return tags.map(({ id, label }) => ({ id, heading: label }))
  },
  search: async (api) => shownPosts((await api.search.posts({ query: 'lgpd' })).posts),
}

/**
 * What the page of an address reads first, as headings and text.
 * @param {import('@ementa/contracts/client').Api} api
 * @param {string} pathname
 * @returns {Promise<Shown[]>}
 */
export function firstTexts(api, pathname) {
  const [, area = ''] = pathname.split('/')
  return PAGES[area]?.(api) ?? Promise.resolve([])
}
