import type { Page } from '@playwright/test'
import { PAGE_TITLE, type Username } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

/** One page of each kind. */
const SCREENS: { as?: Username; paths: string[] }[] = [
  { paths: ['/', '/search?q=contrato', '/newsletters/jornada', '/nao-existe', '/transparencia'] },
  { as: 'renata', paths: ['/p/post-001/comments', '/compose', '/profile', '/denuncias', '/acessibilidade'] },
  {
    as: 'moderacao',
    paths: ['/admin/moderation?item=queue-01', '/admin/pessoas/sergiofalcao', '/recursos/audit-user-05'],
  },
]

/** Text spacing that readers may set, with which no page may break (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

async function ready(page: Page) {
  await expect(page.locator(PAGE_TITLE)).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

test('text that readers space out fits a phone on every kind of page [EXP-19]', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const { as, paths } of SCREENS)
    for (const path of paths)
      await test.step(path, async () => {
        await app.show(path, { as })
        await ready(page)
        const width = await page.evaluate((text) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(text)
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
          return document.documentElement.scrollWidth
        }, SPACED)
        expect(width).toBeLessThanOrEqual(320)
      })
})

test('nothing slides where motion is reduced, and every state is seen in forced colours [EXP-20]', async ({
  app,
  page,
}) => {
  await app.simulate({ latency: [600_000, 600_000] })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ playState, effect }) =>
          playState === 'running' && effect instanceof KeyframeEffect ? [effect] : [],
        )
        .filter((effect) => Number(effect.getComputedTiming().duration) > 1)
        .filter((effect) =>
          effect
            .getKeyframes()
            .some((frame) =>
              Object.keys(frame).some((name) =>
                /opacity|transform|translate|scale|rotate|position|inset|height|width/i.test(name),
              ),
            ),
        )
        .map(({ target }) => target?.outerHTML.slice(0, 120)),
    )
  await app.open('/', { as: 'renata' })
  await test.step('while the feed loads', async () => {
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    expect(await moving()).toEqual([])
  })
  await app.change({ latency: [0, 0] })
  await page.reload()
  await test.step('when a dialog opens', async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('a like and the page one is on have an outline', async () => {
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Curtir/ })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveCSS('outline-style', 'solid')
    await expect(page.locator('nav [aria-current="page"]').first()).toHaveCSS('outline-style', 'solid')
  })
  await test.step('a tab that is chosen, one that has the focus as well, and a button that is off', async () => {
    const chosen = page.getByRole('tab', { name: 'Para Você' })
    await expect(chosen).toHaveCSS('outline-style', 'solid')
    await expect(page.getByRole('tab', { name: 'Seguindo' })).toHaveCSS('outline-style', 'none')
    await page.getByRole('tab', { name: 'Seguindo' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(chosen).toBeFocused()
    await expect(chosen).toHaveCSS('outline-style', 'double')
    await app.show('/compose', { as: 'renata' })
    const publish = page.getByRole('button', { name: 'Publicar', exact: true })
    await expect(publish).toBeDisabled()
    const off = await publish.evaluate((button) => getComputedStyle(button).color)
    await page.getByRole('textbox', { name: 'Texto da publicação' }).fill('Tese')
    await expect(publish).toBeEnabled()
    await expect(publish).not.toHaveCSS('color', off)
  })
})

test('at 400 % more than half of the window is left to read', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/', '/p/post-001/comments', '/newsletters/jornada'])
    await test.step(path, async () => {
      await app.show(path, { as: 'renata' })
      await ready(page)
      await page.mouse.wheel(0, 600)
      const freeLines = () =>
        page.evaluate(() => {
          const main = document.querySelector('main')
          const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
          const isCovering = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
          return rows.filter((element) => {
            const ancestors = []
            for (let at = element; at; at = at.parentElement) ancestors.push(at)
            return main?.contains(element) && !ancestors.some(isCovering)
          }).length
        })
      await expect.poll(freeLines).toBeGreaterThan(128)
    })
})
