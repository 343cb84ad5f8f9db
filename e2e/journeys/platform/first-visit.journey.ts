import fs from 'node:fs'
import path from 'node:path'
import { distOf, shell } from '../../../tooling/lib/packages.mjs'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { hopsUntil } from '../../fixtures/hops'
import { outageBase } from '../../fixtures/ports'
import { countRenders } from '../../fixtures/renders'
import { expect, test } from '../../fixtures/test'

const POST = 'article[data-post]'
test.use({ viewport: { width: 412, height: 823 } })

for (const { what, address, selector, count, hops } of [
  // Document, then everything with a stable address, then everything that the manifest names.
  { what: 'the third post of the feed', address: '/', selector: POST, count: 3, hops: 3 },
  // With what the shell provides for forms, which the manifest names for this page.
  { what: 'Newsletters', address: '/newsletters', selector: '[data-remote="newsletter"] h1', count: 1, hops: 3 },
]) {
  test(`${what} shows after ${hops} dependent hops, and no file is fetched twice`, async ({ app, page }) => {
    await app.simulate()
    const rounds = await hopsUntil(page, address, selector, count)
    expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(hops)
    const files = rounds.flat()
    expect(files).toEqual([...new Set(files)])
    expect(rounds[1]?.join(), 'the manifest travels with the boot files').toContain('/mf-manifest.json')
  })
}

test('hints that lead nowhere cost bytes, not the page', async ({ app, page }, info) => {
  const dist = info.outputPath('shell')
  fs.cpSync(distOf(shell()), dist, { recursive: true })
  const file = path.join(dist, 'index.html')
  const html = fs.readFileSync(file, 'utf8')
  const stale = html.replaceAll(/(<link rel="preload"[^>]*href="\/static\/)[a-z]+/g, '$1stale')
  expect(stale).not.toBe(html)
  fs.writeFileSync(file, stale)
  const servers = await startServers({ base: outageBase(info.parallelIndex) + 5, dists: { shell: dist } })
  try {
    app.errors.allow(/Failed to load resource/, /Refused to apply style/)
    await app.open(`${servers.addresses.shell}/`)
    await expect(page.locator(POST).nth(2)).toBeVisible()
  } finally {
    await servers.close()
  }
})

// Limits: what was counted, and a tenth more for what depends on the order of answers (docs/performance.md).
// `again` has room for a busy machine, where the page comes later than the frame's patience and the outline is rendered first.
for (const { device, viewport, limits } of [
  { device: 'a phone', viewport: { width: 412, height: 823 }, limits: { mounted: 450, again: 90 } },
  { device: 'a desktop', viewport: { width: 1280, height: 800 }, limits: { mounted: 520, again: 125 } },
]) {
  test(`on ${device} the document alone shows the frame, and nothing moves when the real one takes its place`, async ({
    app,
    page,
  }) => {
    await app.simulate()
    await page.setViewportSize(viewport)
    const renders = await countRenders(page)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number }
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
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
    const { mounted, again } = await renders()
    expect.soft(mounted, 'components mounted until the third post').toBeLessThanOrEqual(limits.mounted)
    expect.soft(again, 'renders of components that were there already').toBeLessThanOrEqual(limits.again)
    await expect(page.locator('#skeleton')).toHaveCount(0)
    const real = await frame({
      header: 'header:has(a[aria-label^="Ementa"])',
      mark: 'a[aria-label^="Ementa"] svg',
      ...(isMobile ? { bottom: 'nav[aria-label="Atalhos"]' } : {}),
    })
    expect(real).toEqual(skeleton)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  })
}
