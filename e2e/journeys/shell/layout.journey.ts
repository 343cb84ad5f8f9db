import type { Locator, Page } from '@playwright/test'
import { ADDRESSES, addressesWithout, isMasthead, OF_MODERATION } from '../../fixtures/addresses'
import { PAGE_TITLE, type Username } from '../../fixtures/app'
import {
  brokenAtTwiceTheSize,
  inEnglish,
  laidOut,
  overflowing,
  readingFaults,
  smallTargets,
} from '../../fixtures/layout'
import { outlineOf } from '../../fixtures/outline'
import { OUTLINES } from '../../fixtures/outlines'
import { type Place, placeOf } from '../../fixtures/place'
import { expect, test } from '../../fixtures/test'
import { longRecords } from '../../shots/long'

const WIDTHS = [320, 344, 360, 390, 768, 820, 1024, 1280, 1920]

const SCREENS: Record<keyof typeof OUTLINES, { as?: Username; paths: string[] }> = {
  'a visitor': {
    paths: [
      ADDRESSES.home,
      '/search',
      '/search?q=contrato',
      ADDRESSES.compose,
      ADDRESSES.topics,
      ADDRESSES.newsletters,
      '/u/renata',
      ADDRESSES.transparency,
      ADDRESSES.article,
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
      ADDRESSES.moderationCase,
      ADDRESSES.ownDecision,
      '/admin/logs',
      '/admin/moderation?periodo=30d',
      '/admin/logs?entrada=audit-user-05',
    ],
  },
}

