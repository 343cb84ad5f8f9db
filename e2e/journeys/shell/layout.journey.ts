import type { Page } from '@playwright/test'
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
import { type Place, placeOf } from '../../fixtures/positions'
import { expect, test } from '../../fixtures/test'

const WIDTHS = [320, 344, 360, 390, 768, 820, 1024, 1280, 1920]

const SCREENS: Record<'a visitor' | 'a writer' | 'a moderator', { as?: Username; paths: string[] }> = {
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

  test('a long name of one word ends before the menu of a card and of a comment', async ({ app, page }) => {
    const name = 'a'.repeat(50)
    await page.setViewportSize({ width: 320, height: 844 })
    await app.open('/profile', { as: 'anapaula' })
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await page.getByRole('textbox', { name: /^Nome/ }).fill(name)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await app.show('/p/post-001/comments')
    await page.getByRole('textbox', { name: 'Comentário' }).fill('Assim julgou a turma.')
    await page.getByRole('button', { name: 'Comentar' }).click()
    const comment = page.getByRole('article').filter({ hasText: 'Assim julgou a turma.' })
    await expect(comment).toBeVisible()
    for (const article of [page.locator('[data-post="post-001"]'), comment]) {
      const link = await article.getByRole('link', { name, exact: true }).boundingBox()
      const menu = await article.getByRole('button', { name: /^Mais ações/ }).boundingBox()
      expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0)
    }
    expect(await overflowing(page)).toEqual([])
  })

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
