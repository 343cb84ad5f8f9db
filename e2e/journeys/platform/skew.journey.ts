import { buildVariant } from '../../../tooling/scripts/lib/build-variant.mjs'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'

/** Differences of another checkout: the contract, the stored format, and a facade with a name that its remote needs. */
const OTHER_VERSIONS = [
  {
    file: 'shared-contracts/src/remote-module.ts',
    find: 'export const CONTRACT = 1',
    replace: 'export const CONTRACT = 99',
  },
  {
    file: 'shared-contracts/src/remote-module.ts',
    find: 'export const STORAGE = 1',
    replace: 'export const STORAGE = 7',
  },
  {
    file: 'shared-ui/src/data.ts',
    find: 'export { useChangesOfOthers, useRefresh }',
    replace: 'export const newerThanTheShell = 1\nexport { useChangesOfOthers, useRefresh }',
  },
  {
    file: 'mfe-account/src/routes.tsx',
    find: "import { paths } from '@ementa/contracts'",
    replace:
      "import { paths } from '@ementa/contracts'\nimport { newerThanTheShell } from '@ementa/ui/data'\nconsole.info('account ran', newerThanTheShell)",
  },
]
const DIFFERENCES = [
  'it was built with contract 99, this shell has 1',
  'it reads stored data of version 7, this shell writes version 1',
  'it needs what this shell does not provide (@ementa/ui/data@1: newerThanTheShell)',
]

test('a remote built with another contract, storage and facade is refused before its code runs, and named [PLT-016]', async ({
  app,
  page,
}, info) => {
  // A real build of another checkout of the same remote.
  test.setTimeout(180_000)
  const built = await buildVariant({ folders: ['mfe-account'], edits: OTHER_VERSIONS })
  const servers = await startServers({
    base: outageBase(info.parallelIndex) + 5,
    dists: { account: built['mfe-account'] ?? '' },
  })
  app.errors.allow(/EM-103/, /RemoteError/, /\[ Federation Runtime \]/)
  const scripts: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (request.resourceType() === 'script' && origin === servers.addresses.account) scripts.push(request.url())
  })
  try {
    await app.open(`${servers.addresses.shell}/notifications`)
    const card = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta área.' })
    await expect(card).toContainText('versão incompatível')
    await card.getByText('Detalhes').click()
    await expect(card).toContainText('EM-103')
    await expect(card).toContainText(/account@1\.\S+ does not fit shell@1\.\S+: /)
    for (const difference of DIFFERENCES) await expect(card).toContainText(difference)
    expect(scripts, 'scripts of the refused remote').toEqual([])
    await app.shell.goTo('Home')
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
  } finally {
    // Requests that are still pending are no errors of the page.
    await page.goto('about:blank')
    await servers.close()
  }
})
