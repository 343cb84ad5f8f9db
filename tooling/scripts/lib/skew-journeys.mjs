/** What `npm run skew` opens in each cell: pages of all four remotes, and what a person does first on some of them. */
import { visitOf } from './skew-table.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, path: string, as?: string, find?: string, act?: (page: Page) => Promise<void> }} Journey `find`: what the section must contain */

const PATIENCE_MS = 25_000

/** @type {Journey[]} */
export const JOURNEYS = [
  { name: 'feed, like', path: '/', as: 'anapaula', find: 'article', act: likeFirst },
  { name: 'search', path: '/search?q=lgpd', find: 'article' },
  { name: 'topics', path: '/topics' },
  { name: 'composer, write', path: '/compose', as: 'anapaula', find: 'textarea', act: (page) => write(page, 'Texto.') },
  { name: 'drafts', path: '/drafts', as: 'anapaula' },
  { name: 'bookmarks', path: '/bookmarks', as: 'anapaula' },
  { name: 'newsletters', path: '/newsletters' },
  { name: 'one newsletter', path: '/newsletters/jornada' },
  { name: 'issue editor', path: '/newsletters/jornada/new', as: 'renata', find: '.ql-editor' },
  { name: 'profile with posts of another remote', path: '/u/anapaula', find: 'article' },
  { name: 'notifications', path: '/notifications', as: 'anapaula' },
  { name: 'privacy settings', path: '/settings/privacy', as: 'anapaula' },
  { name: 'moderation queue', path: '/admin/moderation', as: 'moderacao' },
  { name: 'moderation users', path: '/admin/users', as: 'moderacao' },
]

/**
 * Calm, and signed in as a browser that was here before.
 * @param {Page} page
 * @param {string} [as]
 */
export const prepare = (page, as) =>
  page.addInitScript((user) => {
    const { localStorage } = window
    localStorage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0}')
    const head = { version: 1, seededAt: new Date().toISOString(), posts: 0, currentUserId: `user-${user}` }
    if (user && !localStorage.getItem('ementa-state')) localStorage.setItem('ementa-state', JSON.stringify(head))
  }, as)

/**
 * Opens a page and says what a person sees there.
 * @param {Page} page
 * @param {string} shell address
 * @param {Journey} journey
 */
export async function visit(page, shell, { name, path, find = 'h1', act }) {
  const errors = /** @type {string[]} */ ([])
  const note = (/** @type {Error} */ { message }) => errors.push(message)
  page.on('pageerror', note)
  try {
    await page.goto(`${shell}${path}`)
    const first = await look(page, find)
    if (act) {
      // What a person would do here cannot be done.
      if (!first.isShown || first.codes.length > 0) return visitOf({ name, ...first, errors })
      await act(page)
    }
    // What arrives after the first render may still break it.
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(() => setTimeout(quiet, 300))))
    return visitOf({ name, ...(await look(page, find)), errors })
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return visitOf({ name, codes: [], isShown: false, reasons: [], errors: [reason, ...errors] })
  } finally {
    page.off('pageerror', note)
  }
}

/**
 * Runs in the page: its cards and whether the section has its content, or null while neither is there.
 * @param {string} find selector
 */
export function seenNow(find) {
  const shown = document.body.cloneNode(true)
  if (!(shown instanceof HTMLElement)) return null
  // The document has the words of EM-200 in store.
  for (const unseen of shown.querySelectorAll('[hidden]')) unseen.remove()
  const scope = shown.querySelector('main') ?? shown
  // The last events of the device stand in the card too: they are not what happened here.
  for (const list of scope.querySelectorAll('ol')) if (/EM-\d{3}/.test(list.textContent)) list.remove()
  const codes = [...new Set(scope.textContent.match(/EM-\d{3}/g) ?? [])]
  const reasons = [...scope.querySelectorAll('[role=alert]')].map(
    (card) => /Detalhe(?!s)(.*)/s.exec(card.textContent)?.[1]?.split('O que aconteceu')[0]?.trim() ?? '',
  )
  const isShown = Boolean(document.querySelector(`[data-remote] :is(${find})`))
  return codes.length > 0 || isShown ? { codes, reasons: [...new Set(reasons)].filter(Boolean), isShown } : null
}

/**
 * Waits for the section's content or for a card, whichever comes first.
 * @param {Page} page
 * @param {string} find
 * @returns {Promise<{ codes: string[], reasons: string[], isShown: boolean }>}
 */
async function look(page, find) {
  const seen = await page.waitForFunction(seenNow, find, { timeout: PATIENCE_MS }).catch(() => null)
  return (await seen?.jsonValue()) ?? { codes: [], reasons: [], isShown: false }
}

/** @param {Page} page */
async function likeFirst(page) {
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Curtir/ })
  await like.click()
  await page.locator('article [aria-pressed=true]').first().waitFor()
}

/** @param {Page} page @param {string} text */
export const write = (page, text) => page.getByRole('textbox', { name: 'Texto da publicação' }).fill(text)
