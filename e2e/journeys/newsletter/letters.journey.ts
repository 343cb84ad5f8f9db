import { readFile } from 'node:fs/promises'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

const HANDLE = 'clausula-a-clausula'
const SUBJECT_B = 'Quando o juiz pode reduzir a multa'

/** Encodes a CSV as Excel in Brazil does: with semicolons and in Windows-1252. */
const LIST = Buffer.from(
  'Nome;E-mail;Desde\nJoão da Conceição;joao@escritorio.adv.br;02/05/2023\n=1+1;formula@x.br;\nSem endereço;x;\n',
  'latin1',
)

test('a writer tests two subjects of an issue, keeps its text as a template, corrects it, and takes the audience in and out', async ({
  app,
  page,
}) => {
  const editor = new EditorPage(page)
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  const subjectTest = page.getByRole('region', { name: 'Teste de assunto' })

  await test.step('the text becomes a template, with which the next issue begins', async () => {
    await app.open(EditorPage.href(HANDLE, 'issue-clausula-05'), { as: 'anapaula' })
    await editor.ready()
    await page.getByRole('tab', { name: 'Modelos' }).click()
    await page.getByRole('button', { name: 'Salvar texto como modelo' }).click()
    await page.getByLabel('Nome do modelo').fill('Três fronteiras')
    await page.getByRole('button', { name: 'Salvar modelo' }).click()
    await expect(page.getByRole('button', { name: 'Usar modelo Três fronteiras' })).toBeVisible()
    await page.getByRole('tab', { name: 'Envio' }).click()
  })
  await test.step('two subjects are planned, and the question before sending says who gets which', async () => {
    await page.getByRole('button', { name: 'Testar dois assuntos' }).click()
    await page.getByRole('textbox', { name: 'Assunto B' }).fill(SUBJECT_B)
    await page.getByRole('button', { name: 'Usar no envio' }).click()
    await expect(subjectTest).toContainText('Começa no envio.')
    await page.getByRole('button', { name: 'Enviar agora' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(`outros 10% recebem “${SUBJECT_B}”`)
    await answer('Enviar agora')
  })
  await test.step('the winner is declared after an honest warning, and is the subject of the issue', async () => {
    await subjectTest.getByRole('button', { name: /^Declarar B/ }).click()
    await expect(page.getByRole('alertdialog')).toContainText('é uma escolha sua, não um resultado do teste')
    await answer('Declarar B vencedor')
    await expect(page.getByRole('heading', { level: 1, name: SUBJECT_B })).toBeVisible()
    await expect(subjectTest).toContainText('A edição ficou com o assunto B.')
  })
  await test.step('on a phone: a new issue begins with the template', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/newsletters/${HANDLE}/new`)
    await page.getByRole('button', { name: 'Três fronteiras' }).click()
    await expect(editor.text).toContainText('fronteiras')
    await editor.subject.fill('Começou de um modelo')
    await editor.saveButton.click()
    await expect(page).toHaveURL(/\/edit\//)
  })
  await test.step('a correction of a sent issue is in its mail', async () => {
    await page.goto(EditorPage.href(HANDLE, 'issue-clausula-01'))
    await page.getByRole('button', { name: 'Acrescentar errata' }).click()
    await page.getByRole('textbox', { name: 'Errata' }).fill('Onde se lê “três”, leia-se “cinco”.')
    await page.getByRole('button', { name: 'Publicar errata' }).click()
    await answer('Publicar errata')
    await expect(page.getByText('Errata publicada')).toBeVisible()
    await page.getByRole('button', { name: 'Ver como e-mail' }).click()
    await expect(page.frameLocator('iframe').getByText('leia-se “cinco”')).toBeVisible()
  })
  await test.step('a list comes in with the owner’s word on consent, and what does not come is named', async () => {
    await page.goto(`/newsletters/${HANDLE}/configuracoes`)
    await page.getByLabel('Lista a trazer').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: LIST })
    await expect(page.getByRole('list', { name: 'Linhas que ficam de fora' })).toContainText('endereço inválido')
    const bring = page.getByRole('button', { name: 'Trazer 2 pessoas' })
    await expect(bring).toBeDisabled()
    await page.getByLabel('Como o consentimento foi dado').fill('Formulário do site, desde 2023')
    await page.getByText('Declaro que estas pessoas consentiram').click()
    await expectNoA11yViolations(page, '#publico')
    await bring.click()
    await expect(page.getByText('2 pessoas entraram na lista. Nada foi enviado.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar no público' }).fill('conceicao')
    await expect(page.getByRole('list', { name: 'Público' }).getByRole('listitem')).toHaveText([/João da Conceição/])
  })
  await test.step('and leaves as a file that no spreadsheet calculates', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar lista (.csv)' }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain('João da Conceição;joao@escritorio.adv.br;')
    expect(file).toContain(`"'=1+1";formula@x.br`)
  })
})

const PARAGRAPH = 'O prazo em dobro da Defensoria alcança os núcleos de prática jurídica, e a lei o diz sem ressalva. '
const LONG = ['Prazos', 'Custas', 'Recursos']
  .map((title) => `## ${title}\n\n${Array.from({ length: 6 }, () => PARAGRAPH.repeat(4)).join('\n\n')}`)
  .join('\n\n')
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test('on a phone a long issue has contents, keeps the place where one stopped, and leads to its neighbours', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('Given a long issue', async () => {
    const text = `---\ntitle: Carta longa\ndate: ${yesterday()}\n---\n\n${LONG}`
    await app.open(`/newsletters/${HANDLE}/configuracoes`, { as: 'anapaula' })
    const file = { name: 'carta.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }
    await page.getByLabel('Arquivos a trazer').setInputFiles(file)
    await page.getByRole('button', { name: 'Trazer 1 edição' }).click()
    await expect(page.getByText('1 edição veio.')).toBeVisible()
  })
  await test.step('its contents lead to each part', async () => {
    await page.goto(`/newsletters/${HANDLE}`)
    // Only visible rows are rendered, and the owner's controls are above them.
    await page.getByRole('heading', { name: 'Edições', exact: true }).scrollIntoViewIfNeeded()
    const href = await page.getByRole('link', { name: 'Carta longa' }).first().getAttribute('href')
    await page.goto(href ?? '')
    await page.getByRole('navigation', { name: 'Nesta edição' }).getByRole('button', { name: 'Custas' }).click()
    await expect(page.getByRole('heading', { name: 'Custas' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Custas' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ementa-reading-places'))).toMatch(/:\d/)
  })
  await test.step('and the place is offered at the next visit', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Continuar de onde parei' }).click()
    await expect(page.getByRole('heading', { name: 'Custas' })).toBeInViewport()
  })
  await test.step('the issue before it is one step away, and so is the way back', async () => {
    const others = page.getByRole('navigation', { name: 'Outras edições' })
    await others.getByRole('link', { name: /^Edição anterior/ }).click()
    await page.getByRole('link', { name: /Próxima edição.*Carta longa/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Carta longa' })).toBeVisible()
  })
  await test.step('it is discussed below, and each comment has its own address', async () => {
    const comment = page.getByRole('article', { name: /^Comentário de Ana Paula/ })
    await page.getByRole('textbox', { name: 'Comentário' }).fill('A próxima carta continua esta.')
    await page.getByRole('button', { name: 'Comentar', exact: true }).click()
    await page.goto((await comment.getByRole('link', { name: 'agora' }).getAttribute('href')) ?? '')
    await page.reload()
    await expect(comment).toBeFocused()
    await expect(comment).toBeInViewport()
    await expectNoA11yViolations(page)
  })
})
