import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { distOf, shell } from '../../../tooling/lib/packages.mjs'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { ADDRESSES } from '../../fixtures/addresses'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'
import { writePost } from '../../pages/composer-page'

test.use({ serviceWorkers: 'allow' })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Routes of all four remotes that are first visited after the servers have stopped. */
const ROUTES = [
  [ADDRESSES.search, /Buscar/],
  [ADDRESSES.topics, /Temas/],
  [ADDRESSES.newsletters, /Newsletters/],
  [ADDRESSES.profile, /./],
  [ADDRESSES.privacySettings, /Privacidade/],
  [ADDRESSES.moderationLogs, /./],
  ['/nao-existe', /Oops! Page not found/],
] as const

test('after one visit everything opens with all servers stopped [PLT-029] [SHL-053]', { tag: '@core' }, async ({
  app,
  page,
  servers,
}) => {
  test.slow()
  app.errors.allowOutage()
  const { shell } = servers.addresses
  await app.openAndKeep(`${shell}/`, { as: 'moderacao' })
  await expect(page.getByRole('article').first()).toBeVisible()

  await test.step('its manifest makes it installable', async () => {
    const manifest = await (await page.request.get(`${shell}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Ementa', display: 'standalone', start_url: './', lang: 'pt-BR' })
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
  })

  // The browser's HTTP cache is cleared, because it could hide files missing in the worker's cache.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  for (const name of Object.keys(servers.addresses)) await servers.stop(name)
  try {
    for (const [path, name] of ROUTES) {
      await page.goto(`${shell}${path}`)
      await expect(heading(page), path).toHaveText(name)
      await expect(page.getByText('Não foi possível carregar esta área.'), path).toBeHidden()
    }
    await test.step('the session and what was done stay [SHL-041]', async () => {
      await expect(page.getByRole('link', { name: /ver o próprio perfil/ })).toContainText('moderacao')
    })
  } finally {
    for (const name of Object.keys(servers.addresses)) await servers.start(name)
  }
})

/** Pages that the journey below first opens offline. */
const UNSEEN = [
  ADDRESSES.bookmarks,
  ADDRESSES.drafts,
  ADDRESSES.followedTags,
  ADDRESSES.notifications,
  ADDRESSES.newsletters,
  ADDRESSES.newsletter,
  // The first post of the seed is in the saved feed.
  '/p/post-002/comments',
  ADDRESSES.notificationSettings,
]

const UNSAVED = 'Esta página ainda não foi salva neste aparelho e precisa de conexão.'

test('a reload without any connection keeps pages, person and queue [SHL-071] [EXP-39]', async ({
  app,
  page,
  context,
  servers,
}) => {
  test.slow()
  app.errors.allowOutage()
  await app.openAndKeep(`${servers.addresses.shell}/`, { as: 'anapaula' })
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const debated = page.getByRole('region', { name: 'Em debate na lei' })
  await expect(debated).toBeVisible()
  await app.goOffline()
  await card.getByRole('button', { name: /^Curtir/ }).click()
  const bar = page.getByRole('region', { name: 'Sem conexão' })
  await expect(bar).toContainText('1 ação pendente')
  await page.reload()
  await expect(bar).toContainText('1 ação pendente')
  await expect(card).toBeVisible()
  await expect(card.getByRole('button', { name: /[Cc]urti/ })).toHaveAttribute('aria-pressed', 'true')
  await test.step('a page that was never saved says so and what still works', async () => {
    await page.goto(`${servers.addresses.shell}/u/lexcorp`)
    const note = page.getByRole('note').filter({ hasText: 'ainda não foi salva neste aparelho' })
    await expect(note).toContainText('Feed')
    // The note has the width of the column of all pages, 640 px.
    const { left, right } = await note.evaluate((one) => {
      const main = one.closest('main')?.getBoundingClientRect().left ?? 0
      const { left, right } = one.getBoundingClientRect()
      return { left: left - main, right: right - main }
    })
    expect([Math.round(left), Math.round(right)]).toEqual([16, 624])
  })
  const unsaved = page.getByRole('main').getByText('ainda não foi salva neste aparelho')
  await test.step('a search for a number is a page too: its dots are no end of a file name', async () => {
    await page.goto(`${servers.addresses.shell}/search?q=1.234.567`)
    await expect(heading(page)).toHaveText(/Buscar/)
  })
  await test.step('in one sentence on every page, without an error and without an offer to try in vain', async () => {
    for (const path of UNSEEN) {
      await page.goto(servers.addresses.shell + path)
      await expect(unsaved, path).toHaveText(UNSAVED)
      await expect(page.getByRole('main').getByText(/^Erro ao|^Não foi possível/)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button', { name: /^Tentar/ })).toHaveCount(0)
    }
  })
  const text = 'Fotografado no corredor do fórum.'
  const shown = (name: string) =>
    page.getByRole('article', { name }).filter({ hasText: text }).locator('img[src^="blob:"]')
  await test.step('a post written with an image waits with it, over a reload too', async () => {
    await page.goto(`${servers.addresses.shell}/compose`)
    await writePost(page, text)
    await page.getByLabel('Arquivo da imagem').setInputFiles({ name: 'pauta.png', mimeType: 'image/png', buffer: PNG })
    await expect(app.shell.toast('Imagem guardada neste aparelho')).toBeVisible()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(shown('Publicação na fila')).toBeVisible()
    await page.reload()
    await expect(shown('Publicação na fila')).toBeVisible()
  })
  await context.setOffline(false)
  await expect(app.shell.toast('Ações sincronizadas')).toBeVisible()
  await expect(shown('Publicação de Ana Paula Ferraz')).toBeVisible()
})

test('a damaged file that the worker keeps locks nobody out, and what was written stays', async ({ app, page }) => {
  app.errors.allowOutage()
  // A script that was cut off causes this error.
  app.errors.allow(/^uncaught: /)
  await app.openAndKeep('/', { as: 'anapaula' })
  const damaged = await page.evaluate(async () => {
    localStorage.setItem('ementa-test-text', 'Minuta do parecer')
    let count = 0
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const { origin, pathname } = new URL(request.url)
        if (origin !== location.origin || !pathname.endsWith('.js')) continue
        const cache = await caches.open(name)
        const response = await cache.match(request)
        if (!response) continue
        const text = await response.text()
        await cache.put(request, new Response(text.slice(0, text.length / 2), { headers: response.headers }))
        count += 1
      }
    return count
  })
  expect(damaged).toBeGreaterThan(0)
  // Not even the words about a failure have a script that runs: they come after a while, with a link.
  await page.reload()
  await expect(page.getByText(/EM-200/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Recarregar' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ementa-test-text'))).toBe('Minuta do parecer')
})

/** Releases a newer version into the folder: its boot file has another name, and the old one is gone. Returns the name. */
function releaseNewer(folder: string): string {
  const files = path.join(folder, 'static')
  const old = fs.readdirSync(files).find((name) => /^main\.[0-9a-f]{8}\.js$/.test(name)) ?? ''
  const newer = old.replace(/.(?=\.js$)/, (digit) => (digit === '0' ? '1' : '0'))
  fs.renameSync(path.join(files, old), path.join(files, newer))
  for (const name of ['index.html', 'sw.js']) {
    const file = path.join(folder, name)
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(old, newer))
  }
  return newer
}

test('a new version is taken in each tab, and starts in a reload without any connection too [EXP-40]', async ({
  app,
  page,
  context,
}, info) => {
  app.errors.allowOutage()
  const folder = info.outputPath('shell')
  fs.cpSync(distOf(shell()), folder, { recursive: true })
  const servers = await startServers({ base: outageBase(info.parallelIndex) + 5, dists: { shell: folder } })
  const lookForUpdates = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const update = (tab: Page) => tab.getByRole('button', { name: 'Atualizar', exact: true })
  const boots = (tab: Page, name: string) =>
    expect(tab.locator(`script[defer][src$="${name}"]`), `${name} runs`).toBeAttached()
  try {
    await app.openAndKeep(`${servers.addresses.shell}/`, { as: 'anapaula' })
    const other = await context.newPage()
    await other.goto(`${servers.addresses.shell}/topics`)
    await expect(heading(other)).toHaveText(/Temas/)

    await test.step('taken in one tab, it is still taken by the button of the other', async () => {
      const newer = releaseNewer(folder)
      await lookForUpdates()
      await expect(update(page)).toBeVisible()
      await update(other).click()
      await boots(other, newer)
      await update(page).click()
      await boots(page, newer)
      await other.close()
    })

    await test.step('taken without a connection, it starts by what its worker brought', async () => {
      const newest = releaseNewer(folder)
      await lookForUpdates()
      await expect(update(page)).toBeVisible()
      const browser = await context.newCDPSession(page)
      await browser.send('Network.clearBrowserCache')
      await browser.detach()
      await app.goOffline()
      await update(page).click()
      await boots(page, newest)
      await expect(page.getByRole('region', { name: 'Sem conexão' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  } finally {
    // Requests that are still pending are no errors of the page.
    await page.goto('about:blank')
    await servers.close()
  }
})
