import type { Page } from '@playwright/test'
import type { Username } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

const WIDTHS = [320, 344, 360, 390, 768, 820, 1024, 1280, 1920]

const OWNER = '/newsletters/jornada'
const SCREENS: Record<string, { as?: Username; paths: string[] }> = {
  'a visitor': {
    paths: [
      '/',
      '/search',
      '/search?q=contrato',
      '/compose',
      '/topics',
      '/newsletters',
      '/u/renata',
      '/bookmarks',
      OWNER,
    ],
  },
  'a writer': {
    as: 'renata',
    paths: [
      '/',
      '/search?q=contrato&tab=users',
      '/compose',
      '/drafts',
      '/topics',
      '/bookmarks',
      '/tags/following',
      '/notifications',
      '/profile',
      '/u/anapaula',
      '/p/post-001/comments',
      '/settings/privacy',
      '/settings/notifications',
      '/newsletters',
      '/newsletters/create',
      OWNER,
      `${OWNER}/new`,
      `${OWNER}/schedule`,
      `${OWNER}/abtest`,
      `${OWNER}/edit/issue-jornada-05`,
      '/nao-existe',
    ],
  },
  'a moderator': {
    as: 'moderacao',
    paths: [
      '/admin/moderation',
      '/admin/moderation?item=queue-01',
      '/admin/users',
      '/admin/users?q=sergiofalcao',
      '/admin/logs',
      '/admin/moderation?periodo=30d',
      '/admin/logs?entrada=audit-user-05',
    ],
  },
}

/** What sticks out of the page at its right, as a person would point at it. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const isScrolledWithin = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      return false
    }
    const causes = wide.filter((element) => !isScrolledWithin(element))
    return (causes.length > 0 ? causes : [document.body]).slice(0, 3).map((element) => element.outerHTML.slice(0, 120))
  })

async function ready(page: Page) {
  // Behind an open dialog the page is hidden, and still there.
  await expect(page.locator('main h1')).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

for (const [who, { as, paths }] of Object.entries(SCREENS)) {
  test(`no screen of ${who} scrolls sideways, from 320 to 1920 px [EXP-19]`, async ({ app, page }) => {
    test.slow()
    const found: string[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await app.open(path, { as })
      await ready(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        for (const html of await overflowing(page)) found.push(`${path} at ${width}: ${html}`)
      }
    }
    expect(found, found.join('\n')).toEqual([])
  })
}

test('titles are at the same height on every page', async ({ app, page }) => {
  const heights: Record<string, number> = {}
  for (const path of [
    '/',
    '/search',
    '/compose',
    '/drafts',
    '/topics',
    '/bookmarks',
    '/tags/following',
    '/notifications',
    '/p/post-001/comments',
    '/newsletters',
    '/newsletters/create',
    '/settings/privacy',
    '/settings/notifications',
    // Those that name their newsletter above the title.
    `${OWNER}/new`,
    `${OWNER}/schedule`,
    `${OWNER}/abtest`,
    `${OWNER}/edit/issue-jornada-05`,
  ]) {
    await app.open(path, { as: 'renata' })
    await ready(page)
    const box = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox()
    heights[path] = Math.round(box?.y ?? 0)
  }
  expect(new Set(Object.values(heights)).size, JSON.stringify(heights, null, 1)).toBe(1)
})

test('while a remote is on its way, the outline of its page is shown', async ({ app, page }) => {
  await app.open('/newsletters', { as: 'anapaula' })
  await ready(page)
  const held: (() => void)[] = []
  await page.route('**/remoteEntry.js', (route) => void held.push(() => void route.continue()))
  await page.getByRole('navigation').first().getByRole('link', { name: 'Favoritos' }).click()
  const outline = page.locator('main [aria-busy="true"]')
  await expect(outline).toBeVisible()
  const before = await outline.locator('xpath=..').boundingBox()
  for (const release of held) release()
  await ready(page)
  const column = page.getByRole('heading', { level: 1, name: 'Favoritos' }).locator('xpath=ancestor::header/..')
  const after = await column.boundingBox()
  expect(Math.round(after?.width ?? 0)).toBe(Math.round(before?.width ?? 1))
  expect(after?.x).toBe(before?.x)
})
