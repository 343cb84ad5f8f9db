import { expect, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

test.use({ serviceWorkers: 'allow' })

const EDITOR = EditorPage.href('clausula-a-clausula', 'issue-clausula-05')

test('a reload without a connection opens the issue, and what was written comes back with it', async ({
  app,
  page,
  context,
}) => {
  test.slow()
  app.errors.allowOutage()
  const editor = new EditorPage(page)
  const notice = page.getByRole('region', { name: 'Você está sem conexão' })
  await page.addInitScript(() => {
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      if (data?.type === 'warmed') document.documentElement.dataset.warmed = 'yes'
    })
  })
  await app.open(EDITOR, { as: 'anapaula' })
  await editor.ready()
  await expect(page.locator('html')).toHaveAttribute('data-warmed', 'yes', { timeout: 20_000 })

  await app.goOffline()
  await expect(notice).toContainText('Salvar e enviar voltam com a conexão.')
  await editor.write(' Frase escrita sem conexão.')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)), { timeout: 5000 })
    .toContain('Frase escrita sem conexão.')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await editor.ready()
  await expect(notice).toContainText('O texto abaixo é a cópia deste aparelho')
  await expect(editor.text).toContainText('Três fronteiras')
  await page.getByRole('region', { name: 'Rascunho recuperado' }).getByRole('button', { name: 'Restaurar' }).click()
  await expect(editor.text).toContainText('Frase escrita sem conexão.')

  await editor.saveButton.click()
  await expect(editor.state).toHaveText('Salvo só neste aparelho')
  await context.setOffline(false)
  await expect(editor.state).toHaveText(/^Salvo às/)
  await expect(notice).toBeHidden()
  expect(await editor.storedHtml('issue-clausula-05')).toContain('Frase escrita sem conexão.')
})
