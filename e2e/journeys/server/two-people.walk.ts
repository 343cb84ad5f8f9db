import { type Browser, expect, test } from '@playwright/test'
import { App } from '../../fixtures/app'
import { collectErrors, LOST_CHUNK } from '../../fixtures/console-errors'
import { startSampleCommunity } from '../../fixtures/host-server'
import { MINUTES, SEED, walk } from '../../fixtures/walker'
import { ShellPage } from '../../pages/shell-page'

/** One of them moderates, so that what the other writes may be taken away, or they themselves be muted. */
const PEOPLE = ['anapaula', 'moderacao']

test('two people walk at two processes of one server, and each finds every page whole', async ({ browser }) => {
  const ms = Math.max(MINUTES, 1) * 60_000
  test.setTimeout(240_000 + ms)
  const community = await startSampleCommunity()
  try {
    const until = Date.now() + ms
    await Promise.all(
      PEOPLE.map((username, index) =>
        walkAs(
          browser,
          { baseURL: community.urls[index] ?? '', link: community.linkOf(username, index) },
          SEED + index,
          until,
        ),
      ),
    )
  } finally {
    await community.stop()
  }
})

async function walkAs(
  browser: Browser,
  { baseURL, link }: { baseURL: string; link: string },
  seed: number,
  until: number,
): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  const errors = collectErrors(page)
  // The walk goes offline on purpose.
  errors.allowOutage()
  errors.allow(LOST_CHUNK, /^Failed to load a part of the page/)
  await page.goto(link)
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(new ShellPage(page).toast('Login realizado!')).toBeVisible()
  const options = { seed, steps: Number.POSITIVE_INFINITY, until, hasWorker: false }
  const { steps } = await walk(new App(page, errors), context, options)
  expect(steps).toBeGreaterThan(0)
  expect(errors.unexpected()).toEqual([])
  await context.close()
}
