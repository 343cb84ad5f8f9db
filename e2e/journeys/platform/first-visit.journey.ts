import { TIMING } from '@ementa/contracts'
import type { Page } from '@playwright/test'
import { hopsUntil } from '../../../tooling/lib/request-rounds.mjs'
import { builtScripts } from '../../fixtures/built-scripts'
import { countRenders, type Renders } from '../../fixtures/count-renders'
import { expect, test } from '../../fixtures/test'

const POST = 'article[data-post]'

/** Replaces timeouts of these durations in ms by long ones: on a busy machine they would fire before the page is loaded. */
const waitLonger = (page: Page, ...times: number[]) =>
  page.addInitScript((patience) => {
    const { setTimeout: wait } = window
    const patiently = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(work, patience.includes(ms) ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: patiently })
  }, times)

test.use({ viewport: { width: 412, height: 823 } })

for (const { what, address, selector, count, hops } of [
  // The order is: document, files with a stable address, files that the manifest names.
  { what: 'the third post of the feed', address: '/', selector: POST, count: 3, hops: 3 },
  // The shell's facade for forms is included, because the manifest names it for this page.
  { what: 'Newsletters', address: '/newsletters', selector: '[data-remote="newsletter"] h1', count: 1, hops: 3 },
]) {
  test(`${what} shows after ${hops} dependent hops, and no file is fetched twice`, async ({ app, page }) => {
    await app.simulate()
    await waitLonger(page, TIMING.restAtLatest)
    const rounds = await hopsUntil(page, address, selector, count)
    expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(hops)
    const files = rounds.flat()
    expect(files).toEqual([...new Set(files)])
    expect(rounds[1]?.join(), 'the manifest travels with the boot files').toContain('/mf-manifest.json')
  })
}

test('what answers a call is fetched while the call takes its time', async ({ app, page }) => {
  await app.simulate({ latency: [600_000, 600_000] })
  const data = page.waitForResponse(/\/static\/backend-deferred\.[0-9a-f]+\.js$/)
  const area = page.waitForResponse(/\/static\/backend-law\.[0-9a-f]+\.js$/)
  await app.open('/leis')
  expect([(await data).ok(), (await area).ok()]).toEqual([true, true])
})

for (const { address, file } of [
  { address: '/p/post-001/comments', file: 'backend-deferred' },
  { address: '/newsletters', file: 'backend-newsletters' },
  { address: '/newsletters/jornada', file: 'backend-newsletters' },
]) {
  test(`${address} is read before it is known who is here`, async ({ app, page }) => {
    // No request is answered.
    await app.simulate({ latency: [600_000, 600_000] })
    const code = page.waitForResponse((response) => response.url().includes(`/static/${file}.`))
    await app.open(address)
    expect((await code).ok()).toBe(true)
  })
}

/** Sums up the layout shifts of the page. Returns a function that reads the sum. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

test('the feed stands still when its fonts arrive after it', async ({ app, page }) => {
  await app.simulate()
  const shift = await watchShift(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator(POST).nth(2)).toBeVisible()
  const isBodyFontThere = () => page.evaluate(() => document.fonts.check('16px "Public Sans Variable"', 'ementa'))
  expect(await isBodyFontThere()).toBe(false)
  letGo()
  await expect.poll(isBodyFontThere).toBe(true)
  // The next frame lays out the swapped content.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await shift()).toBeLessThan(0.01)
})

for (const { address, selector, isGeneratedLater } of [
  { address: '/p/post-001/comments', selector: '.thread article', isGeneratedLater: true },
  { address: '/u/anapaula', selector: POST, isGeneratedLater: false },
  { address: '/newsletters', selector: '[data-remote="newsletter"] article', isGeneratedLater: false },
  { address: '/leis', selector: '[data-remote="social"] ul > li', isGeneratedLater: true },
]) {
  test(`${address} is read before the style engine and what it does not show arrive`, async ({ app, page }) => {
    // This file is the style engine.
    const engine = builtScripts('shell', 'data-emotion')
    expect(engine).not.toEqual([])
    await app.simulate()
    await waitLonger(page, TIMING.restAtLatest)
    const files = (await hopsUntil(page, address, selector, 1)).flat()
    expect(files.filter((file) => engine.some((name) => file.endsWith(name)))).toEqual([])
    expect(files.some((file) => /\/backend-deferred\.[0-9a-f]+\.js$/.test(file))).toBe(isGeneratedLater)
  })
}

/**
 * Records when the third post is in the page and what was rendered before, without waiting for a frame: on a busy machine
 * pictures are requested before the next one. Also records when the right column has its pictures, which may be before the
 * posts.
 */
