import { expect, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

test.use({ serviceWorkers: 'allow' })

const LETTER = '/newsletters/dados-em-pauta/issues/issue-dados-01'
const UNOPENED = 'Seu contrato não diz o índice? A lei agora diz'
const SENT = EditorPage.href('clausula-a-clausula', 'issue-clausula-01')
const LIST = {
  name: 'lista.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('nome;e-mail\nJoana;joana@exemplo.adv.br\n'),
}
const EDITOR = EditorPage.href('clausula-a-clausula', 'issue-clausula-05')

test('without a connection letters are read and answered, the audience waits, and a reload brings back what was written', async ({
  app,
  page,
  context,
}) => {
  test.slow()
  app.errors.allowOutage()
  const editor = new EditorPage(page)
  const notice = page.getByRole('region', { name: 'Você está sem conexão' })
  /** Scrolls to a row: only visible rows are rendered, and the owner's controls are above them. */
  const scrollToIssues = () => page.getByRole('heading', { name: 'Edições', exact: true }).scrollIntoViewIfNeeded()
  /** Reloads, answers the browser's question about unsaved text, and sets offline again, which the emulation forgets then. */
  const reload = async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await context.setOffline(false)
    await context.setOffline(true)
  }
  await app.openAndKeep(EDITOR, { as: 'anapaula' })
  await editor.ready()

  await test.step('Given a letter and the audience that were opened before', async () => {
    await page.goto(LETTER)
    await expect(page.getByRole('textbox', { name: 'Comentário' })).toBeVisible()
    await page.goto(SENT)
    await expect(page.getByRole('button', { name: 'Acrescentar errata' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver na newsletter' }).click()
    await scrollToIssues()
    await expect(page.getByRole('link', { name: UNOPENED })).toBeVisible()
    await page.getByRole('link', { name: 'Configurações', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Público' })).toBeVisible()
    await app.goOffline()
  })
  await test.step('a list that cannot come in now says so, and keeps the word on consent', async () => {
    const consent = page.getByLabel('Como o consentimento foi dado')
    await page.getByLabel('Lista a trazer').setInputFiles(LIST)
    await consent.fill('Formulário do site, desde 2023')
    await page.getByText('Declaro que estas pessoas consentiram').click()
    await page.getByRole('button', { name: 'Trazer 1 pessoa' }).click()
    await expect(page.getByText(/^1 pessoa não veio: sem conexão\. Tente quando ela voltar\./)).toBeVisible()
    await expect(consent).toHaveValue('Formulário do site, desde 2023')
  })
  await test.step('a search that was never made, and an issue that was never opened, are found in what is kept', async () => {
    await page.getByRole('searchbox', { name: 'Buscar no público' }).fill('RENATA')
    await expect(page.getByText(/^1 pessoa entre as \d+ que este aparelho guardou$/)).toBeVisible()
    // Consent given on this page lasts as long as the page.
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('link', { name: 'Voltar para Cláusula a Cláusula' }).click()
    await scrollToIssues()
    await page.getByRole('link', { name: UNOPENED }).click()
    await expect(page.getByRole('dialog', { name: UNOPENED })).toContainText('Lei 14.905/2024')
  })
  await test.step('a correction that is typed now is there after a reload, and cannot be lost by trying', async () => {
    const erratum = page.getByRole('textbox', { name: 'Errata' })
    await app.show(SENT)
    await page.getByRole('button', { name: 'Acrescentar errata' }).click()
    await erratum.fill('Onde se lê “três”, leia-se “cinco”.')
    await reload()
    await expect(erratum).toHaveValue('Onde se lê “três”, leia-se “cinco”.')
    await page.getByRole('button', { name: 'Publicar errata' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar errata' }).click()
    await expect(app.shell.toast('Erro ao publicar a errata')).toBeVisible()
    await expect(erratum).toHaveValue('Onde se lê “três”, leia-se “cinco”.')
    await page.getByRole('form', { name: 'Errata' }).getByRole('button', { name: 'Cancelar' }).click()
  })
  await test.step('the letter is there with its comments; an answer and a mark wait for the connection', async () => {
    await app.show(LETTER)
    await expect(page.getByRole('heading', { name: /três dias úteis/ })).toBeVisible()
    await page.getByRole('textbox', { name: 'Comentário' }).fill('Escrito sem conexão.')
    await page.getByRole('button', { name: 'Comentar', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Comentários', exact: true })).toContainText(
      /Escrito sem conexão\.\s*Na fila/i,
    )
    await page.getByRole('button', { name: 'Marcar como não lida' }).click()
    await expect(page.getByRole('button', { name: 'Marcar como lida' })).toBeVisible()
  })

  await app.show(EDITOR)
  await editor.ready()
  await expect(notice).toContainText('Salvar e enviar voltam com a conexão.')
  await editor.write(' Frase escrita sem conexão.')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Frase escrita sem conexão.')
  await reload()
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
  await expect(page.getByRole('region', { name: 'Sem conexão' })).toBeHidden()
  expect(await editor.storedHtml('issue-clausula-05')).toContain('Frase escrita sem conexão.')
})
