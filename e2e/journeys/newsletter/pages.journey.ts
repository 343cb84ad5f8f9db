import type { Page } from '@playwright/test'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

const HANDLE = 'clausula-a-clausula'
const ISSUE = `/newsletters/${HANDLE}/issues/issue-clausula-01`

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
/** Returns the value of a date field this many days from now, in the journeys' time zone. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)

test('creates a newsletter, writes, schedules, cancels and sends an issue; someone else reads it and subscribes [PLT-033]', {
  tag: '@core',
}, async ({ app, page }) => {
  const editor = new EditorPage(page)
  const text = 'O prazo em dobro da Defensoria alcança os núcleos de prática jurídica: art. 186, § 3º, do CPC.'

  await test.step('Given someone signed in, who creates a newsletter [NWS-001] [NWS-002]', async () => {
    await app.open('/')
    await app.signIn('beatriz')
    await app.shell.goTo('Newsletters')
    await expect(heading(page, 'Newsletters')).toBeVisible()
    await expect(page).toHaveURL('/newsletters')
    await page.getByRole('button', { name: 'Criar newsletter' }).click()
    await expect(page).toHaveURL('/newsletters/create')
    await page.getByRole('textbox', { name: 'Título' }).fill('Prazo em Dobro')
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Processo civil para quem ainda estuda.')
    await page.getByRole('button', { name: 'Criar newsletter' }).click()
    await expect(app.shell.toast('Newsletter criada com sucesso!')).toBeVisible()
  })
  await test.step('its page opens, empty [NWS-003]', async () => {
    await expect(page).toHaveURL('/newsletters/prazo-em-dobro')
    await expect(heading(page, 'Prazo em Dobro')).toBeVisible()
    await expect(page.getByText('Nenhuma edição publicada ainda')).toBeVisible()
  })
  await test.step('When they write an issue', async () => {
    await page.getByRole('link', { name: 'Criar Edição' }).click()
    await editor.subject.fill('Quem conta em dobro')
    await editor.write(text)
    await editor.saveButton.click()
    await expect(page).toHaveURL(/\/prazo-em-dobro\/edit\//)
    await expect(editor.text).toContainText('núcleos de prática jurídica')
  })
  await test.step('and schedule it', async () => {
    // This region is loaded late and moves the button.
    await expect(page.getByRole('region', { name: 'Antes de enviar' })).toBeVisible()
    await page.getByLabel('Data').fill(dayFromNow(2))
    await page.getByRole('button', { name: 'Agendar envio' }).click()
    await question(page, 'Agendar envio?').getByRole('button', { name: 'Agendar envio' }).click()
    await expect(app.shell.toast('Agendamento confirmado!')).toBeVisible()
  })
  await test.step('it is in the schedule, pending, until it is cancelled [NWS-006]', async () => {
    await page.getByRole('link', { name: 'Ver agendamentos' }).click()
    await expect(page).toHaveURL('/newsletters/prazo-em-dobro/schedule')
    const row = page.getByRole('listitem').filter({ hasText: 'Quem conta em dobro' })
    await expect(row.getByText('Pendente')).toBeVisible()
    await row.getByRole('button', { name: /^Cancelar agendamento/ }).click()
    await question(page, 'Cancelar agendamento?').getByRole('button', { name: 'Cancelar agendamento' }).click()
    await expect(app.shell.toast('Agendamento cancelado')).toBeVisible()
    await expect(page.getByText('Nenhum envio agendado')).toBeVisible()
  })
  await test.step('and then send it', async () => {
    await page.getByRole('link', { name: 'Voltar para Prazo em Dobro' }).click()
    await page.getByRole('list', { name: 'Em preparo' }).getByRole('link', { name: 'Quem conta em dobro' }).click()
    await editor.ready()
    await page.getByRole('button', { name: 'Enviar agora' }).click()
    await question(page, 'Enviar agora?')
      .getByRole('button', { name: /agora$/ })
      .click()
    await expect(app.shell.toast('Newsletter enviada!')).toBeVisible()
  })
  await test.step('Then, half a minute later, someone else finds it', async () => {
    await page.clock.setSystemTime(Date.now() + 31_000)
    await page.getByRole('button', { name: 'Sair' }).click()
    await app.signIn('renata')
    await app.shell.goTo('Newsletters')
    await page.getByRole('searchbox', { name: 'Buscar newsletters' }).fill('PROCESSO civil')
    await page.getByRole('link', { name: 'Prazo em Dobro' }).click()
    await expect(page.getByText('Edição nº 1')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Criar Edição' })).toHaveCount(0)
  })
  await test.step('reads it in the dialog, which Back closes', async () => {
    await page.getByRole('link', { name: 'Quem conta em dobro' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quem conta em dobro' })
    await expect(dialog).toContainText('núcleos de prática jurídica')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Quem conta em dobro' })).toBeFocused()
  })
  await test.step('and subscribes, which the second tab of the list shows', async () => {
    await page.getByRole('button', { name: 'Assinar: Prazo em Dobro' }).click()
    await expect(app.shell.toast('Assinatura realizada com sucesso')).toBeVisible()
    await app.shell.goTo('Newsletters')
    await page.getByRole('tab', { name: 'Minhas Assinaturas' }).click()
    await expect(page.getByRole('heading', { name: 'Prazo em Dobro' })).toBeVisible()
    await expect(page).toHaveURL(/aba=assinaturas/)
  })
  const comment = page.getByRole('article', { name: /^Comentário de Renata/ })
  await test.step('comments on the issue, on its own page', async () => {
    await page.getByRole('link', { name: 'Prazo em Dobro' }).first().click()
    await page.getByRole('link', { name: 'Quem conta em dobro' }).click()
    await page.getByRole('link', { name: 'Abrir a página e os comentários' }).click()
    await page.getByRole('textbox', { name: 'Comentário' }).fill('E os escritórios conveniados?')
    await page.getByRole('button', { name: 'Comentar', exact: true }).click()
    await expect(comment).toContainText('E os escritórios conveniados?')
  })
  await test.step('and whoever wrote the issue is led to the comment', async () => {
    await page.getByRole('button', { name: 'Sair' }).click()
    await app.signIn('beatriz')
    await app.shell.goTo('Notificações')
    await page.getByRole('link', { name: /comentou a sua edição/ }).click()
    await expect(page).toHaveURL(/\/prazo-em-dobro\/issues\/[^#]+#c-/)
    await expect(comment).toBeFocused()
    await expect(comment).toBeInViewport()
  })
})

test('what was sent by mistake is taken back on a desk and on a phone, and sent again', async ({ app, page }) => {
  const editor = new EditorPage(page)
  const subjectB = 'O teto que não protege ninguém'
  const isHeld = () => expect(page.getByText(/^Os leitores veem a edição em \d+ segundos/)).toBeVisible()
  const checks = page.getByRole('region', { name: 'Antes de enviar' })
  const subjectTest = page.getByRole('region', { name: 'Teste de assunto' })
  const undo = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Desfazer envio' }).click()
    await expect(app.shell.toast('Envio desfeito')).toBeVisible()
    await editor.ready()
    await expect(editor.text).toContainText('Dolo e culpa grave')
  }
  const send = async () => {
    await page.getByRole('button', { name: 'Enviar agora' }).click()
    await question(page, 'Enviar agora?').getByRole('button', { name: 'Enviar agora' }).click()
  }

  // The page is reloaded, because a busy machine may take longer than thirty seconds to reach the button.
  const holdLonger = async () => {
    const later = new Date(Date.now() + 600_000).toISOString()
    await editor.changeStored('issue-clausula-05', { visible_from: later })
    await page.reload()
    await isHeld()
  }

  await test.step('sent, it can be taken back after a reload too: a draft with its text', async () => {
    await app.open(`/newsletters/${HANDLE}/edit/issue-clausula-05`, { as: 'anapaula' })
    await editor.ready()
    await expect(checks).toContainText('2.316 assinantes')
    await send()
    await expect(app.shell.toast('Newsletter enviada!')).toBeVisible()
    await holdLonger()
    await undo()
  })

  await test.step('on a phone: what to check is said as it is written, and a test goes to its author alone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await editor.preheader.fill('')
    await expect(checks).toContainText('Sem texto de prévia')
    await page.getByRole('button', { name: 'Enviar teste para mim' }).click()
    await expect(page.getByRole('dialog', { name: 'Teste para você' })).toContainText('[Teste] ')
    await page.keyboard.press('Escape')
  })
  await test.step('a weekly sending is planned and cancelled where the issue is written', async () => {
    await page.getByLabel('Data').fill(dayFromNow(2))
    await page.getByLabel('Recorrência').selectOption('Semanal')
    await page.getByRole('button', { name: 'Agendar envio' }).click()
    await question(page, 'Agendar envio?').getByRole('button', { name: 'Agendar envio' }).click()
    await expect(page.getByText('Envio agendado')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar agendamento' }).click()
    await expect(question(page, 'Cancelar agendamento?')).toContainText('a recorrência termina')
    await question(page, 'Cancelar agendamento?').getByRole('button', { name: 'Cancelar agendamento' }).click()
    await expect(page.getByText('Envio agendado')).toBeHidden()
    await expect(page.getByText('Rascunho', { exact: true })).toBeVisible()
  })
  await test.step('two subjects are tested; the test waits while the sending is taken back', async () => {
    await page.getByRole('button', { name: 'Testar dois assuntos' }).click()
    await page.getByRole('textbox', { name: 'Assunto B' }).fill(subjectB)
    await page.getByRole('button', { name: 'Usar no envio' }).click()
    await expect(subjectTest).toContainText('Começa no envio.')
    await send()
    await isHeld()
    await holdLonger()
    await undo()
    await expect(subjectTest).toContainText('Começa no envio.')
  })

  await test.step('sent again, its readers are notified once the 30 seconds are over, and it stays', async () => {
    await send()
    await isHeld()
    await subjectTest.getByRole('button', { name: /^Declarar B/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Declarar B vencedor' }).click()
    await expect(heading(page, subjectB)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.clock.setSystemTime(Date.now() + 31_000)
    await page.getByRole('button', { name: 'Sair' }).click()
    await app.signIn('renata')
    await app.shell.goTo('Notificações')
    await page.getByRole('link', { name: `Nova edição de Cláusula a Cláusula: “${subjectB}”` }).click()
    await expect(heading(page, subjectB)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Dolo e culpa grave')
    await expect(page.getByRole('button', { name: 'Marcar como não lida' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Desfazer envio' })).toHaveCount(0)
  })
})

test('filters live in the address, and Back finds the list as it was [EXP-35]', async ({ app, page }) => {
  await app.open('/newsletters?filtro=gratuitas&q=direito', { as: 'anapaula' })
  const search = page.getByRole('searchbox', { name: 'Buscar newsletters' })
  await expect(search).toHaveValue('direito')
  await expect(page.getByRole('button', { name: 'Gratuitas' })).toHaveAttribute('aria-pressed', 'true')
  await search.fill('compliance')
  await expect(page).toHaveURL(/q=compliance/)
  await page.getByRole('link', { name: 'Integridade na Prática' }).click()
  await expect(heading(page, 'Integridade na Prática')).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('compliance')
  await expect(page.getByRole('heading', { name: 'Integridade na Prática' })).toBeVisible()
  await test.step('and clearing them clears the address', async () => {
    await search.fill('zzzzzz')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(search).toHaveValue('')
    await expect(page).toHaveURL('/newsletters')
    await expect(page.getByRole('button', { name: 'Gratuitas' })).toHaveAttribute('aria-pressed', 'false')
  })
})

test('an issue is set for reading and for paper', async ({ app, page }) => {
  await app.open(ISSUE, { as: 'renata' })
  await expect(heading(page, 'Multa contratual: quanto é demais?')).toBeVisible()

  await test.step('lines have 60 to 72 characters [EXP-37]', async () => {
    const perLine = await page.locator('.issue-text p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const range = document.createRange()
        const lines = new Map<number, number>()
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { currentNode } = texts
          for (let at = 0; at < (currentNode.textContent ?? '').length; at++) {
            range.setStart(currentNode, at)
            range.setEnd(currentNode, at + 1)
            const { bottom } = range.getBoundingClientRect()
            lines.set(Math.round(bottom / 8), (lines.get(Math.round(bottom / 8)) ?? 0) + 1)
          }
        }
        // The last line ends with the text.
        return [...lines.values()].slice(0, -1)
      }),
    )
    const average = perLine.reduce((sum, length) => sum + length, 0) / perLine.length
    expect(average).toBeGreaterThan(59)
    expect(average).toBeLessThan(72)
  })
  await test.step('its text grows, and the choice is kept', async () => {
    const size = () =>
      page.locator('.issue-text').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    const before = await size()
    await page.getByRole('button', { name: 'Aumentar texto' }).click()
    expect(await size()).toBeGreaterThan(before)
    await page.reload()
    await expect(heading(page, 'Multa contratual: quanto é demais?')).toBeVisible()
    expect(await size()).toBeGreaterThan(before)
  })
  await test.step('paper has the text alone, black on white, with addresses and the date [EXP-37]', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner').first()).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    await expect(page.getByText(/^Impresso em \d{1,2} de .* às \d\d:\d\d/)).toBeVisible()
    const link = page.locator('.issue-text a[href^="https"]:not([data-kind])').first()
    expect(await link.evaluate((anchor) => getComputedStyle(anchor, '::after').content)).toContain('(https://')
    expect(await link.evaluate((anchor) => getComputedStyle(anchor).color)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText(/^Impresso em/)).toBeHidden()
  })
})

test('a schedule turns from pending to sent when its time comes, before one’s eyes', async ({ app, page }) => {
  await page.clock.install()
  await app.open(`/newsletters/${HANDLE}/schedule`, { as: 'anapaula' })
  const form = page.getByRole('form', { name: 'Agendamento rápido' })
  // Ten minutes are enough on any machine for the steps before.
  const soon = new Date(Date.now() + 600_000 - 3 * 3_600_000).toISOString()
  await form.getByLabel('Título da edição').fill('Logo mais')
  await form.getByLabel('Data').fill(soon.slice(0, 10))
  await form.getByLabel('Horário').fill(soon.slice(11, 16))
  await form.getByRole('button', { name: 'Agendar' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Logo mais' })
  await expect(row.getByText('Pendente')).toBeVisible()
  await expect(page.getByText('2 agendamentos')).toBeVisible()
  await row.getByRole('link', { name: 'Logo mais' }).click()
  const editor = new EditorPage(page)
  await editor.ready()
  await editor.write('O texto que faltava, escrito antes da hora e com mais de cinquenta caracteres.')
  await editor.saveButton.click()
  await expect(editor.state).toHaveText(/^Salvo às/)
  await page.getByRole('link', { name: 'Ver agendamentos' }).click()
  await expect(row.getByText('Pendente')).toBeVisible()
  await page.clock.fastForward('11:00')
  await test.step('its badge says Enviado [NWS-074] [EXP-24]', async () => {
    await expect(row.getByText('Enviado')).toBeVisible()
    await expect(page.getByText('1 agendamento', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0)
  })
  await test.step('and it can be read', async () => {
    await row.getByRole('link', { name: 'Logo mais' }).click()
    await expect(heading(page, 'Logo mais')).toBeVisible()
  })
})

test('an issue scheduled without a text is held at its hour, with the reason wherever its author looks', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open(`/newsletters/${HANDLE}/schedule`, { as: 'anapaula' })
  const form = page.getByRole('form', { name: 'Agendamento rápido' })
  const soon = new Date(Date.now() + 120_000 - 3 * 3_600_000).toISOString()
  await form.getByLabel('Título da edição').fill('Só o título')
  await form.getByLabel('Data').fill(soon.slice(0, 10))
  await form.getByLabel('Horário').fill(soon.slice(11, 16))
  await form.getByRole('button', { name: 'Agendar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Só o título' })).toContainText('Ainda sem texto')

  await test.step('on the page that is open, without a click', async () => {
    await page.clock.fastForward('03:00')
    await expect(page.getByText('Não enviada: falta o texto.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Só o título' })).toHaveCount(0)
  })
  await test.step('in the editor and in the list of the newsletter', async () => {
    await page.getByRole('link', { name: '“Só o título”' }).click()
    await expect(page.getByRole('region', { name: 'Não enviada: falta o texto' })).toBeVisible()
    await page.getByRole('link', { name: /^Voltar para/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Só o título' })).toContainText(
      'Não enviada: falta o texto',
    )
  })
  await test.step('and among the notifications, which lead there', async () => {
    await page.goto('/notifications')
    await page.getByRole('link', { name: /Não enviada: falta o texto/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Editar edição' })).toBeVisible()
  })
})

test('the create form asks before it is left, and survives a reload', async ({ app, page }) => {
  await app.open('/newsletters/create', { as: 'beatriz' })
  const title = page.getByRole('textbox', { name: 'Título' })
  await title.fill('Meia ideia')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await question(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page).toHaveURL('/newsletters/create')
  await expect(title).toHaveValue('Meia ideia')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await expect(title).toHaveValue('Meia ideia')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await question(page, 'Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/newsletters/create')
  await expect(title).toHaveValue('')
})

test('an issue begun and not saved is put back, and writing on does not lose its beginning', async ({ app, page }) => {
  const text = page.getByRole('textbox', { name: 'Texto da edição' })
  await app.open(`/newsletters/${HANDLE}/new`, { as: 'anapaula' })
  await page.getByRole('textbox', { name: 'Assunto' }).fill('Meia edição')
  await text.click()
  await page.keyboard.type('Começo.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await expect(text).toContainText('Começo.')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Resto.')
  await page.reload()
  await expect(text).toContainText('Começo. Resto.')
  await expect(page.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Meia edição')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(text).not.toContainText('Começo')
  await page.reload()
  await expect(text).toBeVisible()
  await expect(page.getByText('Rascunho recuperado')).toBeHidden()
})

test('on 320 px words without a place to break stay on the page, and a new A/B test has no flaw that axe can find [EXP-21]', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await app.open('/newsletters', { as: 'anapaula' })
  await test.step('in the form, the page that it makes and the list', async () => {
    const word = 'Inconstitucionalissimamente'.repeat(3)
    await app.show('/newsletters/create')
    await page.getByRole('textbox', { name: 'Título' }).fill(word)
    await page.getByRole('textbox', { name: 'Descrição' }).fill(word)
    await expect(page.getByRole('region', { name: 'Prévia' })).toContainText(word)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Criar newsletter' }).click()
    await expect(heading(page, word)).toBeVisible()
    await app.show('/newsletters?q=inconstitucional')
    const link = page.getByRole('link', { name: word })
    const right = await link.evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(320)
    await app.show(`/newsletters/${HANDLE}/abtest`)
  })
  await test.step('the A/B page is one of them [NWS-007]', async () => {
    await expect(heading(page, 'Testes A/B')).toBeVisible()
    await page.getByRole('button', { name: 'Novo teste' }).click()
    await expectNoA11yViolations(page, 'main')
  })
})

test.describe('in Manaus', () => {
  test.use({ timezoneId: 'America/Manaus' })

  test('times are the device’s, with Brasília beside them', async ({ app, page }) => {
    await app.open(`/newsletters/${HANDLE}/schedule`, { as: 'anapaula' })
    const row = page.getByRole('main').getByRole('listitem').first()
    await expect(row).toContainText('(Horário Padrão do Amazonas; 10:00 em Brasília)')
    await expect(row).toContainText('às 09:00')
  })
})
