import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const heading = (page: Page, name?: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name })
const entry = (page: Page, href: string) => page.getByRole('navigation').first().locator(`a[href="${href}"]`)
/** One route of each remote, with the heading it shows to someone signed in. */
const SECTIONS = [
  { href: '/', name: 'Feed' },
  { href: '/newsletters', name: 'Newsletters' },
  { href: '/notifications', name: /^Notificações/ },
  { href: '/admin/moderation', name: /Modera/ },
]

test('a visitor browses the product of the legal community, and signs in where it is needed', { tag: '@core' }, async ({
  app,
  page,
}) => {
  await app.open('/')
  await test.step('it says in Portuguese what it is [SHL-001] [SHL-002] [EXP-01]', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page).toHaveTitle('Feed — Ementa')
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /rede e as newsletters da comunidade jurídica/,
    )
  })
  await test.step('a visitor reads the feed and a newsletter [SHL-040]', async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await entry(page, '/newsletters').click()
    await expect(heading(page, 'Newsletters')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  })
  await test.step('writing asks to sign in and then does what was wanted [SHL-028] [SHL-031]', async () => {
    await entry(page, '/').click()
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Curtir/ })
    await like.click()
    await app.shell.login('anapaula')
    await expect(app.shell.loginDialog).toBeHidden()
    await expect(app.shell.toast('Login realizado!')).toBeVisible()
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /[Cc]urti/, pressed: true }),
    ).toBeVisible()
  })
  await test.step('the session survives a reload [SHL-041]', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /ver o próprio perfil/ })).toContainText('anapaula')
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeHidden()
  })
  await test.step('`Sair` brings the button back [SHL-039]', async () => {
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  })
})

