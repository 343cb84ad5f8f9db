// What is measured is a page without a shell, which makes the backend itself.
import { createClient } from '@ementa/contracts/client'
import { createBackend } from '@ementa/mock-backend'
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { firstTexts } from './first-texts.mjs'
import { Texts } from './texts.mjs'

const backend = createBackend({ portraits: '/icons/portraits.svg' })
const api = createClient({ url: 'http://backend.ementa/api', fetch: async (request) => (await backend).fetch(request) })
const asked = firstTexts(api, location.pathname)

function Page() {
  const [shown, setShown] = useState(/** @type {import('./first-texts.mjs').Shown[]} */ ([]))
  useEffect(() => void asked.then(setShown), [])
  return createElement(
    'main',
    { style: { padding: 16 } },
    createElement('h1', null, 'Ementa'),
    createElement(Texts, { shown }),
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Page))
document.documentElement.removeAttribute('data-arriving')
