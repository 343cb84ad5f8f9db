import { readFile } from 'node:fs/promises'
import { expect, expectHeadingsInOrder, expectNoA11yViolations, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

const HANDLE = 'clausula-a-clausula'
const DRAFT = 'issue-clausula-05'
const EDITOR = EditorPage.href(HANDLE, DRAFT)
/** A scheduled issue, whose unsaved changes are saved after 30 seconds like a draft's. */
const SCHEDULED = EditorPage.href(HANDLE, 'issue-clausula-04')

/** A 1×1 PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('writes, formats, inserts and saves an issue under the enforced security policy', {
  tag: '@core',
}, async ({ app, page }) => {
  const editor = new EditorPage(page)
  await app.open(EDITOR, { as: 'anapaula' })
  await editor.ready()

  await test.step('opens the issue with all its fields [NWS-005] [NWS-045]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Editar edição' })).toBeVisible()
    await expect(editor.subject).toHaveValue('Até onde vai a limitação de responsabilidade')
    await expect(editor.internalTitle).toHaveValue('Limitar a responsabilidade sem anulá-la')
    await expect(editor.preheader).toHaveValue('')
    await expect(editor.text).toContainText('Três fronteiras')
    await expect(editor.state).toHaveText(/^Salvo/)
  })

  await test.step('no control is without a Portuguese name', async () => {
    await expectNoA11yViolations(page, 'main')
    for (const name of ['Negrito', 'Itálico', 'Lista com marcadores', 'Citação', 'Inserir link', 'Inserir imagem']) {
      await expect(editor.tool(name)).toBeVisible()
    }
  })

  await test.step('typing marks the text as unsaved and counts words at 200 a minute [NWS-047] [NWS-048] [NWS-049]', async () => {
    await editor.write(' Mais uma frase.')
    await expect(editor.state).toHaveText('Alterações não salvas')
    await expect(page.getByText('Última edição agora')).toBeVisible()
    await expect(page.getByText(/^9\d palavras · 1 min de leitura$/)).toBeVisible()
    await editor.paste('', 'palavra '.repeat(320))
    await expect(page.getByText(/^41\d palavras · 3 min de leitura$/)).toBeVisible()
    await page.keyboard.press('Control+Z')
  })

  await test.step('people and citations are suggested below the caret', async () => {
    await editor.replaceAll('Ver @ren')
    await expect(page.getByRole('option', { name: /@renata/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(editor.text).toHaveText('Ver @renata ')
    await page.keyboard.type('sobre o art. 7 da lg')
    await page.getByRole('option', { name: 'art. 7º da LGPD' }).click()
    await expect(editor.text).toHaveText('Ver @renata sobre o art. 7º da LGPD')
    await expect(page.getByRole('listbox', { name: 'Citações sugeridas' })).toHaveCount(0)
  })

  await test.step('formats with the toolbar, whose buttons say what is on', async () => {
    await editor.replaceAll('Primeiro parágrafo com duas  palavras separadas e R$ 14,90.')
    await page.keyboard.press('Enter')
    await editor.tool('Negrito').click()
    await expect(editor.tool('Negrito')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('forte')
    await editor.tool('Negrito').click()
    await page.keyboard.press('Enter')
    await editor.tool('Citação').click()
    await page.keyboard.type('Ementa citada.')
    await page.keyboard.press('Enter')
    await editor.tool('Citação').click()
    await page.getByLabel('Estilo do parágrafo').selectOption('Seção')
    await page.keyboard.type('Uma seção')
    await page.keyboard.press('Enter')
    await page.getByLabel('Estilo do parágrafo').selectOption('Texto')
    await editor.tool('Mais formatação').click()
    for (const [tool, typed] of [
      ['Tachado', 'revogado'],
      ['Sobrescrito', '2'],
      ['Subscrito', 'n'],
    ] as const) {
      await editor.tool(tool).click()
      await expect(editor.tool(tool)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.type(typed)
      await editor.tool(tool).click()
      await page.keyboard.type(' ')
    }
    await page.keyboard.press('Enter')
  })

  await test.step('a link needs text and address, and only of the web or an e-mail [NWS-056]', async () => {
    await editor.tool('Inserir link').click()
    const dialog = page.getByRole('dialog', { name: 'Inserir link' })
    await dialog.getByRole('button', { name: 'Inserir link' }).click()
    await expect(dialog.getByText('Informe o texto do link.')).toBeVisible()
    await expect(dialog.getByText('Informe o endereço do link.')).toBeVisible()
    await dialog.getByLabel('Texto do link').fill('Código Civil')
    await dialog.getByLabel('Endereço (URL)').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Inserir link' }).click()
    await expect(dialog.getByText(/Use um endereço da web/)).toBeVisible()
    await dialog.getByLabel('Endereço (URL)').fill('www.planalto.gov.br')
    await dialog.getByRole('button', { name: 'Inserir link' }).click()
    await expect(editor.text.locator('a[href="https://www.planalto.gov.br"]')).toHaveText('Código Civil')
  })

  await test.step('keeps an uploaded image by its reference', async () => {
    await editor.goToEnd()
    await editor.tool('Inserir imagem').click()
    const dialog = page.getByRole('dialog', { name: 'Inserir imagem' })
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: PNG })
    await expect(dialog.getByText('capa.png pronta para inserir.')).toBeVisible()
    await dialog.getByLabel('Descrição da imagem').fill('Plenário vazio')
    await dialog.getByRole('button', { name: 'Inserir imagem' }).click()
    await expect(editor.text.getByRole('img', { name: 'Plenário vazio' })).toHaveJSProperty('naturalWidth', 1)
  })

  await test.step('saves portable HTML and says so [NWS-046] [NS-52]', async () => {
    await page.keyboard.press('Control+S')
    await expect(app.shell.toast('Rascunho salvo!')).toBeVisible()
    await expect(editor.state).toHaveText(/^Salvo às \d\d:\d\d$/)
    const html = (await editor.storedHtml(DRAFT)) ?? ''
    expect(html).toContain('<p>Primeiro parágrafo com duas&nbsp; palavras separadas e R$ 14,90.</p>')
    expect(html).toContain('<p><strong>forte</strong></p>')
    expect(html).toContain('<blockquote>Ementa citada.</blockquote>')
    expect(html).toContain('<h2>Uma seção</h2>')
    expect(html).toContain('<s>revogado</s> <sup>2</sup> <sub>n</sub>')
    expect(html).toMatch(/<img[^>]*src="ementa-image:[^"]+"/)
    expect(html).not.toMatch(/base64|blob:|style=|data-list|ql-ui/)
  })

  await test.step('shows it as it arrives, on a desk and on a phone [NWS-046]', async () => {
    await editor.preheader.fill('A prévia da edição')
    await page.getByRole('button', { name: 'Pré-visualizar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pré-visualização' })
    const inbox = dialog.getByRole('region', { name: 'Na caixa de entrada' })
    await expect(inbox).toContainText('De: Cláusula a Cláusula · Ana Paula Ferraz')
    await expect(inbox).toContainText('Assunto: Até onde vai a limitação de responsabilidade')
    await expect(inbox).toContainText('A prévia da edição')
    const mail = dialog.frameLocator('iframe')
    await expect(mail.getByText('Cláusula a Cláusula', { exact: true })).toBeVisible()
    await expect(mail.getByRole('heading', { level: 1, name: /^Até onde vai a limitação/ })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Cancelar assinatura' })).toBeVisible()
    await expect(mail.getByRole('heading', { name: 'Uma seção' })).toBeVisible()
    await expect(mail.getByRole('img', { name: 'Plenário vazio' })).toHaveJSProperty('naturalWidth', 1)
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
    await dialog.getByRole('button', { name: 'Celular' }).click()
    expect((await dialog.locator('iframe').boundingBox())?.width).toBe(360)
    await dialog.getByRole('button', { name: 'Escuro' }).click()
    await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(242, 237, 230)')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Baixar .eml' }).click()
    const path = await (await download).path()
    const file = await readFile(path, 'utf8')
    expect(file).toMatch(/^List-Unsubscribe: <http.*\/newsletters\/clausula-a-clausula>\r$/m)
    expect(file).toMatch(/^Content-ID: <imagem-1\./m)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('opens again exactly as it was saved', async () => {
    await page.keyboard.press('Control+S')
    await expect(editor.state).toHaveText(/^Salvo às/)
    await page.reload()
    await editor.ready()
    await expect(editor.preheader).toHaveValue('A prévia da edição')
    await expect(editor.text.getByRole('img', { name: 'Plenário vazio' })).toHaveJSProperty('naturalWidth', 1)
    await expect(editor.state).toHaveText(/^Salvo/)
  })
})

test('asks before unsaved changes are left, and never otherwise', async ({ app, page }) => {
  const editor = new EditorPage(page)
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await app.open(`/newsletters/${HANDLE}`, { as: 'anapaula' })
  const openDraft = () => page.locator(`a[href="${SCHEDULED}"]`).first().click()
  await openDraft()
  await editor.ready()

  await test.step('no false alarm after looking around or undoing [NWS-054] [EXP-26]', async () => {
    await editor.text.click()
    await page.keyboard.press('ArrowDown')
    await editor.subject.press('End')
    await editor.subject.pressSequentially('!')
    await expect(editor.state).toHaveText('Alterações não salvas')
    await editor.subject.press('Backspace')
    await expect(editor.state).toHaveText(/^Salvo/)
    await page.getByRole('link', { name: /^Voltar para/ }).click()
    await expect(page).toHaveURL(new RegExp(`/newsletters/${HANDLE}$`))
    await expect(question).toBeHidden()
    await openDraft()
    await editor.ready()
  })

  await test.step('staying keeps the text [NWS-055]', async () => {
    // The call fails, so that nothing is saved automatically, however long these steps take.
    await app.failNext('newsletters.updateIssue')
    await editor.write(' Frase nova.')
    await page.getByRole('link', { name: /^Voltar para/ }).click()
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(page).toHaveURL(new RegExp(SCHEDULED))
    await expect(editor.text).toContainText('Frase nova.')
  })

  await test.step('the back button and a reload ask too [NWS-054] [EXP-26]', async () => {
    await page.goBack()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(page).toHaveURL(new RegExp(SCHEDULED))
    const asked = page.waitForEvent('dialog')
    // `page.reload()` would wait 40 s for a page that is not loaded.
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(editor.text).toContainText('Frase nova.')
  })

  await test.step('leaving leaves without the changes [NWS-055]', async () => {
    await editor.write(' Só por enquanto.')
    await page.getByRole('link', { name: /^Voltar para/ }).click()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page).toHaveURL(new RegExp(`/newsletters/${HANDLE}$`))
    await page.goto(SCHEDULED)
    await editor.ready()
    await expect(editor.text).not.toContainText('Só por enquanto.')
    await expect(page.getByText('Rascunho recuperado')).toBeHidden()
  })
})

test('brings back what a crash interrupted [EXP-25]', async ({ app, page, context }) => {
  const editor = new EditorPage(page)
  await app.open(EDITOR, { as: 'anapaula' })
  await editor.ready()
  await editor.subject.fill('Assunto que se perderia')
  await editor.write(' Frase que se perderia.')
  // The crash copy is stored within two seconds of the page's clock (`create-issue-editing.test.tsx`).
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Frase que se perderia.')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  const again = new EditorPage(next)
  await next.goto(EDITOR)
  await again.ready()
  const notice = next.getByRole('region', { name: 'Rascunho recuperado' })

  await test.step('it is offered, not forced', async () => {
    await expect(notice).toContainText('Assunto que se perderia')
    await expect(again.text).not.toContainText('Frase que se perderia.')
  })

  await test.step('restoring puts everything back, unsaved', async () => {
    await notice.getByRole('button', { name: 'Restaurar' }).click()
    await expect(again.subject).toHaveValue('Assunto que se perderia')
    await expect(again.text).toContainText('Frase que se perderia.')
    await expect(again.state).toHaveText('Alterações não salvas')
    await again.saveButton.click()
    await expect(again.state).toHaveText(/^Salvo às/)
    await next.reload()
    await again.ready()
    await expect(again.subject).toHaveValue('Assunto que se perderia')
    await expect(notice).toBeHidden()
  })
})

test('does not let two tabs overwrite each other [EXP-27]', async ({ app, page, context }) => {
  const first = new EditorPage(page)
  await app.open(EDITOR, { as: 'anapaula' })
  await first.ready()
  const other = await context.newPage()
  const second = new EditorPage(other)
  await other.goto(EDITOR)
  await second.ready()

  await test.step('what one tab is writing is not lost, so no other tab offers it', async () => {
    // If it were saved automatically, the other tab would show it.
    await app.failNext('newsletters.updateIssue')
    await first.write(' Em andamento.')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('ementa-writing')
    await other.reload()
    await second.ready()
    await expect(second.text).not.toContainText('Em andamento.')
    await expect(other.getByText('Rascunho recuperado')).toBeHidden()
  })

  await test.step('an untouched tab follows the other', async () => {
    await app.recover()
    await first.subject.fill('Salvo na primeira aba')
    await first.saveButton.click()
    await expect(first.state).toHaveText(/^Salvo às/)
    await expect(second.subject).toHaveValue('Salvo na primeira aba')
  })

  await test.step('a touched one is asked before anything is overwritten', async () => {
    await first.write(' Escrito na primeira.')
    await second.write(' Escrito na segunda.')
    await second.saveButton.click()
    await expect(second.state).toHaveText(/^Salvo às/)
    await first.saveButton.click()
    const dialog = page.getByRole('dialog', { name: 'Esta edição foi alterada em outra aba' })
    await expect(dialog).toBeVisible()
    expect(await second.storedHtml(DRAFT)).toContain('Escrito na segunda.')
    await dialog.getByRole('button', { name: 'Ver as duas' }).click()
    await expect(dialog.getByRole('region', { name: 'Nesta aba' })).toContainText('Escrito na primeira.')
    await expect(dialog.getByRole('region', { name: 'Na outra aba' })).toContainText('Escrito na segunda.')
    await dialog.getByRole('button', { name: 'Manter a minha' }).click()
    await expect(first.state).toHaveText(/^Salvo às/)
    expect(await first.storedHtml(DRAFT)).toContain('Escrito na primeira.')
    await expect(second.text).toContainText('Escrito na primeira.')
  })
})

test('sends an issue and never lets it change again', { tag: '@core' }, async ({ app, page }) => {
  const editor = new EditorPage(page)
  await app.open(EDITOR, { as: 'anapaula' })
  await editor.ready()
  await editor.replaceAll('Uma subseção')
  await page.getByLabel('Estilo do parágrafo').selectOption('Subseção')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Um texto que tem os cinquenta caracteres de que precisa. Última frase antes do envio.')
  // A subsection without a section follows the page's title.
  await expectHeadingsInOrder(page)
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  const question = page.getByRole('alertdialog', { name: 'Enviar agora?' })
  await expect(question).toContainText('2.316 assinantes de Cláusula a Cláusula')

  await test.step('it was saved before the question, and is sent after it [NWS-060] [NWS-061]', async () => {
    expect(await editor.storedHtml(DRAFT)).toContain('Última frase antes do envio.')
    await question.getByRole('button', { name: 'Enviar agora' }).click()
    await expect(app.shell.toast('Newsletter enviada!')).toBeVisible()
  })

  await test.step('from then on it is shown, without anything to change it [NS-90]', async () => {
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await expect(page.getByRole('region', { name: 'Edição enviada' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Uma subseção' })).toBeVisible()
      await expectHeadingsInOrder(page)
      await expect(page.getByText('Última frase antes do envio.')).toBeVisible()
      await expect(editor.text).toBeHidden()
      await expect(page.getByRole('button', { name: /Salvar|Enviar|Agendar/ })).toHaveCount(0)
    }
  })
})

test('on a phone, state, saving, sending and every tool stay in reach of a long text', async ({ app, page }) => {
  const editor = new EditorPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open(EDITOR, { as: 'anapaula' })
  await editor.ready()
  await editor.goToEnd()
  for (let line = 0; line < 20; line++) await page.keyboard.press('Enter')
  await page.keyboard.type('A última linha.')
  const primary = ['Negrito', 'Inserir link', 'Inserir imagem', 'Desfazer', 'Mais formatação']
  const tool = (name: string) => editor.toolbar.getByRole('button', { name, exact: true })

  await test.step('above the text, at the end of it', async () => {
    const inReach = [
      editor.state,
      editor.saveButton,
      page.getByRole('button', { name: 'Enviar…' }),
      ...primary.map(tool),
    ]
    for (const control of inReach) await expect(control).toBeInViewport({ ratio: 1 })
    const { width = 0, height = 0 } = (await tool('Inserir link').boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
  await test.step('nothing is wider than the screen', async () => {
    expect(await editor.toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
  await test.step('the other tools open below, and close again', async () => {
    await expect(tool('Sublinhado')).toBeHidden()
    await tool('Mais formatação').click()
    for (const name of ['Sublinhado', 'Refazer']) await expect(tool(name)).toBeInViewport({ ratio: 1 })
    await expectNoA11yViolations(page, 'main')
    await tool('Mais formatação').click()
    await expect(tool('Sublinhado')).toBeHidden()
  })
})
