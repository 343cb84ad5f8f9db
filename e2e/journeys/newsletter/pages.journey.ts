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
  await test.step('When they write an issue, with a subject and a text [NWS-004] [NWS-041]', async () => {
    await page.getByRole('link', { name: 'Criar Edição' }).click()
    await expect(page).toHaveURL('/newsletters/prazo-em-dobro/new')
    await expect(heading(page, 'Nova edição')).toBeVisible()
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
    // The clock that is set next loses the frames of a dialog that still closes.
    await expect(question(page, 'Enviar agora?')).toBeHidden()
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

test('on 320 px words without a place to break stay on the page, and a new A/B test has no flaw that axe can find [EXP-21]', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const word = 'Inconstitucionalissimamente'.repeat(3)
  await app.open('/newsletters', { as: 'anapaula' })
  await test.step('in the form, the page that it makes and the list', async () => {
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
  })
  await test.step('in the subject of a scheduled issue', async () => {
    await app.show(`/newsletters/${HANDLE}/schedule`)
    const form = page.getByRole('form', { name: 'Agendamento rápido' })
    await form.getByLabel('Título da edição').fill(word)
    await form.getByLabel('Data').fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10))
    await form.getByLabel('Horário').fill('09:00')
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(page.getByRole('link', { name: word })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
  await app.show(`/newsletters/${HANDLE}/abtest`)
  await test.step('the A/B page is one of them [NWS-007]', async () => {
    await expect(heading(page, 'Testes A/B')).toBeVisible()
    await page.getByRole('button', { name: 'Novo teste' }).click()
    await expectNoA11yViolations(page, 'main')
  })
})
