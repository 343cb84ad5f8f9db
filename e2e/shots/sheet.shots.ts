import fs from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { animationsEnded, findA11yViolations, showTheme } from '../fixtures/a11y'
import { App, PAGE_TITLE } from '../fixtures/app'
import { collectErrors } from '../fixtures/console-errors'
import { test } from '../fixtures/test'
import { measure } from './layout-problems'
import { press, stepsOf } from './steps'
import { isShown, LOOKS, type Look, THEMES, type Theme, VISITS, type Visit } from './visits'

const OUT = process.env.EMENTA_SHOTS ?? ''
/** Text that paths must contain; others are skipped. */
const ONLY = process.env.EMENTA_SHOTS_ONLY ?? ''
const STATES = process.env.EMENTA_SHOTS_STATES?.split(',')

interface Shot {
  state: string
  who: string
  path: string
  theme: Theme
  width: number
  file?: string
  found: { rule: string; what: string }[]
}

async function openApp(browser: Browser, { as, simulation, seen: read, records }: Visit, look: Look) {
  const context = await browser.newContext({
    viewport: { width: look.widths[0] ?? 390, height: look.height },
    hasTouch: look.hasTouch,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const app = new App(page, collectErrors(page))
  await app.simulate(simulation)
  await page.addInitScript(
    (stored) => {
      if (!location.protocol.startsWith('http')) return
      for (const [key, value] of Object.entries(stored))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value)
    },
    Object.fromEntries(
      Object.entries(records?.(new Date().toISOString()) ?? {}).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  )
  if (!read) return { context, page, open: (address: string) => app.open(address, { as }) }
  for (const address of read) {
    await app.show(address, { as })
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  }
  await app.goOffline()
  return { context, page, open: (address: string) => app.show(address, { as }) }
}

/** Waits until the page is loaded: a title and nothing pending; for a page that loads forever, its skeleton. */
async function settle(page: Page, { state }: Visit) {
  await expect(page.locator(`${PAGE_TITLE}, main [aria-busy="true"], main h2`).first()).toBeAttached()
  if (state !== 'loading') {
    const busy = () => document.querySelector('main [aria-busy="true"]') === null
    await page.waitForFunction(busy, null, { timeout: 8000 }).catch(() => undefined)
  }
  // The right column is loaded after the page.
  const hasMargin = state === 'full' && (page.viewportSize()?.width ?? 0) >= 1024
  if (hasMargin) await page.waitForSelector('main aside h2', { timeout: 3000 }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestIdleCallback(done, { timeout: 600 }))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** Resizes the page and waits for its layout. */
async function resize(page: Page, width: number, { height }: Look) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => Math.abs(document.documentElement.clientWidth - wanted) < 20, width)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

for (const visit of VISITS)
  for (const look of LOOKS) {
    const { state, who } = visit
    if (STATES && !STATES.includes(state)) continue
    test(`${state}, ${who}, ${look.name}`, async ({ browser, baseURL }) => {
      const shots: Shot[] = []
      const { context, page, open } = await openApp(browser, visit, look)
      for (const { path: opened, button } of stepsOf(visit)) {
        if (!opened.includes(ONLY)) continue
        await open(visit.seen ? opened : new URL(opened, baseURL).href)
        await settle(page, visit)
        // Phones and desktops have different buttons.
        if (button && !(await press(page, button))) continue
        const address = button ? `${opened} ${button.source}` : opened
        const about = { state, who, path: address }
        for (const theme of THEMES.filter((one) => isShown(state, look, one))) {
          await showTheme(page, theme)
          await animationsEnded(page)
          for (const width of look.widths) {
            await resize(page, width, look)
            const file = `${[state, who, address.replace(/[^\w-]+/g, '_'), width, theme].join('.')}.jpg`
            await page.screenshot({ path: path.join(OUT, file), type: 'jpeg', quality: 80 })
            shots.push({ ...about, theme, width, file, found: await page.evaluate(measure, look.hasTouch) })
          }
          await page.setViewportSize({ width: look.widths[0] ?? 390, height: look.height })
          // The other theme changes colours only.
          const rules = theme === 'light' || state !== 'full' ? undefined : ['color-contrast']
          const violations = state === 'loading' ? [] : await findA11yViolations(page, { rules })
          // `measure` also checks the size of targets, except those covered by a bar.
          const found = violations
            .filter((what) => !what.startsWith('target-size:'))
            .map((what) => ({ rule: 'axe', what }))
          shots.push({ ...about, theme, width: look.widths[0] ?? 390, found })
        }
        for (const width of state === 'full' ? look.measured : []) {
          await resize(page, width, look)
          await settle(page, visit)
          shots.push({ ...about, theme: 'light', width, found: await page.evaluate(measure, look.hasTouch) })
        }
        await page.setViewportSize({ width: look.widths[0] ?? 390, height: look.height })
        // Written after each page, so that results remain if a later page fails.
        fs.writeFileSync(path.join(OUT, `${state}.${who}.${look.name}.json`), JSON.stringify(shots))
      }
      await context.close()
    })
  }
