import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/test'

test('mute and block from a post card, undo both in Privacidade [PLT-035]', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  const act = async (author: string, item: string) => {
    await page
      .getByRole('article')
      .filter({ hasText: author })
      .first()
      .getByRole('button', { name: /^Mais ações/ })
      .click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await act('Renata Vasconcelos', 'Silenciar')
  await expect(app.shell.toast('@renata foi silenciado')).toBeVisible()
  await act('Otávio', 'Bloquear')
  const question = page.getByRole('alertdialog')
  if (await question.isVisible()) await question.getByRole('button', { name: 'Bloquear' }).click()
  await expect(app.shell.toast(/^@\w+ foi bloqueado/)).toBeVisible()

  await test.step('both are listed, undone with a word each and stay undone [ACC-051] [ACC-052] [ACC-053]', async () => {
    await app.shell.goTo('Privacidade')
    await page.getByRole('button', { name: 'Reativar @renata' }).click()
    await expect(app.shell.toast('@renata foi reativado')).toBeVisible()
    await page.getByRole('button', { name: /^Desbloquear @/ }).click()
    await expect(app.shell.toast(/^@\w+ foi desbloqueado/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Você não silenciou ninguém.')).toBeVisible()
    await expect(page.getByText('Você não bloqueou ninguém.')).toBeVisible()
  })
})

test('the data can be taken along, and erased from the device', async ({ app, page }) => {
  await app.open('/')
  await app.signIn('anapaula')
  await app.shell.goTo('Privacidade')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar meus dados' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ementa-dados-anapaula-\d{4}-\d{2}-\d{2}\.json$/)
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { username: 'anapaula' } })
  expect(data).toHaveProperty('comments.0.author_id', 'user-anapaula')

  await page.getByRole('button', { name: 'Apagar dados deste aparelho' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar tudo' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Entrar', exact: true }).first()).toBeVisible()
  // The new page has begun to keep its own data; nothing names the person any more.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain('"currentUserId":"user-anapaula"')
})
