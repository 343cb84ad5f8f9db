import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { holdScripts } from '../../fixtures/built-scripts'
import { expect, test } from '../../fixtures/test'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const main = (page: Page) => page.getByRole('main')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'NONE')

async function scrollDown(page: Page, least = 1500) {
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

test('keys and links that lead to writing put the focus into the field', async ({ app, page }) => {
  const text = page.getByRole('textbox', { name: 'Texto da publicação' })
  const box = page.getByRole('combobox', { name: /^Buscar/ })
  await app.open('/', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await test.step('`/` and then letters: they are searched for, no shortcut runs [EXP-23]', async () => {
    await page.keyboard.type('/gn')
    await expect(box).toBeFocused()
    await expect(page).toHaveURL('/search')
    await page.keyboard.type('habeas')
    await expect(box).toHaveValue(/habeas$/)
  })
  await test.step('a link to the search keeps the heading', async () => {
    await page.getByRole('link', { name: /página inicial/ }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
    await page.getByRole('navigation').first().getByRole('link', { name: 'Buscar' }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Buscar' })).toBeFocused()
  })
  await test.step('`c`', async () => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.type('cgn')
    await expect(text).toBeFocused()
    await expect(page).toHaveURL('/compose')
    await page.goBack()
  })
  await test.step('`Novo Post`', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Novo Post' }).click()
    await page.keyboard.type('gn')
    await expect(text).toBeFocused()
    await expect(page).toHaveURL('/compose')
  })
  await test.step('the address itself', async () => {
    await page.goto('/compose')
    await expect(text).toBeFocused()
  })
})

test('what the first press removes leaves the focus beside it, before dialogs and toasts are there', async ({
  app,
  page,
}) => {
  const toasts = await holdScripts(page, 'shell', 'chakra-toast-manager')
  await app.open('/tags/following', { as: 'anapaula' })
  const unfollow = (tag: string) => page.getByRole('button', { name: `Deixar de seguir ${tag}` })
  await unfollow('LGPD').click()
  await expect.poll(toasts.isAsked).toBe(true)
  await expect(unfollow('LGPD')).toBeHidden()
  await expect(unfollow('Contratos')).toBeFocused()
  toasts.letGo()
})

test('the place one is in goes to its top, and back finds the place again', async ({ app, page }) => {
  const nav = page.getByRole('navigation').first()
  const tabs = page.getByRole('tablist')
  await app.open('/', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await test.step('the tabs stay in sight below the header', async () => {
    await scrollDown(page)
    const header = await page.getByRole('banner').boundingBox()
    const bar = await tabs.boundingBox()
    expect(Math.abs((bar?.y ?? 0) - (header?.height ?? 0))).toBeLessThan(3)
  })
  for (const link of [nav.getByRole('link', { name: 'Home' }), page.getByRole('link', { name: /página inicial/ })]) {
    await link.click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await scrollDown(page)
  }
  await test.step('`g h` too', async () => {
    // The second key must follow within 1.5 seconds, which a busy machine may exceed.
    await expect(async () => {
      await page.keyboard.type('gh')
      await expect.poll(() => scrollY(page), { timeout: 3000 }).toBe(0)
    }).toPass()
    await expect(page).toHaveURL('/')
  })
  await test.step('pressed at the top, it stays there', async () => {
    await nav.getByRole('link', { name: 'Home' }).click()
    await expect.poll(() => scrollY(page)).toBe(0)
  })
  await test.step('a scrolled tab keeps being the tab', async () => {
    await page.getByRole('tab', { name: 'Tópicos' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await scrollDown(page, 600)
    await nav.getByRole('link', { name: 'Home' }).click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page).toHaveURL('/?tab=topics')
  })
  await test.step('the arrow of a thread goes back to the card', async () => {
    await scrollDown(page)
    const third = page.getByRole('article').filter({ visible: true }).nth(2)
    // The card is found by its address, because its index changes while the list scrolls.
    const post = await third.getAttribute('data-post')
    const card = page.locator(`article[data-post="${post}"]`)
    const comments = card.getByRole('link', { name: /^Comentar|comentário/ }).first()
    // A click scrolls its target into view.
    await comments.scrollIntoViewIfNeeded()
    const before = await scrollY(page)
    await comments.click({ scroll: 'none' })
    await expect(page).toHaveURL(/\/p\/.+\/comments/)
    await main(page).getByRole('link', { name: 'Voltar', exact: true }).click()
    await expect(page).toHaveURL('/?tab=topics')
    await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(400)
  })
  await test.step('opened by its address, it leads to the feed', async () => {
    const href = await page.getByRole('article').first().locator('a[href*="/comments"]').first().getAttribute('href')
    const fresh = await page.context().newPage()
    await fresh.goto(href ?? '')
    await fresh.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click()
    await expect(fresh).toHaveURL('/')
    await fresh.close()
  })
})

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

test('the focus stays in the list when the row one acted on disappears [EXP-13]', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  for (const index of [0, 1, 2]) {
    await page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /^Salvar/ })
      .click()
  }
  await test.step('a bookmark taken back: the next card, then the heading', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Favoritos' }).click()
    const total = page.getByText(/^\d+ publicaç(ão salva|ões salvas)$/)
    await expect(total).toBeVisible()
    for (let left = Number.parseInt((await total.textContent()) ?? '0', 10) - 1; left >= 0; left--) {
      // The button is that of the current first row: a retried click must not press the next one.
      const post = await page.getByRole('article').first().getAttribute('data-post')
      const card = page.locator(`article[data-post="${post}"]`)
      const remaining =
        left > 0
          ? page.getByText(new RegExp(`^${left} publicaç(ão salva|ões salvas)$`))
          : page.getByRole('heading', { name: 'Nenhum post salvo ainda' })
      // A click right after a removal is ignored, so that a double click does not remove two rows.
      await expect(async () => {
        if (await card.isVisible()) await card.getByRole('button', { name: /^(Salv|Remover)/ }).press('Enter')
        await expect(remaining).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect.poll(() => focused(page)).toBe(left > 0 ? 'ARTICLE' : 'H1')
    }
  })
  await test.step('a tag no longer followed: the next tag', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Tags Seguidas' }).click()
    const chips = page.getByRole('group', { name: 'Tags que você segue' }).getByRole('button')
    await expect(chips.first()).toBeVisible()
    const count = await chips.count()
    expect(count).toBeGreaterThan(1)
    const second = await chips.nth(1).getAttribute('aria-label')
    await chips.first().press('Enter')
    await expect(chips).toHaveCount(count - 1)
    await expect(page.getByRole('button', { name: second ?? '' })).toBeFocused()
  })
  await test.step('a notification removed: the same button of the next one', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Notificações' }).first().click()
    const removals = page.getByRole('button', { name: /^Remover: / })
    await expect(removals.nth(1)).toBeVisible()
    const next = await removals.nth(1).getAttribute('aria-label')
    await removals.first().press('Enter')
    await expect(removals.first()).toHaveAttribute('aria-label', next ?? '')
    await expect(removals.first()).toBeFocused()
  })
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

test('the wheel works over the sidebar, and everything is in a landmark with a name', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.move(120, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect(await scrollY(page)).toBeGreaterThan(200)
  }).toPass()
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withRules(['region', 'heading-order', 'landmark-unique'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  await expect(page.getByRole('article').first().getByRole('heading')).toBeVisible()
  const nameless = await page
    .locator('aside')
    .evaluateAll((all) => all.filter((one) => !one.ariaLabel && !one.getAttribute('aria-labelledby')).length)
  expect(nameless).toBe(0)
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

test('on a phone the posts begin near the top, with one way to write one', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/', { as: 'anapaula' })
  const first = await page.getByRole('article').first().boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect((first?.y ?? 999) - (header?.height ?? 0)).toBeLessThanOrEqual(120)
  await expect(page.getByRole('link', { name: 'Novo Post' })).toHaveCount(0)
  await expect(page.locator('a[href="/compose"]').filter({ visible: true })).toHaveCount(1)
  await scrollDown(page, 600)
  await expect(page.getByRole('tab', { name: 'Seguindo' })).toBeInViewport()
})
