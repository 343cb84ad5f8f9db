import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

interface Entry {
  name: string
  entry: string
  [more: string]: unknown
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Serves the registry with changed entries of some remotes; `entry` stands for the real address. */
async function serveRegistry(page: Page, change: Record<string, (entry: string) => object>) {
  const registry: { remotes: Entry[] } = await (await page.request.get('/remotes.json')).json()
  const remotes = registry.remotes.map((one) => ({ ...one, ...change[one.name]?.(one.entry) }))
  await page.unroute('**/remotes.json')
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, remotes } }))
}

test('the registry steers each remote by itself: bad entry, switch-off, fallback, canary [PLT-022] [PLT-016]', async ({
  app,
  page,
}) => {
  app.errors.allow(/registry|EM-\d+|RemoteError|Federation Runtime|Failed to load resource/)
  const manifests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('mf-manifest')) manifests.push(request.url())
  })

  await test.step('Given a registry in which one entry cannot be read and one is switched off', async () => {
    await serveRegistry(page, { newsletter: () => ({ entry: 7 }), account: () => ({ enabled: false }) })
    await app.open('/')
    await expect(heading(page, 'Feed')).toBeVisible()
  })
  await test.step('Then the pages of the bad entry say that the list is wrong', async () => {
    await app.shell.goTo('Newsletters')
    const card = page.getByRole('alert').filter({ hasText: 'Não foi possível encontrar esta página.' })
    await card.getByText('Detalhes').click()
    await expect(card).toContainText('EM-203')
    await expect(card).toContainText('remotes[1] (newsletter): entry:')
  })
  await test.step('And the pages of the other are calmly closed, until it is switched on again', async () => {
    await app.open('/u/anapaula')
    await expect(heading(page, 'Conta: em manutenção')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await serveRegistry(page, {})
    await page.getByRole('button', { name: 'Verificar novamente' }).click()
    await expect(heading(page, 'Ana Paula Ferraz')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
  await test.step('When a version fails to load, the fallback serves', async () => {
    await serveRegistry(page, {
      newsletter: (entry) => ({ entry: entry.replace('mf-manifest', 'gone'), fallback: entry }),
    })
    await app.open('/newsletters')
    await expect(heading(page, 'Newsletters')).toBeVisible()
  })
  await test.step('And a canary reaches the devices of its share, which go back when it fails', async () => {
    const canary = (entry: string) => `${entry}?canary`
    await serveRegistry(page, {
      newsletter: (entry) => ({ versions: [{ entry: canary(entry), share: 100 }] }),
      social: (entry) => ({ versions: [{ entry: canary(entry), share: 0 }] }),
      account: (entry) => ({ versions: [{ entry: entry.replace('mf-manifest', 'gone'), share: 100 }] }),
    })
    manifests.length = 0
    await app.open('/newsletters')
    await expect(heading(page, 'Newsletters')).toBeVisible()
    // The document preloads the address of most devices, which is only a hint.
    expect(manifests.filter((url) => url.endsWith('?canary'))).toHaveLength(1)
    await app.open('/search')
    await expect(heading(page, /Buscar/)).toBeVisible()
    expect(manifests.filter((url) => url.endsWith('?canary'))).toHaveLength(1)
    await app.open('/u/anapaula')
    await expect(heading(page, 'Ana Paula Ferraz')).toBeVisible()
  })
})