test('one frame around all remotes: same document, same person, focus and title follow the page', {
  tag: '@core',
}, async ({ app, page }) => {
  await app.open('/', { as: 'moderacao' })
  await expect(heading(page, 'Feed')).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await test.step('from remote to remote without a reload, in Portuguese, still signed in [SHL-001] [SHL-003] [SHL-004]', async () => {
    for (const { href, name } of [...SECTIONS.slice(1), ...SECTIONS.slice(0, 1)]) {
      await entry(page, href).click()
      await expect(heading(page, name)).toBeVisible()
      await expect(entry(page, href)).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    }
  })
  await test.step('the focus goes to the heading of the new page [EXP-15]', async () => {
    await entry(page, '/newsletters').click()
    await expect(heading(page, 'Newsletters')).toBeFocused()
    await expect(page).toHaveTitle(/^Newsletters/)
  })
  await test.step('the first Tab offers to skip the navigation [EXP-14]', async () => {
    await page.goto('/')
    await expect(heading(page, 'Feed')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
    await expect(skip).toBeFocused()
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('keys lead to pages, and `?` explains them', async () => {
    // The second key must follow within 1.5 seconds, which a busy machine may exceed.
    await expect(async () => {
      await page.keyboard.type('gb')
      await expect(page).toHaveURL('/bookmarks', { timeout: 3000 })
    }).toPass()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a visitor with a keyboard is at `Entrar` in fewer than ten Tabs [EXP-14]', async ({ app, page }) => {
  await app.open('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const login = page.getByRole('button', { name: 'Entrar', exact: true }).first()
  const isThere = () => login.evaluate((button) => button === document.activeElement)
  for (let tabs = 1; tabs < 10 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(login).toBeFocused()
})

test('addresses outside of the route table show the 404 page [SHL-005] [SHL-006] [SHL-007]', { tag: '@core' }, async ({
  app,
  page,
}) => {
  for (const path of ['/nao-existe', '/admin/nao-existe', '/newsletters/a/b/c/d']) {
    await app.open(path, { as: 'moderacao' })
    await expect(heading(page)).toHaveText('Oops! Page not found')
  }
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(heading(page, 'Feed')).toBeVisible()
})

test('desktop has a sidebar, phones have a drawer and a bottom bar', { tag: '@core' }, async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  const drawerButton = page.getByRole('button', { name: 'Abrir menu' })
  const bottomBar = page.getByRole('navigation', { name: 'Atalhos' })
  await test.step('from 768 px on: the sidebar [SHL-010]', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(entry(page, '/settings/privacy')).toBeVisible()
    await expect(drawerButton).toBeHidden()
    await expect(bottomBar).toBeHidden()
  })
  await test.step('below: drawer and bottom bar [SHL-011] [SHL-022]', async () => {
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(bottomBar.getByRole('link')).toHaveText([
      /^Home$/,
      /^Buscar$/,
      /^Publicar$/,
      /^Notificações/,
      /^Perfil$/,
    ])
    await drawerButton.click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('a[href="/tags/following"]').click()
    await expect(page).toHaveURL('/tags/following')
    await expect(drawer).toBeHidden()
  })
  await test.step('nothing of the frame is smaller than 44 px, and nothing is cut at 320 px [SHL-012] [EXP-12]', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header a, header button, nav a, nav button')]
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
  await test.step('`Publicar` stands out [SHL-023]', async () => {
    const colours = await bottomBar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link.firstElementChild ?? link).backgroundColor))
    expect(colours.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toHaveLength(1)
    expect(colours[2]).not.toBe('rgba(0, 0, 0, 0)')
  })
})

test('the theme of the shell changes the look of every remote [PLT-038] [SHL-049]', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await app.open('/', { as: 'moderacao' })
  const root = page.locator('html')
  const toggle = page.getByRole('button', { name: 'Alternar tema' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const ink = () => heading(page).evaluate((element) => getComputedStyle(element).color)
  await test.step('system by default, following the device [SHL-042] [SHL-043] [SHL-045]', async () => {
    await expect(root).toHaveClass(/dark/)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(root).toHaveClass(/light/)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveClass(/dark/)
  })
  for (const { href, name } of SECTIONS) {
    await entry(page, href).click()
    await expect(heading(page, name)).toBeVisible()
    const before = { ground: await ground(), ink: await ink() }
    await toggle.click()
    await expect.poll(ground).not.toBe(before.ground)
    await expect.poll(ink).not.toBe(before.ink)
  }
  await test.step('the choice is kept [SHL-044]', async () => {
    await toggle.click()
    const chosen = await root.getAttribute('data-theme')
    await page.emulateMedia({ colorScheme: chosen === 'dark' ? 'light' : 'dark' })
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(root).toHaveAttribute('data-theme', chosen ?? '')
    await expect(root).toHaveClass(new RegExp(chosen ?? ''))
  })
})

/** Blocks further files of the product until the returned function is called. */
async function loseOtherFiles(page: Page): Promise<() => void> {
  let isGone = true
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  await page.route(/\/static\/.*\.js$/, (route) =>
    isGone && !known.has(route.request().url()) ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  )
  return () => {
    isGone = false
  }
}

/** Loads the overlays, which the first interaction triggers. */
async function readyForToasts(page: Page) {
  await page.getByRole('banner').click({ position: { x: 195, y: 4 } })
  await expect(page.locator('#chakra-toast-manager-top')).toBeAttached()
}

const MISSING = 'Não foi possível abrir'
const toastOf = (page: Page) => page.locator('[data-toast]').filter({ hasText: MISSING }).last()

test('a file that is gone is met by one reload, and then by a word', async ({ app, page }) => {
  app.errors.allow(/.*/)
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''))
  const find = await loseOtherFiles(page)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-first-load')
  await expect(page.getByRole('article').first()).toBeVisible()
  find()
  await readyForToasts(page)
  await loseOtherFiles(page)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(toastOf(page)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

/** Lists elements at the bottom edge that overlap each other. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll(
        'nav[aria-label=Atalhos], [aria-label="Instalar o aplicativo"], [data-action-bar], [data-toast]',
      ),
    ]
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height > 0)
    return all.flatMap(({ name, box }, index) =>
      all
        .slice(index + 1)
        .filter((other) => Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1)
        .map((other) => `${name} · ${other.name}`),
    )
  })

test('the banner to install is for narrow windows, once, and covers nothing [SHL-050] [SHL-051]', async ({
  app,
  page,
}) => {
  const banner = page.getByRole('region', { name: 'Instalar o aplicativo' })
  await app.open('/', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(banner).toBeHidden()
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden()
  await expect(banner).toBeHidden()
  await page.setViewportSize({ width: 767, height: 844 })
  await expect(banner).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(banner).toBeVisible()
  await test.step('it waits where one writes, and toasts stand above all of it', async () => {
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Salvar|^Favoritar|avoritos/ })
      .click()
    await expect(page.locator('[data-toast]').first()).toBeVisible()
    await expect.poll(() => covered(page)).toEqual([])
    for (const path of ['/newsletters/jornada/issues/issue-jornada-01', '/p/post-001/comments', '/compose']) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(async () => {
        await page.locator('[data-action-bar]').scrollIntoViewIfNeeded({ timeout: 2000 })
        await expect(page.locator('[data-action-bar]')).toBeInViewport({ timeout: 500 })
        await expect(banner).toBeHidden({ timeout: 500 })
        expect(await covered(page), path).toEqual([])
      }).toPass()
    }
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(banner).toBeHidden()
})

test('toasts stand at the bottom right, three at most [SHL-076]', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await app.failNext('posts.like')
  const like = card.getByRole('button', { name: /^Curtir/ })
  const toasts = page.locator('[data-toast]').filter({ hasText: 'Não foi possível completar a ação.' })
  for (let press = 1; press <= 4; press++) {
    await like.click()
    await expect(toasts).toHaveCount(Math.min(press, 3))
    await app.shell.holdToasts()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  }
  await page.mouse.move(1200, 780)
  // The elements move to their places in an animation.
  await expect(async () => {
    const boxes = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const { width, right } of boxes) {
      expect(width).toBe(356)
      expect(1280 - right).toBeLessThanOrEqual(32)
    }
    const [first, second, third] = boxes.sort((a, b) => a.top - b.top)
    expect(Math.round(second.top - first.bottom)).toBe(14)
    expect(Math.round(third.top - second.bottom)).toBe(14)
    expect(800 - third.bottom).toBeLessThanOrEqual(32)
  }).toPass()
})

test('on a phone a toast does not lie on the buttons of a dialog', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/')
  await app.shell.openLogin()
  await app.shell.login('ninguem')
  await expect(app.shell.toast('Erro no login')).toBeVisible()
  await app.shell.login('anapaula')
  await expect(app.shell.loginDialog).toBeHidden()
})

test('what production serves has no way to swap a remote, and no panel for it', () => {
  const folder = path.resolve(import.meta.dirname, '../../../shell/dist/static')
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const code = fs.readFileSync(path.join(folder, name), 'utf8')
    expect(code, name).not.toMatch(/ementa-dev-remote|Mostrar os limites dos remotos/)
  }
})
