import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const main = (page: Page) => page.getByRole('main')

async function scrollDown(page: Page, least: number) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.mouse.move(width / 2, height / 2)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    expect(await scrollY(page)).toBeGreaterThan(least)
  }).toPass()
  // Waits until the wheel's scrolling has ended.
  await expect
    .poll(async () => {
      const before = await scrollY(page)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      return (await scrollY(page)) - before
    })
    .toBe(0)
}

test('the tabs of a page stay in sight while it scrolls', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const pages = [
    { at: '/', tab: 'Para Você' },
    { at: '/search?q=contrato', tab: /^Posts/ },
    { at: '/profile', tab: 'Posts' },
    { at: '/notifications', tab: 'Todas' },
    { at: '/newsletters', tab: 'Explorar' },
  ]
  for (const { at, tab } of pages) {
    await test.step(at, async () => {
      await app.open(at, { as: 'anapaula' })
      const list = main(page).getByRole('tab', { name: tab })
      await expect(list).toBeVisible()
      await scrollDown(page, 300)
      await expect(list).toBeInViewport({ ratio: 0.9 })
    })
  }
})

test('the login dialog asks for the name, and `Entrar` does not move', async ({ app }) => {
  await app.open('/')
  // The time is longer than a busy machine needs to open the dialog.
  await app.change({ latency: [15_000, 15_000] })
  await app.shell.openLogin()
  await expect(app.shell.loginDialog.getByRole('textbox')).toBeFocused()
  const enter = app.shell.loginDialog.getByRole('button', { name: 'Entrar', exact: true })
  const demo = app.shell.loginDialog.getByRole('button', { name: /@anapaula/ })
  // The dialog opens with an animation.
  await app.shell.loginDialog.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await expect(demo).toBeHidden()
  const before = await enter.boundingBox()
  await expect(demo).toBeVisible({ timeout: 40_000 })
  expect(await enter.boundingBox()).toEqual(before)
})

test('on a phone a toast does not lie on what was just pressed', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/', { as: 'anapaula' })
  const banner = page.getByRole('region', { name: 'Instalar o aplicativo' })
  await banner.getByRole('button', { name: 'Dispensar' }).click()
  await app.failNext('posts.like', 'posts.unlike')
  const like = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Curtir/ })
  // Toasts are just above the bottom bar.
  await like.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - 740))
  await like.click()
  const toast = app.shell.toast('Erro')
  await expect(toast).toBeVisible()
  const [pressed, said, header] = [
    await like.boundingBox(),
    await toast.boundingBox(),
    await page.getByRole('banner').boundingBox(),
  ]
  expect((said?.y ?? 0) + (said?.height ?? 999)).toBeLessThan(pressed?.y ?? 0)
  expect(said?.y).toBeGreaterThanOrEqual(header?.height ?? 999)
})
