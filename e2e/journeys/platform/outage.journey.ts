import type { Page } from '@playwright/test'
import { LOST_CHUNK } from '../../fixtures/console-errors'
import { expect, test } from '../../fixtures/test'

const failureCard = (page: Page) => page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta área.' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test.beforeEach(({ app }) => {
  // Refused connections and the shell's reports of them are expected in these journeys.
  app.errors.allowOutage()
  app.errors.allow(/EM-10\d/, /RemoteError/, /\[ Federation Runtime \]/)
})

test('one remote is down: only its section fails, and a retry recovers without a reload [PLT-016]', async ({
  app,
  page,
  servers,
}) => {
  const { shell } = servers.addresses
  await servers.stop('newsletter')
  try {
    await test.step('the failing section says so and offers a retry', async () => {
      await app.open(`${shell}/newsletters`)
      await expect(failureCard(page)).toContainText('Newsletters')
      await expect(failureCard(page).getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    })
    await test.step('shell and the other remotes go on working', async () => {
      await app.shell.goTo('Home')
      await expect(heading(page, 'Feed')).toBeVisible()
      await page.goBack()
      await expect(failureCard(page)).toBeVisible()
    })
    await test.step('its details name code, remote and address for developers', async () => {
      await failureCard(page).getByText('Detalhes').click()
      await expect(failureCard(page)).toContainText('EM-101')
      await expect(failureCard(page)).toContainText(`${servers.addresses.newsletter}/mf-manifest.json`)
    })
  } finally {
    await servers.start('newsletter')
  }
  await test.step('back up: the same document shows the section', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await failureCard(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(heading(page, 'Newsletters')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test('a registry that is malformed or gone: the last good copy is used [PLT-022]', async ({ app, page }) => {
  app.errors.allow(/registry/)
  await test.step('first visit, nothing known: one clear message', async () => {
    await page.route('**/remotes.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"remotes": 1}' }),
    )
    await app.open('/')
    await expect(page.getByText('Não foi possível carregar as áreas da Ementa.')).toBeVisible()
  })
  await test.step('it recovers by its button', async () => {
    await page.unroute('**/remotes.json')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(heading(page, 'Feed')).toBeVisible()
  })
  await test.step('later failures change nothing: the last good copy serves', async () => {
    await page.route('**/remotes.json', (route) => route.fulfill({ status: 500, body: 'erro' }))
    await page.goto('/newsletters')
    await expect(heading(page, 'Newsletters')).toBeVisible()
  })
})

/** Blocks the shell's scripts that contain a text, until `end` is called. */
async function loseScripts(page: Page, shell: string | undefined, text: string) {
  let lost = 0
  await page.route(
    ({ origin, pathname }) => origin === shell && pathname.endsWith('.js'),
    async (route) => {
      const response = await route.fetch()
      if (!(await response.text()).includes(text)) return route.fulfill({ response })
      lost += 1
      await route.abort()
    },
  )
  return {
    lost: () => lost,
    end: () => page.unrouteAll({ behavior: 'wait' }),
  }
}

/** Texts in the code of shared modules: the style engine and the toasts. */
const STYLES = 'data-emotion'
const TOASTS = 'chakra-toast-manager'

test('code that the remotes share and that did not arrive is asked for again by a retry [PLT-016]', async ({
  app,
  page,
  servers,
}) => {
  const { shell } = servers.addresses
  app.errors.allow(LOST_CHUNK)
  const styles = await loseScripts(page, shell, STYLES)
  await app.open(`${shell}/`, { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await app.shell.goTo('Composer')
  await expect(failureCard(page)).toBeVisible()
  await expect.poll(styles.lost).toBeGreaterThan(0)
  await styles.end()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await failureCard(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(heading(page, 'Novo Post')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('so is that of dialogs, menus and toasts, by itself and by the next press [PLT-016]', async ({
  app,
  page,
  servers,
}) => {
  const { shell } = servers.addresses
  app.errors.allow(LOST_CHUNK)
  const toasts = await loseScripts(page, shell, TOASTS)
  await app.open(`${shell}/`, { as: 'anapaula' })
  const more = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Mais ações/ })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await more.click()
  await expect.poll(toasts.lost).toBeGreaterThan(0)
  await toasts.end()
  await test.step('the part of the shell comes by itself', async () => {
    await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  })
  await test.step('a menu of a remote with the next press', async () => {
    await more.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem').first()).toBeHidden()
    await expect(more).toBeFocused()
  })
  await test.step('and a dialog of the shell', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test('a mock backend whose file did not arrive is asked for again [PLT-016]', async ({ app, page }) => {
  const file = '**/static/backend.*.js'
  await page.route(file, (route) => route.abort())
  await app.open('/')
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  await page.unroute(file)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await retry.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
