/** The third axis of `npm run skew`: what one version leaves on a device, as another version finds it there. */
import { JOURNEYS, prepare, visit, write } from './skew-journeys.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./skew-table.mjs').Visit} Visit */

const DRAFT = 'Rascunho de outra versão.'
const TEXT = 'Ainda não publicado, de outra versão.'
const PATIENCE_MS = 20_000
/** Pages whose answers stay in the cache, and which the other version shows from there first. */
const CACHED = JOURNEYS.filter(({ as }) => as === undefined || as === 'anapaula').map(({ act: _, ...page }) => page)

/**
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} work
 */
async function inOrder(items, work) {
  const results = /** @type {Result[]} */ ([])
  for (const item of items) results.push(await work(item))
  return results
}

/** @param {string} name @param {() => Promise<unknown>} work @returns {Promise<Visit>} */
const step = (name, work) =>
  work().then(
    () => ({ name, verdict: 'shown', detail: '' }),
    (error) => ({ name, verdict: 'broken', detail: String(error).split('\n')[0] ?? '' }),
  )

/** @param {Page} page @param {string} key @param {string} [text] */
const isStored = (page, key, text = '') =>
  page.waitForFunction(
    ([prefix = '', wanted = '']) =>
      Object.entries({ ...window.localStorage }).some(
        ([key, value]) => key.startsWith(prefix) && value.includes(wanted),
      ),
    [key, text],
    { timeout: PATIENCE_MS },
  )

/**
 * Leaves a session, a setting, a draft, a text that was not saved, cached answers, and a like that waits for the network.
 * @param {import('@playwright/test').BrowserContext} context left offline
 * @param {string} shell address
 * @returns {Promise<Visit[]>} what could not be left
 */
export async function leaveState(context, shell) {
  const page = await context.newPage()
  await prepare(page, 'anapaula')
  const steps = [
    await visit(page, shell, { name: 'leaving a draft', path: '/compose', find: 'textarea, h1', act: saveDraft }),
    await visit(page, shell, { name: 'leaving a text', path: '/compose', find: 'textarea', act: leaveText }),
    ...(await inOrder(CACHED, (journey) => visit(page, shell, { ...journey, name: `leaving ${journey.name}` }))),
    await visit(page, shell, { name: 'leaving a theme', path: '/', find: 'article', act: darken }),
    await step('leaving an action in the queue', () => likeOffline(context, page)),
  ]
  await page.close({ runBeforeUnload: false })
  return steps.filter(({ verdict }) => verdict !== 'shown')
}

/** @param {Page} page */
async function saveDraft(page) {
  await write(page, DRAFT)
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await isStored(page, 'ementa-state:', DRAFT)
}

/** @param {Page} page */
async function leaveText(page) {
  await write(page, TEXT)
  await isStored(page, 'ementa-writing', TEXT)
}

/** @param {Page} page */
async function darken(page) {
  const toggle = page.getByRole('button', { name: 'Alternar tema' })
  // Its first step depends on what the system prefers.
  while (!(await page.locator('html[data-theme=dark]').count())) await toggle.click()
  await isStored(page, 'ementa-ui-theme', 'dark')
  await isStored(page, 'ementa-cache', '{')
}

/** @param {import('@playwright/test').BrowserContext} context @param {Page} page */
async function likeOffline(context, page) {
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /[Cc]urti/ })
  await context.setOffline(true)
  await like.click()
  await isStored(page, 'ementa-queue', '"')
  await page.waitForFunction(() => /"type"|"kind"|"id"/.test(window.localStorage.getItem('ementa-queue') ?? ''))
}

/**
 * @param {import('@playwright/test').BrowserContext} context in which another version left its state
 * @param {string} shell address
 * @returns {Promise<Visit[]>}
 */
export async function readState(context, shell) {
  await context.setOffline(false)
  const page = await context.newPage()
  const visits = [
    ...(await inOrder(CACHED, (journey) =>
      visit(page, shell, { ...journey, name: `${journey.name}, from the cache` }),
    )),
    await step('still signed in', () => page.locator('a[href="/profile"]').first().waitFor({ state: 'attached' })),
    await step('theme kept', () => page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })),
    await step('queue sent', () =>
      page.waitForFunction(() => !/"id"/.test(window.localStorage.getItem('ementa-queue') ?? ''), undefined, {
        timeout: PATIENCE_MS,
      }),
    ),
    await visit(page, shell, { name: 'drafts on stored state', path: '/drafts', act: (at) => seesDraft(at) }),
    await visit(page, shell, { name: 'composer on stored state', path: '/compose', find: 'textarea', act: seesText }),
    await step('nothing set aside as unreadable', () => nothingAside(page)),
  ]
  return visits
}

/** @param {Page} page */
const seesDraft = (page) => page.getByText(DRAFT).first().waitFor({ timeout: PATIENCE_MS })

/** It is in the field again, or offered. @param {Page} page */
const seesText = (page) =>
  page
    .waitForFunction(
      (text) =>
        document.querySelector('textarea')?.value.includes(text) ||
        document.body.textContent.includes(text.slice(0, 12)),
      TEXT,
      { timeout: PATIENCE_MS },
    )
    .then(() => undefined)

/** @param {Page} page */
async function nothingAside(page) {
  const aside = await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.endsWith('.corrupt')))
  if (aside.length > 0) throw new Error(`set aside: ${aside.join(', ')}`)
}
