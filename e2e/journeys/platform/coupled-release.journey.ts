import { releasedSet } from '../../../tooling/release/lib/released-set.mjs'
import { otherCheckout } from '../../../tooling/scripts/lib/build-variant.mjs'
import { run } from '../../../tooling/scripts/lib/run.mjs'
import { startServers } from '../../../tooling/scripts/serve.mjs'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'

const NOTIFICATIONS = 'mfe-account/src/features/notifications/notifications-page.tsx'

/** The next release: its shell provides one more name, and a page of its account needs that name and shows it. */
const NEXT = [
  {
    file: 'shared-ui/src/data.ts',
    find: 'export { useChangesOfOthers, useRefresh }',
    replace: "export const ofTheNextShell = '(próxima)'\nexport { useChangesOfOthers, useRefresh }",
  },
  {
    file: NOTIFICATIONS,
    find: "import { addressParams, choiceParam, textParam, useAddressState, useTypedParam } from '@ementa/ui/router'",
    replace:
      "import { ofTheNextShell } from '@ementa/ui/data'\nimport { addressParams, choiceParam, textParam, useAddressState, useTypedParam } from '@ementa/ui/router'",
  },
  {
    file: NOTIFICATIONS,
    find: '<PageHeader\n      title="Notificações"',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is source code
    replace: '<PageHeader\n      title={`Notificações ${ofTheNextShell}`}',
  },
]

test.use({ serviceWorkers: 'allow' })

test('a tab that is open while a shell and a remote go out together is led to them by a reload [PLT-016]', async ({
  app,
  page,
}, info) => {
  test.setTimeout(600_000)
  const dists = await releasedSet()
  const next = otherCheckout(NEXT)
  const servers = await startServers({ base: outageBase(info.parallelIndex) + 5, dists })
  const operate = async (command: string, name: string, ...options: string[]) => {
    const { code, output } = await run(
      'npm',
      ['run', '-s', command, '-w', name, '--', '--to', dists[name.replace('mfe-', '')] ?? '', ...options],
      { cwd: next },
    )
    expect(code, output).toBe(0)
    return output
  }
  const { shell } = servers.addresses
  const comment = page.getByRole('textbox', { name: 'Comentário' })
  const main = page.getByRole('main')
  app.errors.allow(/^\[EM-103\]/)
  try {
    await test.step('Given a tab with a comment that is not sent yet', async () => {
      await app.openAndKeep(`${shell}/p/post-001/comments`, { as: 'anapaula' })
      await comment.fill('Escrito antes da nova versão.')
    })
    await test.step('When the shell and then a remote that needs it are released', async () => {
      expect(await operate('release', 'shell')).toContain('is now in use')
      expect(await operate('release', 'mfe-account')).toContain('is now in use')
    })
    const versions = await test.step('Then a section that the tab has not loaded yet asks for a reload', async () => {
      await app.shell.goTo('Notificações')
      const card = main.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) })
      await expect(card).toContainText('Recarregue a página')
      await card.getByText('Detalhes técnicos').click()
      await expect(card).toContainText('EM-103')
      await expect(card).toContainText('@ementa/ui/data@1: ofTheNextShell')
      return /account@(?<account>\S+) does not fit shell@(?<shell>[^\s:]+)/.exec((await card.textContent()) ?? '')
        ?.groups
    })
    await test.step('And after it the new versions run, and the text is there', async () => {
      await main.getByRole('button', { name: 'Recarregar' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'Notificações (próxima)' })).toBeVisible()
      await page.goBack()
      await expect(comment).toHaveValue('Escrito antes da nova versão.')
    })
    await test.step('And the card has named the versions by which releases are rolled back', async () => {
      expect(await operate('rollback', 'mfe-account')).toContain(`(was ${versions?.account})`)
      expect(await operate('rollback', 'shell', '--version', versions?.shell ?? '')).toContain(
        `is at ${versions?.shell}`,
      )
    })
  } finally {
    // Requests that are still pending are no errors of the page.
    await page.goto('about:blank')
    await servers.close()
  }
})
