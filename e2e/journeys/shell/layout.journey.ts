import type { Page } from '@playwright/test'
import { ADDRESSES, addressesWithout, OF_MODERATION } from '../../fixtures/addresses'
import type { Username } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

const WIDTHS = [320, 344, 360, 390, 768, 820, 1024, 1280, 1920]

const SCREENS: Record<string, { as?: Username; paths: string[] }> = {
  'a visitor': {
    paths: [
      ADDRESSES.home,
      '/search',
      '/search?q=contrato',
      ADDRESSES.compose,
      ADDRESSES.topics,
      ADDRESSES.newsletters,
      '/u/renata',
      ADDRESSES.bookmarks,
      ADDRESSES.newsletter,
    ],
  },
  'a writer': { as: 'renata', paths: [...addressesWithout(...OF_MODERATION), '/nao-existe'] },
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

/** Pages that begin with a person, a masthead or a text instead of a title bar, or whose title takes two lines. */
const WITH_TITLE_BAR = addressesWithout(
  ...OF_MODERATION,
  ...(['profile', 'user', 'newsletter', 'issue', 'ownDecision', 'lawsuit'] as const),
)

for (const [who, { as, paths }] of Object.entries(SCREENS)) {
  test(`no screen of ${who} scrolls sideways from 320 to 1920 px, and titles are at one height [EXP-19]`, async ({
    app,
    page,
  }) => {
    test.slow()
    const found: string[] = []
    const titles: Record<string, number> = {}
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await app.open(path, { as })
      await ready(page)
      if (as === 'renata' && WITH_TITLE_BAR.includes(path)) {
        const box = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox()
        titles[path] = Math.round(box?.y ?? 0)
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        for (const html of await overflowing(page)) found.push(`${path} at ${width}: ${html}`)
      }
    }
    expect(found, found.join('\n')).toEqual([])
    expect(new Set(Object.values(titles)).size, JSON.stringify(titles, null, 1)).toBeLessThanOrEqual(1)
  })
}

test('while a remote is on its way, the outline of its page is shown', async ({ app, page }) => {
  // In a narrower window nothing of social is beside the page: it is not loaded yet.
  await page.setViewportSize({ width: 1200, height: 800 })
  await app.open('/newsletters', { as: 'anapaula' })
  await ready(page)
  const held: (() => void)[] = []
  await page.route('**/remoteEntry.js', (route) => void held.push(() => void route.continue()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Favoritos' }).click()
  const outline = page.locator('main [aria-busy="true"]')
  await expect(outline).toBeVisible()
  const before = await outline.locator('xpath=..').boundingBox()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const release of held) release()
  await ready(page)
  const column = page.getByRole('heading', { level: 1, name: 'Favoritos' }).locator('xpath=ancestor::header/..')
  const after = await column.boundingBox()
  expect(Math.round(after?.width ?? 0)).toBe(Math.round(before?.width ?? 1))
  expect(after?.x).toBe(before?.x)
  await test.step('and then the right of the page is filled, on the pages of every remote', async () => {
    await page.unroute('**/remoteEntry.js')
    for (const path of [ADDRESSES.bookmarks, ADDRESSES.newsletters, ADDRESSES.privacySettings]) {
      await page.goto(path)
      const margin = page.getByRole('complementary', { name: 'À margem' })
      await expect(margin.getByRole('region', { name: 'Em debate na lei' }), path).toBeVisible()
      const box = await margin.boundingBox()
      const { right = 0 } = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().toJSON())
      expect(right - ((box?.x ?? 0) + (box?.width ?? 0)), path).toBeLessThan(100)
    }
  })
})
