import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

/** Finds the first visible row below the header and its distance from the window's top. */
function place(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
    const row = rows.find((one) => one.getBoundingClientRect().bottom > 72)
    return { row: row?.dataset.row ?? '', top: row?.getBoundingClientRect().top ?? 0 }
  })
}

/** Scrolls like a wheel to a position in px. */
async function scrollTo(page: Page, px: number) {
  await page.mouse.move(600, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(px)
  }).toPass({ intervals: [50] })
}

/** Waits until the page has stopped scrolling, which takes some frames after the wheel. */
async function comeToRest(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0
        let last = window.scrollY
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still < 20) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
}

async function expectPlace(page: Page, before: { row: string; top: number }) {
  await expect
    .poll(async () => {
      const now = await place(page)
      return now.row === before.row && Math.abs(now.top - before.top) <= 8
    })
    .toBe(true)
}

test('a reader scrolls far, opens a post, and Back finds the same card [EXP-31]', { tag: '@core' }, async ({
  app,
  page,
}) => {
  await app.simulate({ posts: 300 })
  await app.open('/', { as: 'anapaula' })
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()

  await test.step('after a fling to the foot, the page that comes in takes nobody further down', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 2 * before)
    await expect.poll(height).toBeGreaterThan(before + 1000)
    await comeToRest(page)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before)
  })
  await test.step('pages come while scrolling, and only what is in sight is in the page [SOC-020] [SOC-021] [SOC-023]', async () => {
    await scrollTo(page, 6000)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(7000)
    expect(await cards.count()).toBeLessThan(20)
  })

  await comeToRest(page)
  const middle = (await place(page)).row
  const comments = page.locator(`[data-row="${middle}"]`).getByRole('link', { name: /^Comentar/ })
  // Hovering scrolls the target into view, after which the page stops moving.
  await comments.hover()
  await comeToRest(page)
  const before = await place(page)
  await test.step('a post opens its thread [SOC-024] [SOC-038]', async () => {
    // A retried click would scroll by itself.
    await comments.click({ scroll: 'none' })
    await expect(page).toHaveURL(`/p/${middle}/comments`)
    await expect(page.getByRole('heading', { level: 1, name: /comentário/ })).toBeVisible()
  })
  await page.goBack()
  await expectPlace(page, before)

  await page.goForward()
  await expect(page).toHaveURL(/comments/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expectPlace(page, before)
})

for (const [width, height] of [
  [1080, 1920],
  [2560, 1300],
] as const)
  test(`a window of ${width} × ${height} is filled without scrolling [SOC-023]`, async ({ app, page }) => {
    await page.setViewportSize({ width, height })
    await app.open('/', { as: 'anapaula' })
    const lowest = () =>
      page
        .locator('[data-row]')
        .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)))
    await expect.poll(lowest).toBeGreaterThan(height)
  })
