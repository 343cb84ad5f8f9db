import type { Page } from '@playwright/test'
import { findA11yViolations, showTheme } from '../../fixtures/a11y'
import { PAGE_TITLE } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'
import { press, stepsOf } from '../../shots/steps'
import { VISITS, type Visit } from '../../shots/visits'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const DEVICES = { desktop: DESKTOP, phone: PHONE }

/** Waits until the page is loaded: a title and nothing pending; for a page that loads forever, its skeleton. */
async function settle(page: Page, { state }: Visit) {
  const busy = page.locator('main [aria-busy="true"]').filter({ visible: true })
  const title = page.locator(PAGE_TITLE)
  if (state === 'loading') return expect(busy.or(title.filter({ visible: true })).first()).toBeVisible()
  await expect(title.first()).toBeAttached()
  await expect(busy).toHaveCount(0)
}

/** Visits of all full pages, and of loading and failed ones for one person; `npm run shots` runs axe in all states. */
const isLookedAt = ({ state, who }: Visit) =>
  state === 'full' || (['loading', 'error'].includes(state) && who === 'moderator')

for (const visit of VISITS.filter(isLookedAt)) {
  const { state, who, as, paths } = visit
  test(`axe finds no flaw and no name without what is shown on any page of a ${who}: ${state} [EXP-10] [EXP-21]`, async ({
    app,
    page,
  }) => {
    test.slow()
    await app.simulate(visit.simulation)
    const found: string[] = []
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.setViewportSize(DESKTOP)
      await (state === 'full' ? app.show(path, { as }) : app.open(path, { as }))
      await showTheme(page, 'light')
      await settle(page, visit)
      for (const flaw of await findA11yViolations(page)) found.push(`${path}, desktop, light: ${flaw}`)
      // Loading and failed pages have the same colours as full ones (`contrast.test.ts`).
      if (state !== 'full') continue
      await page.setViewportSize(PHONE)
      await showTheme(page, 'dark')
      // Phones show the same parts in another order: only rules that may differ are run.
      const rules = ['color-contrast', 'target-size']
      for (const flaw of await findA11yViolations(page, { rules })) found.push(`${path}, phone, dark: ${flaw}`)
    }
    expect(found, found.join('\n')).toEqual([])
  })
}

for (const visit of VISITS.filter(({ state }) => state === 'open')) {
  const { who, as } = visit
  test(`axe finds no flaw in any dialog, drawer, menu or panel of a ${who} [EXP-21]`, async ({ app, page }) => {
    test.slow()
    // This error is caused by axe itself, in a preview without scripts.
    app.errors.allow(/Blocked script execution in 'about:blank'/)
    const found: string[] = []
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const open = async (path: string, device: keyof typeof DEVICES) => {
      await page.setViewportSize(DEVICES[device])
      await page.emulateMedia({ colorScheme: 'light' })
      await app.open(path, { as })
      await settle(page, visit)
    }
    const look = async (where: string, button: RegExp) => {
      if (!(await press(page, button))) return false
      for (const flaw of await findA11yViolations(page)) found.push(`${where}, light: ${flaw}`)
      await showTheme(page, 'dark')
      for (const flaw of await findA11yViolations(page, { rules: ['color-contrast'] }))
        found.push(`${where}, dark: ${flaw}`)
      return true
    }
    for (const { path, button = /./ } of stepsOf(visit)) {
      const where = `${path} ${button}`
      await open(path, 'desktop')
      const onDesktop = await look(`${where}, desktop`, button)
      await open(path, 'phone')
      const onPhone = await look(`${where}, phone`, button)
      if (onDesktop || onPhone) continue
      // Some parts are loaded a moment after their page.
      await expect(page.getByRole('button', { name: button }).first(), where).toBeVisible()
      expect(await look(`${where}, phone`, button), where).toBe(true)
    }
    expect(found, found.join('\n')).toEqual([])
  })
}
