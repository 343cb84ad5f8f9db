// What is measured is a page without a shell, which makes the backend itself.
import { createClient } from '@ementa/contracts/client'
import { createBackend } from '@ementa/mock-backend'
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** @typedef {{ id: string, heading?: string, text?: string, isPost?: boolean }} Shown */

const backend = createBackend({ portraits: '/icons/portraits.svg' })
const api = createClient({ url: 'http://backend.ementa/api', fetch: async (request) => (await backend).fetch(request) })

/** @param {{ id: string, body: string }[]} posts @returns {Shown[]} */
const shownPosts = (posts) => posts.map(({ id, body }) => ({ id, text: body, isPost: true }))

/** What the page of an address reads first, by the first part of the address. @type {Record<string, () => Promise<Shown[]>>} */
const PAGES = {
  '': async () => {
    const { posts, authors } = await api.posts.listFeed({ tab: 'forYou', limit: 20 })
    const nameOf = new Map(authors.map(({ id, display_name }) => [id, display_name]))
    return posts.map(({ id, body, author_id }) => ({ id, heading: nameOf.get(author_id), text: body, isPost: true }))
  },
  p: async () => {
    const [{ post }, { comments }] = await Promise.all([
      api.posts.get({ id: 'post-001' }),
      api.comments.list({ postId: 'post-001' }),
    ])
    return [...shownPosts([post]), ...comments.map(({ id, body }) => ({ id, text: body }))]
  },
  u: async () => {
    const { profile } = await api.profiles.getByUsername({ username: 'anapaula' })
    const { posts } = await api.posts.listByUser({ userId: profile.id, limit: 10 })
    return [{ id: profile.id, heading: profile.display_name, text: profile.bio }, ...shownPosts(posts)]
  },
  newsletters: async () => {
    const { newsletters } = await api.newsletters.listAll({})
    return newsletters.map(({ id, title, description }) => ({ id, heading: title, text: description }))
  },
  leis: async () => {
    const { laws } = await api.law.listDebated({ limit: 20 })
    return laws.map(({ key, title }) => ({ id: key, heading: title }))
  },
  topics: async () => {
    const { tags } = await api.tags.listPopular({ limit: 20 })
    return tags.map(({ id, label }) => ({ id, heading: label }))
  },
  search: async () => shownPosts((await api.search.posts({ query: 'lgpd' })).posts),
}

const [, area = ''] = location.pathname.split('/')
const asked = PAGES[area]?.() ?? Promise.resolve([])

function Page() {
  const [shown, setShown] = useState(/** @type {Shown[]} */ ([]))
  useEffect(() => void asked.then(setShown), [])
  const cards = shown.map(({ id, heading, text, isPost }) =>
    createElement(
      'article',
      { key: id, 'data-post': isPost ? id : undefined },
      heading && createElement('h2', null, heading),
      text,
    ),
  )
  return createElement('main', { style: { padding: 16 } }, createElement('h1', null, 'Ementa'), cards)
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Page))
document.documentElement.removeAttribute('data-arriving')
