import { startServers } from '../../../tooling/scripts/serve.mjs'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'

test.use({ serviceWorkers: 'allow' })

test('shell and remotes as folders of one origin, each remote also by itself in its folder [PLT-021] [PLT-026]', async ({
  app,
  page,
}, info) => {
  const base = outageBase(info.parallelIndex) + 5
  const servers = await startServers({ base, packages: ['shell'], oneOrigin: true })
  const { shell = '' } = servers.addresses
  const heading = page.getByRole('heading', { level: 1 })
  try {
    await test.step('the product loads its remotes from their folders', async () => {
      await page.addInitScript(() => {
        navigator.serviceWorker?.addEventListener('message', ({ data }) => {
          if (data?.type === 'warmed') document.documentElement.dataset.warmed = data.warmed.join(' ')
        })
      })
      await app.open(`${shell}/newsletters`)
      await expect(heading).toHaveText('Newsletters')
      const origins = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
      )
      expect([...new Set(origins)]).toEqual([new URL(shell).origin])
      await expect(page.locator('html')).toHaveAttribute('data-warmed', /social/, { timeout: 20_000 })
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
      await servers.stop('shell')
      await page.goto(`${shell}/newsletters`)
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /Ementa/ })
          .first(),
      ).toBeVisible()
      await expect(page.getByText('Ementa, área avulsa')).toBeHidden()
    })
  } finally {
    await servers.close()
  }
})
