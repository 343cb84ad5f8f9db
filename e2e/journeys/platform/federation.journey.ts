import { expect, test } from '../../fixtures/test'

const CONTAINER = /\/remoteEntry(\.[0-9a-f]{8})?\.js$/

test('remotes arrive at run time, each from its own origin, when first needed [PLT-010] [PLT-013] [PLT-027]', {
  tag: '@core',
}, async ({ app, page }) => {
  const entries: string[] = []
  page.on('request', (request) => {
    if (CONTAINER.test(request.url())) entries.push(new URL(request.url()).origin)
  })
  await app.open('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
  const shellOrigin = new URL(page.url()).origin
  const remotes: { remotes: { name: string; entry: string }[] } = await (await page.request.get('/remotes.json')).json()
  const originOf = (name: string) => new URL(remotes.remotes.find((one) => one.name === name)?.entry ?? '').origin

  expect(new Set(remotes.remotes.map(({ entry }) => new URL(entry).origin)).size).toBe(remotes.remotes.length)
  expect(originOf('social')).not.toBe(shellOrigin)
  expect(entries).toEqual([originOf('social')])
  for (const [name, path, title] of [
    ['newsletter', '/newsletters', 'Newsletters'],
    ['account', '/u/anapaula', 'Ana Paula Ferraz'],
    // The last one redirects visitors to the home page.
    ['moderation', '/admin/moderation', 'Feed'],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect.poll(() => entries).toContain(originOf(name))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('shared modules exist once per page: no remote fetches a copy of its own [PLT-014]', async ({ app, page }) => {
  const bytes = new Map<string, number>()
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    const body = await response.body().catch(() => Buffer.alloc(0))
    if (/createRoot=|useSyncExternalStore=function|"ChakraProvider"/.test(body.toString())) {
      bytes.set(origin, (bytes.get(origin) ?? 0) + body.length)
    }
  })
  await app.open('/', { as: 'anapaula' })
  for (const [path, name] of [
    ['/', 'Feed'],
    ['/newsletters', 'Newsletters'],
    ['/settings/privacy', 'Privacidade'],
    ['/admin/moderation', 'Moderação'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const shellOrigin = new URL(page.url()).origin
  expect([...bytes.keys()]).toEqual([shellOrigin])
})
