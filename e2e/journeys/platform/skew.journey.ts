import { buildVariant } from '../../../tooling/scripts/lib/variant.mjs'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'

/** One export more in a facade, and a remote that uses it. */
const NEW_EXPORT = [
  {
    file: 'shared-ui/src/data.ts',
    find: 'export { useRefresh }',
    replace: 'export const newerThanTheShell = 1\nexport { useRefresh }',
  },
  {
    file: 'mfe-account/src/routes.tsx',
    find: "import { paths } from '@ementa/contracts'",
    replace:
      "import { paths } from '@ementa/contracts'\nimport { newerThanTheShell } from '@ementa/ui/data'\nconsole.info('account ran', newerThanTheShell)",
  },
]

const VARIANTS = [
  {
    name: 'another contract',
    edits: [
      {
        file: 'shared-contracts/src/remote-module.ts',
        find: 'export const CONTRACT = 1',
        replace: 'export const CONTRACT = 99',
      },
    ],
    detail: 'it was built with contract 99, this shell has 1',
  },
  {
    name: 'other stored shapes',
    edits: [
      {
        file: 'shared-contracts/src/remote-module.ts',
        find: 'export const STORAGE = 1',
        replace: 'export const STORAGE = 7',
      },
    ],
    detail: 'it reads stored data of version 7, this shell writes version 1',
  },
  {
    name: 'a newer facade',
    edits: NEW_EXPORT,
    detail: 'it needs what this shell does not provide (@ementa/ui/data@1: newerThanTheShell)',
  },
] as const

// Builds for real: each variant is another checkout of the same remote.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const { name, edits, detail } of VARIANTS) {
  test(`a remote built with ${name} is refused before its code runs, and named [PLT-016]`, async ({
    app,
    page,
  }, info) => {
    const built = await buildVariant({ folders: ['mfe-account'], edits: [...edits] })
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
      await expect(card).toContainText(detail)
      expect(scripts, 'scripts of the refused remote').toEqual([])
      await app.shell.goTo('Home')
      await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
    } finally {
      await servers.close()
    }
  })
}

test('a remote of another checkout that needs nothing the shell lacks runs [PLT-016]', async ({ app, page }, info) => {
  const [newer] = NEW_EXPORT
  if (!newer) throw new Error('no edit')
  const built = await buildVariant({ folders: ['mfe-account'], edits: [newer] })
  const servers = await startServers({
    base: outageBase(info.parallelIndex) + 5,
    dists: { account: built['mfe-account'] ?? '' },
  })
  try {
    await app.open(`${servers.addresses.shell}/notifications`, { as: 'anapaula' })
    await expect(page.getByRole('heading', { level: 1, name: /Notificações/ })).toBeVisible()
  } finally {
    await servers.close()
  }
})
