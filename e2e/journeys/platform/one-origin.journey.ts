import { startServers } from '../../../tooling/scripts/serve.mjs'
import { outageBase } from '../../fixtures/ports'
import { expectRemotesKept, noteKeptRemotes } from '../../fixtures/service-worker'
import { expect, test } from '../../fixtures/test'

test.use({ serviceWorkers: 'allow' })

/** A page of each remote, by its link in the navigation. */
const PAGES = [
  ['Buscar', '/search', /Buscar/],
  ['Newsletters', '/newsletters', 'Newsletters'],
  ['Logs', '/admin/logs', 'Logs'],
  ['Notificações', '/notifications', /Notificações/],
] as const

/** Deep links that are first opened offline. */
const UNSEEN = [
  ['/topics', /Temas/],
  ['/newsletters/jornada', /Jornada/],
  ['/admin/users', /Usuários/],
  ['/settings/privacy', /Privacidade/],
] as const

test('shell and remotes as folders below one path, each remote also by itself in its folder [PLT-021] [PLT-026]', async ({
  app,
  page,
}, info) => {
  test.slow()
  const base = outageBase(info.parallelIndex) + 5
  const servers = await startServers({ base, packages: ['shell'], oneOrigin: true, at: '/ementa/' })
  const { shell = '' } = servers.addresses
  const heading = page.getByRole('heading', { level: 1 })
  try {
    await test.step('a person signs in and opens a page of each remote: nothing is asked for outside of the folder', async () => {
      await noteKeptRemotes(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await app.open(shell)
      await app.signIn('moderacao')
      for (const [link, path, name] of PAGES) {
        await app.shell.goTo(link)
        await expect(heading).toHaveText(name)
        await expect(page).toHaveURL(shell + path)
      }
      expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(`${shell}/`) && url !== shell)).toEqual([])
      await expectRemotesKept(page)
    })
    await test.step('a deep link is reloaded where it is, and what is handed on leads back to it', async () => {
      await page.goto(`${shell}/p/post-001/comments`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.reload()
      await expect(page).toHaveURL(`${shell}/p/post-001/comments`)
      await page.evaluate(() => {
        navigator.share = async (shared) => void Object.assign(window, { shared })
      })
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Compartilhar/ })
        .click()
      const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared?.url)
      await expect.poll(shared).toBe(`${shell}/p/post-001/comments`)
    })
    await test.step('the installed product begins in the folder, and its worker answers for nothing else', async () => {
      const installed = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
        const { start_url, scope } = await (await fetch(link?.href ?? '')).json()
        const registrations = await navigator.serviceWorker.getRegistrations()
        return [start_url, scope, ...registrations.map((one) => one.scope)].map(
          (address) => new URL(address, link?.href).href,
        )
      })
      expect(installed).toEqual([`${shell}/`, `${shell}/`, `${shell}/`])
      expect((await page.request.get(new URL('/newsletters', shell).href)).status()).toBe(404)
    })
    await test.step('a remote alone names its pages, and opens them without leaving its folder', async () => {
      await page.goto(`${shell}/apps/newsletter/`)
      await expect(heading).toHaveText('Páginas desta área')
      await page.getByRole('link', { name: 'Newsletters' }).click()
      await expect(page).toHaveURL(`${shell}/apps/newsletter/newsletters`)
      await expect(heading).toHaveText('Newsletters')
    })
    await test.step('its deep links and reloads show the page that they name', async () => {
      await page.goto(`${shell}/apps/newsletter/newsletters/jornada`)
      await expect(heading).toHaveText(/Jornada/)
      await expect(page).toHaveURL(`${shell}/apps/newsletter/newsletters/jornada`)
    })
    await test.step('and the worker still opens the product, not that page, without a server', async () => {
      app.errors.allowOutage()
      await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
      await servers.stop('shell')
      for (const [path, name] of UNSEEN) {
        await page.goto(shell + path)
        await expect(heading).toHaveText(name)
      }
      await expect(page.getByRole('link', { name: /ver o próprio perfil/ })).toContainText('moderacao')
      await expect(page.getByText('Ementa, área avulsa')).toBeHidden()
    })
  } finally {
    await servers.close()
  }
})