const noticeFeed = (page: Page) =>
  page.addInitScript((post) => {
    const { renders } = window as unknown as { renders: Renders }
    const look = () => {
      const isBesideShown = document.querySelector('aside[aria-label="Sugestões"] img') !== null
      if (isBesideShown && performance.getEntriesByName('beside').length === 0) performance.mark('beside')
      if (document.querySelectorAll(post).length < 3) return
      watcher.disconnect()
      performance.mark('feed', { detail: { ...renders } })
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document, { childList: true, subtree: true })
  }, POST)

/** Reads the number of renders before the third post. */
const rendersUntilFeed = (page: Page) =>
  page.evaluate((): Renders => {
    const [mark] = performance.getEntriesByName('feed')
    return (mark as PerformanceMark).detail
  })

/** Lists requests made before that, or before the right column had its pictures if that was earlier. */
const requestsUntil = (page: Page, mark: 'feed' | 'beside') =>
  page.evaluate((name) => {
    const [feed = 0, beside = feed] = ['feed', name].map((each) => performance.getEntriesByName(each)[0]?.startTime)
    const shown = Math.min(feed, beside)
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return entries.filter(({ startTime }) => startTime < shown).map(({ name }) => name)
  }, mark)

// The limits are the measured numbers and, where they depend on the order of answers, a tenth more (docs/performance.md).
// Fonts count as requests; on a desktop the right column is loaded during the feed's call, on a phone it is not.
for (const { device, viewport, limits } of [
  { device: 'a phone', viewport: { width: 412, height: 823 }, limits: { mounted: 385, again: 48, requests: 16 } },
  { device: 'a desktop', viewport: { width: 1280, height: 800 }, limits: { mounted: 520, again: 40, requests: 28 } },
]) {
  test(`on ${device} the document alone shows the frame, and nothing moves when the real one takes its place`, async ({
    app,
    page,
  }) => {
    // The latency is long enough that no answer arrives before the first render, on any machine.
    await app.simulate({ latency: [400, 400] })
    await page.setViewportSize(viewport)
    await waitLonger(page, TIMING.firstPage, TIMING.restAtLatest)
    await countRenders(page)
    await noticeFeed(page)
    const shift = await watchShift(page)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/static/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const frame = async (parts: Record<string, string>) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(parts).map(async ([name, selector]) => [name, await page.locator(selector).boundingBox()]),
        ),
      )
    await expect(page.locator('#skeleton header svg')).toBeVisible()
    const isMobile = viewport.width < 768
    const skeleton = await frame({
      header: '#skeleton header',
      mark: '#skeleton svg',
      ...(isMobile ? { bottom: '#skeleton footer' } : {}),
    })
    letGo()
    await expect(page.locator(POST).nth(2)).toBeVisible()
    const { mounted, again } = await rendersUntilFeed(page)
    expect.soft(mounted, 'components mounted until the third post').toBeLessThanOrEqual(limits.mounted)
    expect.soft(again, 'renders of components that were there already').toBeLessThanOrEqual(limits.again)
    await expect(page.locator('#skeleton')).toHaveCount(0)
    const real = await frame({
      header: 'header:has(a[aria-label^="Ementa"])',
      mark: 'a[aria-label^="Ementa"] svg',
      ...(isMobile ? { bottom: 'nav[aria-label="Atalhos"]' } : {}),
    })
    expect(real).toEqual(skeleton)
    expect(await shift()).toBeLessThan(0.01)
    // The timeline lists a request once it is answered; this is the first that may be missing.
    const face = page.locator(`${POST} .avatar img`).first()
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const requests = await requestsUntil(page, 'feed')
    const before = isMobile ? requests : await requestsUntil(page, 'beside')
    expect(before.join('\n'), 'pictures come after what is read').not.toContain('/icons/')
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(limits.requests)
  })
}
