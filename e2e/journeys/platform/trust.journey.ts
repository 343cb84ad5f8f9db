import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { alteredSignatures } from '../../../tooling/release/lib/tampering.mjs'
import { expect, test } from '../../fixtures/test'

const blockedCard = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Esta área foi bloqueada por segurança.' })
const MANIFEST = '**/mf-manifest.json'
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

test('a manifest without the signature of its owner leads to no script of the remote [PLT-016]', async ({
  app,
  page,
}) => {
  const scripts: string[] = []
  await app.open('/')
  const { origin } = new URL(page.url())
  page.on('request', (request) => {
    if (/remoteEntry|__federation_expose/.test(request.url())) scripts.push(request.url())
  })
  let altered: object | undefined
  await page.route(MANIFEST, (route) => answerWith(route, (body) => JSON.stringify(altered ?? JSON.parse(body))))
  const registry = await (await page.request.get(`${origin}/remotes.json`)).json()
  const { entry } = registry.remotes.find((one: { name: string }) => one.name === 'account')
  const manifest = await (await page.request.get(entry)).json()
  const [unsigned, empty, , stranger] = alteredSignatures(manifest)
  const files = {
    ...manifest.ementa.files,
    [manifest.metaData.remoteEntry.name]: createHash('sha256').update(MARK).digest('base64'),
  }
  for (const [what, served] of [
    ['unsigned', unsigned?.manifest],
    ['an empty signature', empty?.manifest],
    ["a stranger's signature", stranger?.manifest],
    ['another hash', { ...manifest, ementa: { ...manifest.ementa, files } }],
  ] as const) {
    await test.step(what, async () => {
      altered = served
      // The previous document may still be preloading its links.
      await page.goto('about:blank')
      scripts.length = 0
      await app.open('/notifications')
      await expect(blockedCard(page)).toBeVisible()
      expect(scripts).toEqual([])
    })
  }
})
