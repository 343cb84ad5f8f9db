import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const blockedCard = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Esta área foi bloqueada por segurança.' })
const REMOTE_CHUNK = '**/__federation_expose_remote.*.js'
const MARK = 'globalThis.strangerRan = true'

/** Answers like a host that an attacker can write to. */
async function answerWith(route: Route, change: (body: string) => string) {
  const response = await route.fetch()
  const headers = { ...response.headers(), 'cache-control': 'no-store' }
  await route.fulfill({ response, headers, body: change(await response.text()) })
}
const strangerRan = (page: Page) => page.evaluate(() => 'strangerRan' in window)

test.beforeEach(({ app }) => {
  // The browser and the shell report a refused file.
  app.errors.allowOutage()
  app.errors.allow(/EM-106/, /integrity/, /ChunkLoadError/)
})

test('code that the owner did not release is not executed, and a repair is enough [PLT-016]', async ({ app, page }) => {
  for (const [what, files] of [
    ['the container', /\/remoteEntry\..*js$/],
    ['a chunk', REMOTE_CHUNK],
    ['the page itself', '**/static/*.js'],
  ] as const) {
    await test.step(`altered: ${what}`, async () => {
      await page.route(files, (route) =>
        new URL(route.request().url()).origin === new URL(page.url()).origin
          ? route.continue()
          : answerWith(route, (body) => `${MARK};${body}`),
      )
      await app.open('/notifications', { as: 'anapaula' })
      await expect(blockedCard(page)).toContainText('nada dela foi executado')
      await blockedCard(page).getByText('Detalhes').click()
      await expect(blockedCard(page)).toContainText('EM-106')
      expect(await strangerRan(page)).toBe(false)
      await page.unroute(files)
    })
  }
  await test.step('repaired: the same document shows the section', async () => {
    await blockedCard(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Notificações/ })).toBeVisible()
  })
})
