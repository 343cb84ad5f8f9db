import { stateRecordKey } from '@ementa/contracts'
import { laidOut } from '../../fixtures/layout'
import { expect, test } from '../../fixtures/test'

test('what a reader does with posts lasts', { tag: '@core' }, async ({ app, page }) => {
  await app.open('/?tag=lgpd', { as: 'lexcorp' })
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Salvar' }) })
    .first()
  const id = await card.getAttribute('data-post')
  const mine = page.locator(`article[data-post="${id}"]`)
  const like = mine.getByRole('button', { name: /^Curtir/ })
  const count = Number(((await like.getAttribute('aria-label')) ?? '').replace(/\D/g, ''))
  const wasLiked = (await like.getAttribute('aria-pressed')) === 'true'

  await test.step('a like changes the count by one and survives a reload [SOC-039]', async () => {
    await like.click()
    await expect(like).toHaveAccessibleName(new RegExp(`^Curtir, ${count + (wasLiked ? -1 : 1)} curtidas?$`))
    // The count changes at once, but only a stored change survives the reload.
    const record = stateRecordKey('memberships', `user-lexcorp:liked:${id}`)
    await expect.poll(() => page.evaluate((key) => key in localStorage, record)).toBe(true)
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))
  })
  await test.step('a saved post is in Favoritos [SOC-041] [SOC-042] [SOC-155]', async () => {
    await mine.getByRole('button', { name: 'Salvar' }).click()
    await expect(app.shell.toast('Post salvo nos favoritos!')).toBeVisible()
    await page.goto('/bookmarks')
    await expect(mine.getByRole('button', { name: 'Salvo' })).toBeVisible()
  })
})

test('a menu opens where it is pressed, by keyboard too, and gives the focus back [EXP-13]', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  const more = page.getByRole('button', { name: /^Mais ações para a publicação de/ }).first()
  await more.focus()
  await page.keyboard.press('Enter')
  // The menu takes the focus a frame after it is visible.
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Copiar link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('a menu leaves the page where it is and is seen in its own place only, without motion too', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await app.open('/', { as: 'anapaula' })
  const more = page.getByRole('button', { name: /^Mais ações para a publicação de/ }).nth(1)
  const top = () => page.evaluate(() => window.scrollY)
  const bringToMiddle = async () => {
    await more.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    return top()
  }
  // While rows are being measured, the scroll target moves.
  await expect(async () => {
    const there = await bringToMiddle()
    await laidOut(page)
    expect(await bringToMiddle()).toBe(there)
  }).toPass()
  const before = await top()
  expect(before).toBeGreaterThan(0)
  const places = await page.evaluateHandle(() => {
    const tops = new Set<number>()
    const look = () => {
      const menu = document.querySelector('[role=menu]')
      if (menu?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        tops.add(Math.round(menu.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    return tops
  })
  // A retried click would scroll by itself.
  await more.click({ scroll: 'none' })
  await expect(page.getByRole('menu')).toBeFocused()
  expect(await top()).toBe(before)
  await expect(page.locator('[data-popper-placement]:has([role=menu])')).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // The same element must be under the finger at the end.
  expect(await places.evaluate((tops) => [...tops])).toHaveLength(1)
})

test('a menu that is opened again while it fades away stays', async ({ app, page }) => {
  await app.open('/p/post-003/comments', { as: 'anapaula' })
  const more = page.getByRole('button', { name: /^Mais ações para a publicação de/ }).first()
  const menu = page.getByRole('menu')
  await more.press('Enter')
  for (const opacity of [0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]) {
    await expect(menu).toHaveCSS('opacity', '1')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      (limit) => Number(getComputedStyle(document.querySelector('[role=menu]') ?? document.body).opacity) < limit,
      opacity,
    )
    await more.press('Enter')
  }
  await expect(menu).toHaveCSS('opacity', '1')
  await expect(menu).toBeVisible()
})

test('in a window lower than itself a menu scrolls, and no item is out of sight', async ({ app, page }) => {
  await app.open('/p/post-003/comments', { as: 'anapaula' })
  const more = page.getByRole('button', { name: /^Mais ações para a publicação de/ }).first()
  const last = page.getByRole('menuitem', { name: 'Denunciar' })
  // A phone on its side, and letters of 400 % on a laptop.
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await more.press('Enter')
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(more).toBeFocused()
  }
})
