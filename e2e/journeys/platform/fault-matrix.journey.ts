import type { Page, Route } from '@playwright/test'
import type { Username } from '../../fixtures/app'
import { FAULTS } from '../../fixtures/faults'
import { expect, test } from '../../fixtures/test'

interface Area {
  name: string
  path: string
  heading: string | RegExp
  as: Username
}

const AREAS: readonly Area[] = [
  { name: 'social', path: '/tags/following', heading: 'Tags Seguidas', as: 'moderacao' },
  { name: 'newsletter', path: '/newsletters', heading: 'Newsletters', as: 'moderacao' },
  { name: 'moderation', path: '/admin/logs', heading: 'Logs', as: 'moderacao' },
  { name: 'account', path: '/notifications', heading: /Notificações/, as: 'moderacao' },
]

/** Selects the cases: each fault is met once, and each area three times, mostly on the deployed layout. */
const played = (area: number, layout: 'built' | 'released') =>
  FAULTS.filter((_, fault) => {
    const isBuilt = Math.floor(fault / AREAS.length) === 1
    return fault % AREAS.length === area && isBuilt === (layout === 'built')
  })

const navigate = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)

for (const [index, area] of AREAS.entries()) {
  test(`${area.name}: every fault costs its own section only, and is over without a reload [PLT-016]`, async ({
    app,
    page,
    servers,
    layout,
  }) => {
    app.errors.allowOutage()
    app.errors.allow(/EM-10\d/, /RemoteError/, /ChunkLoadError/, /integrity/, /\[ Federation Runtime \]/, /CORS/)
    const { shell } = servers.addresses
    const host = servers.addresses[area.name] ?? ''
    const manifest = await (await page.request.get(`${host}/mf-manifest.json`)).json()
    const neighbour = AREAS[(index + 1) % AREAS.length]
    if (!neighbour) throw new Error('no neighbour')
    const card = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /Tentar novamente|Recarregar/ })
    const heading = ({ heading: name }: Area) => page.getByRole('heading', { level: 1, name })

    for (const fault of played(index, layout)) {
      await test.step(`${fault.what}: ${fault.code}`, async () => {
        const file = fault.file(manifest)
        const isFile = ({ href }: URL) => href.split('?')[0] === `${host}/${file}`
        const strike = (route: Route) => fault.strike(route)
        await page.route(isFile, strike)
        await app.open(`${shell}${neighbour.path}`, { as: area.as })
        await expect(heading(neighbour)).toBeVisible()
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        await navigate(page, area.path)
        await card.getByText('Detalhes').click()
        await expect(card).toContainText(fault.code)
        await navigate(page, neighbour.path)
        await expect(heading(neighbour)).toBeVisible()
        await navigate(page, area.path)
        await expect(card).toBeVisible()
        await page.unroute(isFile, strike)
        const isOfAnotherVersion = fault.code === 'EM-103'
        await card.getByRole('button', { name: isOfAnotherVersion ? 'Recarregar' : 'Tentar novamente' }).click()
        await expect(heading(area)).toBeVisible()
        expect(await page.evaluate(() => 'sameDocument' in window), 'without a reload').toBe(!isOfAnotherVersion)
      })
    }
  })
}
