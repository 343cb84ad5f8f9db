import type { Page } from '@playwright/test'
import { ADDRESSES, addressesWithout, OF_MODERATION } from '../../fixtures/addresses'
import { PAGE_TITLE, type Username } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

/** Largest layout shift of a loading page; the requirement allows 0.1. */
const LIMIT = 0.03

const OF_VISITOR = [
  ADDRESSES.home,
  ADDRESSES.comments,
  // This post is quoted by another one.
  '/p/post-016/comments',
  '/search?q=lgpd',
  ADDRESSES.topics,
  ADDRESSES.law,
  ADDRESSES.act,
  ADDRESSES.sumula,
  ADDRESSES.user,
  ADDRESSES.newsletters,
  ADDRESSES.newsletter,
  ADDRESSES.issue,
  ADDRESSES.transparency,
]

const WALKS: { who: string; as?: Username; paths: string[] }[] = [
  { who: 'a visitor', paths: OF_VISITOR },
  { who: 'a writer', as: 'renata', paths: addressesWithout(...OF_MODERATION, 'issueNew') },
  { who: 'a moderator', as: 'moderacao', paths: OF_MODERATION.map((name) => ADDRESSES[name]) },
]

interface Shift {
  path: string
  value: number
  moved: string[]
}

/** Records layout shifts with the address of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const named = (node: unknown) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'a text')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry) || !Array.isArray(entry.sources)) continue
        const path = location.pathname + location.search
        shifts.push({ path, value: Number(entry.value), moved: entry.sources.map(({ node }) => named(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const { shifts } = Object.assign({ shifts: [] as Shift[] }, window)
    return shifts.splice(0)
  })
}

for (const { who, as, paths } of WALKS)
  for (const size of [
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ])
    test(`pages of ${who} stand still while they load, ${size.width} px wide [EXP-32]`, async ({ app, page }) => {
      test.slow()
      await page.setViewportSize(size)
      await app.simulate({ latency: [200, 200] })
      await watchShifts(page)
      const shifts: Shift[] = []
      for (const path of paths) {
        await app.show(path, { as })
        await expect(page.locator(PAGE_TITLE)).toBeAttached()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        shifts.push(...(await shiftsOf(page)))
      }
      for (const path of new Set(shifts.map((one) => one.path))) {
        const here = shifts.filter((one) => one.path === path)
        const sum = here.reduce((all, { value }) => all + value, 0)
        const moved = here.map(({ value, moved: what }) => `${value.toFixed(3)} ${what.join(' | ')}`)
        expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(LIMIT)
      }
    })
