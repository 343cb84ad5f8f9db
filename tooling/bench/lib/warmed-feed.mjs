import { watchFrames } from './page-change.mjs'
import { noteWarmed, prepareState, untilWarmed } from './served.mjs'

/** @import { Browser } from '@playwright/test' */

export const FEED = 'article[data-post]'

/**
 * The feed, once the worker has kept the files of all remotes.
 * @param {Browser} browser
 * @param {string} shell
 * @param {{ viewport: { width: number, height: number }, person: string, posts?: number }} visit
 */
export async function warmedFeed(browser, shell, { viewport, ...state }) {
  const context = await browser.newContext({ viewport, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.addInitScript(prepareState, state)
  await page.addInitScript(noteWarmed)
  await page.addInitScript(watchFrames)
  await page.goto(shell)
  await untilWarmed(page)
  return page
}
