import { readFile } from 'node:fs/promises'
import { sampleGhost, sampleSubstack } from '@ementa/testing/archives'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

const ISSUES = 50

/** Losses of the Ghost sample by issue: each kind that docs/mudanca.md names. */
const COVER = '1 conteúdo incorporado (vídeo ou outro); a imagem de capa'
const MEMBERS = 'a restrição a membros: vale a regra da newsletter'
const LOST_FROM_GHOST = [
  ...['1 vídeo ou áudio', '1 vídeo ou áudio', '2 botões ou formulários', '1 botão (fica o link)'],
  '1 imagem de endereço sem segurança (http); 1 imagem sem endereço público',
  '1 link para o site antigo (fica o texto)',
  '1 nota de rodapé sem texto no arquivo',
  '1 célula mesclada (vem separada)',
  ...[COVER, MEMBERS],
  'o texto: o arquivo não o traz em HTML',
  'o fim do assunto: passa de 300 caracteres; o fim do texto de prévia: passa de 300 caracteres',
  ...[MEMBERS, COVER, MEMBERS, COVER, MEMBERS, COVER, MEMBERS],
  `${COVER}; o agendamento: vem como rascunho`,
]
const LEFT_IN_GHOST = [
  'Página “Sobre”: aqui não há páginas fixas',
  '2 tags: as edições daqui não têm tags',
  'Os nomes de 2 autores: as edições daqui saem com um só remetente',
]

// The journey follows the steps of docs/mudanca.md.
test('a writer moves from Ghost and from Substack, and every loss is reported', async ({ app, page }) => {
  const files = page.getByLabel('Arquivos a trazer')
  const report = page.getByRole('region', { name: 'Relatório' })
  const ghost = { name: 'ghost.json', mimeType: 'application/json', buffer: Buffer.from(sampleGhost(ISSUES)) }

  await test.step('the settings are one step from the newsletter', async () => {
    await app.open('/newsletters/clausula-a-clausula', { as: 'anapaula' })
    await page.getByRole('link', { name: 'Configurações', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
    await expectNoA11yViolations(page)
  })

  await test.step('a file of another kind changes nothing', async () => {
    await files.setInputFiles({ name: 'dados.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await expect(page.getByText(/não são uma exportação do Ghost ou do Substack/)).toBeVisible()
  })

  await test.step('Ghost: the report names what stays behind, then all issues come', async () => {
    await files.setInputFiles(ghost)
    await expect(report).toContainText('Exportação do Ghost: 42 edições enviadas e 8 rascunhos')
    // The newsletter is free, so issues for members or paying readers would be open to everybody.
    const held = report.getByRole('list', { name: 'O que vem como rascunho' }).getByRole('listitem')
    await expect(held.first()).toHaveText('Ghost 12: o arquivo diz “visibility: members”')
    await expect(report).toContainText(`De ${LOST_FROM_GHOST.length} edições algo fica para trás:`)
    const lost = report.getByRole('list', { name: 'O que fica para trás' }).getByRole('listitem')
    expect((await lost.allTextContents()).map((line) => line.replace(/^[^:]*: /, ''))).toEqual(LOST_FROM_GHOST)
    await expect(report.getByRole('list', { name: 'O que não vem' }).getByRole('listitem')).toHaveText(LEFT_IN_GHOST)
    await page.getByRole('button', { name: 'Trazer 50 edições' }).click()
    await expect(page.getByText('50 edições vieram.')).toBeVisible()
  })

  await test.step('the same file again brings nothing twice', async () => {
    await files.setInputFiles(ghost)
    await page.getByRole('button', { name: 'Trazer 50 edições' }).click()
    await expect(page.getByText('Nenhuma edição nova veio. 50 já estavam aqui.')).toBeVisible()
  })

  await test.step('on a phone, Substack: its readers stay where they gave their consent', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const buffer = Buffer.from(sampleSubstack(ISSUES))
    await files.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer })
    await expect(report).toContainText('Exportação do Substack: 47 edições enviadas e 3 rascunhos')
    for (const loss of ['o texto: não há arquivo dele', 'o áudio do podcast', 'as respostas da conversa', 'pagantes'])
      await expect(report).toContainText(loss)
    await expect(report).toContainText('2 arquivos de aberturas e entregas')
    await expect(report).toContainText('endereços de assinantes não vêm com as edições')
    await page.getByRole('button', { name: 'Trazer 50 edições' }).click()
    await expect(page.getByText('50 edições vieram.')).toBeVisible()
  })

  await test.step('an import is taken back, with what came with it', async () => {
    await page
      .getByRole('list', { name: 'Importações' })
      .getByRole('button', { name: /Substack/ })
      .click()
    await expect(page.getByRole('alertdialog')).toContainText('50 edições saem da newsletter')
    await page.getByRole('button', { name: 'Desfazer importação', exact: true }).last().click()
    await expect(page.getByText('Importação desfeita')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Importações' }).getByRole('listitem')).toHaveCount(1)
    await files.setInputFiles({
      name: 'export.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(sampleSubstack(ISSUES)),
    })
    await page.getByRole('button', { name: 'Trazer 50 edições' }).click()
    await expect(page.getByText('50 edições vieram.')).toBeVisible()
  })

  await test.step('all of it leaves again, with what was here before, and comes in a second time as nothing new', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ghost (.json)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('clausula-a-clausula-ghost.json')
    const everything = Number(
      /: (\d+) edições\./.exec((await page.getByText(/ghost\.json: /).textContent()) ?? '')?.[1],
    )
    expect(everything).toBeGreaterThan(100)
    const buffer = await readFile(await download.path())
    await files.setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: /^Trazer \d+ edições/ }).click()
    await expect(page.getByText(`Nenhuma edição nova veio. ${everything} já estavam aqui.`)).toBeVisible()
  })

  await test.step('drafts came as drafts, and one of them is deleted and brought back', async () => {
    await page.getByRole('link', { name: 'Voltar para Cláusula a Cláusula' }).click()
    const desk = page.getByRole('list', { name: 'Em preparo' })
    await expect(desk.getByRole('link', { name: 'Ghost 50', exact: true })).toBeVisible()
    await desk.getByRole('button', { name: 'Apagar: Ghost 49' }).click()
    // The toast stays while the pointer is over it.
    await page.getByRole('button', { name: 'Desfazer' }).hover()
    await expect(desk.getByRole('link', { name: 'Ghost 49', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(desk.getByRole('link', { name: 'Ghost 49', exact: true })).toBeVisible()
  })
})
