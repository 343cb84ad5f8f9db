import type { Page } from '@playwright/test'
import type { Username } from '../../fixtures/app'
import { expectNoA11yViolations, showTheme } from '../../fixtures/a11y'
import { expect, test } from '../../fixtures/test'

const SCREENS: { who: string; as?: Username; paths: string[] }[] = [
  { who: 'a visitor', paths: ['/', '/search?q=contrato', '/topics', '/newsletters', '/newsletters/jornada', '/u/renata', '/bookmarks', '/nao-existe'] },
  {
    who: 'a reader',
    as: 'renata',
    paths: ['/p/post-001/comments', '/search', '/search?q=contrato&tab=users', '/compose', '/drafts', '/bookmarks', '/tags/following', '/notifications', '/profile', '/settings/privacy', '/settings/notifications'],
  },
  {
    who: 'a writer',
    as: 'renata',
    paths: ['/newsletters/create', '/newsletters/jornada', '/newsletters/jornada/new', '/newsletters/jornada/schedule', '/newsletters/jornada/abtest', '/newsletters/jornada/edit/issue-jornada-05'],
  },
  { who: 'a moderator', as: 'moderacao', paths: ['/admin/moderation', '/admin/moderation?item=queue-01', '/admin/users', '/admin/logs'] },
]

/** Spacing that readers set themselves and that no page may break on (WCAG 1.4.12). */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

async function ready(page: Page) {
  await expect(page.locator('main h1')).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

for (const { who, as, paths } of SCREENS)
  test(`${who} meets no flaw that axe can find, on a desk and on a phone, and spaced text still fits [EXP-10] [EXP-19] [EXP-21]`, async ({
    app,
    page,
  }) => {
    test.slow()
    for (const path of paths)
      await test.step(path, async () => {
        await showTheme2(page, 'light')
        await page.setViewportSize({ width: 1280, height: 800 })
        await app.open(path, { as })
        await ready(page)
        await expectNoA11yViolations(page)
        await page.setViewportSize({ width: 390, height: 800 })
        await showTheme(page, 'dark')
        await expectNoA11yViolations(page)
        await page.setViewportSize({ width: 320, height: 800 })
        await page.addStyleTag({ content: SPACED }).catch(() => undefined)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      })
  })
const showTheme2 = (page: Page, theme: 'light' | 'dark') => page.emulateMedia({ colorScheme: theme })
