// What is measured is a page without a shell, which makes the backend itself.
import { createClient } from '@ementa/contracts/client'
import { createBackend } from '@ementa/mock-backend'
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const backend = createBackend({ portraits: '/icons/portraits.svg' })
const api = createClient({ url: 'http://backend.ementa/api', fetch: async (request) => (await backend).fetch(request) })
const asked = api.posts.listFeed({ tab: 'forYou', limit: 20 })

function Feed() {
  const [feed, setFeed] = useState(/** @type {Awaited<typeof asked> | null} */ (null))
  useEffect(() => void asked.then(setFeed), [])
  const nameOf = new Map(feed?.authors.map(({ id, display_name }) => [id, display_name]))
  const cards = feed?.posts.map(({ id, body, author_id }) =>
    createElement('article', { key: id, 'data-post': id }, createElement('h2', null, nameOf.get(author_id)), body),
  )
  return createElement('main', { style: { padding: 16 } }, createElement('h1', null, 'Ementa'), cards)
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Feed))
document.documentElement.removeAttribute('data-arriving')