async function ready(page: Page) {
  // Behind an open dialog the page is hidden but present.
  await expect(page.locator(PAGE_TITLE)).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Pages with centred content: letters and missing pages. */
const IN_THE_MIDDLE = [ADDRESSES.issue, ADDRESSES.ownDecision, '/nao-existe']

interface Seen {
  path: string
  width: number
  place: Place
}

/** Largest distance in px between header and content on a phone. */
function isLate({ path, width, place }: Seen) {
  if (width > 390 || (isMasthead(path) && width < 390)) return false
  return (place.contentBelowHeader ?? 0) > (isMasthead(path) ? 410 : 120)
}

/** Tells whether a page is half empty on a tablet, which has no right column. On desktops that column is loaded later. */
const isHalfEmpty = ({ width, place }: Seen) => width >= 768 && width < 1024 && place.emptyRight > 0.25

/** Collects the left edges of titles at a width, and the lower edges of those on a line of their own. */
function titlePlaces(seen: Seen[], width: number) {
  const here = seen.flatMap(({ path, place, ...one }) =>
    one.width === width && place.title ? [{ path, ...place.title }] : [],
  )
  const bars = here.filter(({ path }) => width >= 768 && !isMasthead(path))
  return { lefts: new Set(here.map(({ left }) => left)), bottoms: new Set(bars.map(({ bottom }) => bottom)) }
}

/** Expects these landmarks and headings in order, retrying because some parts are loaded after their page. */
async function expectOutline(page: Page, who: keyof typeof OUTLINES, path: string) {
  const main = OUTLINES[who].pages.get(path)
  if (main !== undefined)
    await expect.poll(() => page.evaluate(outlineOf), path).toEqual({ frame: OUTLINES[who].frame, main })
}

for (const who of ['a visitor', 'a writer', 'a moderator'] as const) {
  const { as, paths } = SCREENS[who]
  test(`no screen of ${who} scrolls sideways from 320 to 1920 px or breaks at 200 % on a phone, is read out of order, speaks English, or has its title elsewhere [EXP-19] [SHL-001]`, async ({
    app,
    page,
  }) => {
    test.slow()
    const found: string[] = []
    const seen: Seen[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await app.show(path, { as })
      await ready(page)
      for (const fault of [...(await readingFaults(page)), ...(await inEnglish(page))]) found.push(`${path}: ${fault}`)
      await expectOutline(page, who, path)
      for (const width of [1280, 390])
        for (const what of await brokenAtTwiceTheSize(page, width)) found.push(`${path} at ${width}, 200 %: ${what}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await laidOut(page)
        for (const html of await overflowing(page)) found.push(`${path} at ${width}: ${html}`)
        if (as === 'renata' && !IN_THE_MIDDLE.includes(path))
          seen.push({ path, width, place: await page.evaluate(placeOf) })
      }
    }
    expect(found, found.join('\n')).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of OUTLINES[who].pages.keys())
      if (!paths.includes(path)) {
        await app.show(path, { as })
        await ready(page)
        await expectOutline(page, who, path)
      }
    const asText = ({ path, width, place }: Seen) => `${path} at ${width}: ${JSON.stringify(place)}`
    expect(seen.filter(isLate).map(asText), 'content of phones begins late').toEqual([])
    expect(seen.filter(isHalfEmpty).map(asText), 'the right of the page is empty').toEqual([])
    for (const width of WIDTHS) {
      const { lefts, bottoms } = titlePlaces(seen, width)
      const places = seen.filter((one) => one.width === width).map(asText)
      expect([lefts.size <= 1, bottoms.size <= 1], places.join('\n')).toEqual([true, true])
    }
  })
}

test.describe('for a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  for (const who of ['a visitor', 'a writer', 'a moderator'] as const)
    test(`nothing to press on any screen of ${who} is smaller than 44 px [SHL-012] [EXP-12]`, async ({ app, page }) => {
      test.slow()
      const { as, paths } = SCREENS[who]
      const found: string[] = []
      for (const path of paths) {
        await app.show(path, { as })
        await ready(page)
        await laidOut(page)
        for (const target of await smallTargets(page)) found.push(`${path}: ${target}`)
      }
      expect(found, found.join('\n')).toEqual([])
    })
})

test('while a remote is on its way, the outline of its page is shown', async ({ app, page }) => {
  // In a narrower window the social remote has nothing beside the page and is not loaded yet.
  await page.setViewportSize({ width: 1000, height: 800 })
  await app.open('/newsletters', { as: 'anapaula' })
  await ready(page)
  const held: (() => void)[] = []
  await page.route('**/remoteEntry.*.js', (route) => void held.push(() => void route.continue()))
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
    await page.unroute('**/remoteEntry.*.js')
    for (const [index, path] of [ADDRESSES.bookmarks, ADDRESSES.newsletters, ADDRESSES.privacySettings].entries()) {
      await page.setViewportSize({ width: index === 0 ? 1280 : 1024, height: 800 })
      await page.goto(path)
      const margin = page.getByRole('complementary', { name: 'À margem' })
      await expect(margin.getByRole('region', { name: 'Em debate na lei' }), path).toBeVisible()
      const box = await margin.boundingBox()
      const { right = 0 } = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().toJSON())
      expect(right - ((box?.x ?? 0) + (box?.width ?? 0)), path).toBeLessThan(100)
    }
  })
})

/** Pages without pictures of people, except in the frame. */
const WITHOUT_PICTURES = [
  ...[ADDRESSES.transparency, ADDRESSES.ownModeration, ADDRESSES.ownDecision, ADDRESSES.closing, ADDRESSES.law],
  ...[ADDRESSES.notificationSettings, ADDRESSES.newsletters, ADDRESSES.newsletter, ADDRESSES.newsletterABTest],
  ...[ADDRESSES.newsletterCreate, ADDRESSES.newsletterSchedule],
]

test('the outline of a page has pictures only where some come', async ({ app, page }) => {
  await app.simulate({ latency: [600_000, 600_000] })
  const round = page.locator('main .outline[data-round]')
  for (const path of WITHOUT_PICTURES) {
    await app.open(path, { as: 'renata' })
    await expect(page.locator('main [aria-busy="true"]').first(), path).toBeVisible()
    await expect(round, path).toHaveCount(0)
  }
  for (const path of [ADDRESSES.bookmarks, ADDRESSES.notifications, ADDRESSES.user]) {
    await app.open(path, { as: 'renata' })
    await expect(round.first(), path).toBeVisible()
  }
})

test('in narrow rooms things keep their lines: entries of a moderator, bars of several charts, the buttons of a card', async ({
  app,
  page,
}) => {
  await page.addInitScript(
    (stored) => {
      if (!location.protocol.startsWith('http')) return
      for (const [key, value] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    storedTexts(longRecords(new Date().toISOString())),
  )
  const edgesOf = async (found: Locator, edge: 'left' | 'top') =>
    new Set(
      await found.evaluateAll((all, name) => all.map((one) => Math.round(one.getBoundingClientRect()[name])), edge),
    )
  await page.setViewportSize({ width: 1024, height: 768 })
  await app.open('/transparencia', { as: 'moderacao' })
  await test.step('the entries of moderation are above the foot of the rail', async () => {
    const last = page.getByRole('region', { name: 'Administração' }).getByRole('link').last()
    await expect(last).toBeInViewport({ ratio: 1 })
    const below = await last.evaluate((link) => {
      const foot = document.querySelector('.sidebar aside')?.getBoundingClientRect().top ?? 0
      return foot - link.getBoundingClientRect().bottom
    })
    expect(below).toBeGreaterThanOrEqual(0)
  })
  await test.step('all bars begin at one edge', async () => {
    const bars = page.getByRole('main').locator('table svg')
    await expect(bars.first()).toBeVisible()
    expect((await edgesOf(bars, 'left')).size).toBe(1)
  })
  await test.step('no word of the log is broken on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 800 })
    await app.show('/admin/logs', { as: 'moderacao' })
    const names = page.getByRole('main').locator('th')
    await expect(names).toHaveCount(5)
    const lines = await names.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getClientRects().length
      }),
    )
    expect(lines).toEqual([1, 1, 1, 1, 1])
  })
  await test.step('with a million likes, comments and shares the buttons are in one line', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await app.show('/u/renata', { as: 'moderacao' })
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /1,3\smi curtidas/ }) })
    const buttons = card.locator(
      '[data-action=like], [data-action=comment], [data-action=share], [data-action=bookmark]',
    )
    await expect(buttons).toHaveCount(4)
    expect((await edgesOf(buttons, 'top')).size).toBe(1)
    expect(await overflowing(page)).toEqual([])
  })
})

const storedTexts = (records: Record<string, unknown>) =>
  Object.entries(records).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
