import { expect, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

// The editor is tested alone in Chromium, because it depends on parser and selection of a real browser.

/** An image of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

for (const [device, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test(`a table, a footnote and Markdown are written on ${device}, survive a reload and are read`, async ({
    app,
    page,
  }) => {
    const editor = new EditorPage(page)
    const id = 'issue-clausula-05'
    await page.setViewportSize({ width, height: 800 })
    await app.open(EditorPage.href('clausula-a-clausula', id), { as: 'anapaula' })
    await editor.ready()
    const tool = async (name: string) => {
      const more = editor.tool('Mais formatação')
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
      await editor.tool(name).click()
    }

    await test.step('Markdown becomes what it says as it is typed', async () => {
      await editor.replaceAll('## Prazos')
      await page.keyboard.press('Enter')
      await page.keyboard.type('O prazo é **fatal**, diz www.stj.jus.br sempre.')
      await expect(editor.text.getByRole('heading', { name: 'Prazos' })).toBeVisible()
      await expect(editor.text.locator('strong')).toHaveText('fatal')
      await expect(editor.text.locator('a[href="https://www.stj.jus.br"]')).toHaveText('www.stj.jus.br')
    })
    await test.step('a citation is completed and the advice on publicity taken by the keyboard, offline too', async () => {
      await page.keyboard.type(' Conforme o art. 5')
      await expect(page.getByRole('option', { name: 'art. 5º da CF' })).toBeVisible()
      await app.goOffline()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(editor.text).toContainText('Conforme o art. 5º da CF')
      await page.keyboard.type('. Causa ganha!')
      await expect(page.getByText(/Provimento OAB 205\/2021, art\. 6º/)).toBeVisible()
      await page.getByRole('button', { name: /^Trocar/ }).press('Enter')
      await expect(editor.text).toContainText('O desfecho depende das provas')
      await expect(editor.text).toBeFocused()
      await page.context().setOffline(false)
    })
    await test.step('a footnote opens where its number is, and is listed below', async () => {
      await tool('Inserir nota de rodapé')
      const dialog = page.getByRole('dialog', { name: 'Inserir nota de rodapé' })
      await dialog.getByRole('button', { name: 'Inserir nota' }).click()
      await expect(dialog.getByText('Escreva o texto da nota.')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Texto da nota' }).fill('CPC, art. 219.')
      await dialog.getByRole('button', { name: 'Inserir nota' }).click()
      await expect(editor.text.getByRole('button', { name: 'Nota de rodapé 1' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Notas de rodapé' })).toContainText('CPC, art. 219.')
    })
    await test.step('a table is filled by the keyboard, grows by the menu, and undo takes the growth back', async () => {
      await expect(editor.text).toBeFocused()
      await tool('Inserir tabela')
      await page.getByRole('menuitem', { name: 'Tabela de 2 colunas' }).click()
      const rows = editor.text.locator('tr')
      await expect(rows).toHaveCount(3)
      await expect(editor.text).toBeFocused()
      for (const words of ['Ato', 'Prazo', 'Apelação', '15 dias']) {
        await page.keyboard.type(words)
        await page.keyboard.press('Tab')
      }
      await tool('Editar tabela')
      await page.getByRole('menuitem', { name: 'Linha abaixo' }).click()
      await expect(rows).toHaveCount(4)
      await tool('Desfazer')
      await expect(rows).toHaveCount(3)
    })
    await test.step('an image is described, and a paste says what it could not keep', async () => {
      await editor.goToEnd()
      await tool('Inserir imagem')
      const dialog = page.getByRole('dialog', { name: 'Inserir imagem' })
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'plenario.gif', mimeType: 'image/gif', buffer: PIXEL })
      await expect(dialog.getByText('plenario.gif pronta para inserir.')).toBeVisible()
      await dialog.getByLabel('Descrição da imagem').fill('Plenário vazio')
      await dialog.getByRole('button', { name: 'Inserir imagem' }).click()
      await expect(editor.text.getByRole('img', { name: 'Plenário vazio' })).toBeVisible()
      await editor.paste('<p class="MsoNormal">Colado do <b>Word</b>, <span style="color:red">em cores</span>.</p>')
      await expect(editor.text).toContainText('Colado do Word, em cores.')
      await expect(page.getByRole('status').filter({ hasText: 'A colagem não pôde manter' })).toContainText(
        '1 cor de texto',
      )
    })
    await test.step('it is all there after a reload', async () => {
      await page.keyboard.press('Control+s')
      await expect(editor.state).toHaveText(/^Salvo às/)
      await page.reload()
      await expect(editor.text.locator('tr').first()).toHaveText('AtoPrazo')
      await expect(page.getByRole('region', { name: 'Notas de rodapé' })).toContainText('CPC, art. 219.')
      await expect(editor.text.getByRole('img', { name: 'Plenário vazio' })).toBeVisible()
      expect(await editor.storedHtml(id)).toContain(
        '<table><thead><tr><th>Ato</th><th>Prazo</th></tr></thead><tbody><tr><td>Apelação</td><td>15 dias</td></tr>',
      )
    })
    await test.step('the reader opens the note in its place', async () => {
      await editor.changeStored(id, { status: 'sent', sent_at: new Date().toISOString() })
      await page.goto(`/newsletters/clausula-a-clausula/issues/${id}`)
      const text = page.getByRole('main')
      await text.getByRole('button', { name: 'Nota 1' }).click()
      await expect(text.getByRole('note')).toHaveText('CPC, art. 219.')
      await expect(text.getByRole('columnheader', { name: 'Prazo' })).toBeVisible()
    })
  })
}
