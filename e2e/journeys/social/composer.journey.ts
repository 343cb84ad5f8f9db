import { countRenders } from '../../fixtures/renders'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'
import { writePost } from '../../pages/composer-page'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/**
 * Largest number of components rendered per key press. Field, counter, suggestions and preview are about 37; on a busy machine
 * other renders fall on the same keys. A list of posts has thousands.
 */
const KEY_RENDERS = 80

test('writes a post with image, hashtags, mention and date, on a phone and on a desktop [SOC-003] [SOC-069]', async ({
  app,
  page,
}) => {
  const body = page.getByRole('textbox', { name: 'Texto da publicação' })
  const sheet = page.getByRole('region', { name: 'Novo Post' })
  const preview = page.getByRole('region', { name: 'Prévia da publicação' })
  const bottom = async () => {
    const box = await sheet.boundingBox()
    return box ? box.y + box.height : 0
  }

  await test.step('Given a phone, where the composer is a sheet at the bottom [SOC-069]', async () => {
    await page.setViewportSize(PHONE)
    await app.open('/compose', { as: 'anapaula' })
    await body.fill('Tese nova: 👨‍👩‍👧‍👦 também é família.')
    const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox()
    expect(Math.abs((await bottom()) - (bar?.y ?? 0))).toBeLessThanOrEqual(1)
    expect((await sheet.boundingBox())?.width).toBe(PHONE.width)
  })
  await test.step('When the window becomes a desktop, it is a card and nothing is lost [SOC-069]', async () => {
    await page.getByRole('button', { name: /^Hashtags/ }).click()
    await page.getByRole('textbox', { name: 'Nova hashtag' }).fill('Direito de Família')
    await page.getByRole('textbox', { name: 'Nova hashtag' }).press('Enter')
    await page.setViewportSize(DESKTOP)
    await expect(body).toHaveValue('Tese nova: 👨‍👩‍👧‍👦 também é família.')
    await expect(page.getByRole('button', { name: 'Remover a tag #direito-de-familia' })).toBeVisible()
    expect((await sheet.boundingBox())?.width).toBeLessThan(700)
    expect(await sheet.evaluate((element) => getComputedStyle(element).position)).not.toBe('fixed')
  })
  await test.step('And a photo larger than needed is taken, shrunk and shown [SOC-086] [SOC-087]', async () => {
    const photo = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 1600 })
      canvas.getContext('2d')?.fillRect(0, 0, 3200, 1600)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    const buffer = Buffer.from(photo, 'base64')
    await page.getByLabel('Arquivo da imagem').setInputFiles({ name: 'audiencia.png', mimeType: 'image/png', buffer })
    await expect(app.shell.toast('Imagem carregada.')).toBeVisible()
    const image = preview.locator('img').last()
    await expect
      .poll(() => image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
      .toBe(1600)
  })
  await test.step('And it opens over the page, is read larger, and gives the focus back', async () => {
    await page.getByLabel('Descrição da imagem').fill('Sala de audiência vazia')
    const opener = preview.getByRole('button', { name: 'Sala de audiência vazia' })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: 'Imagens da publicação' })
    const shown = viewer.getByRole('img', { name: 'Sala de audiência vazia' })
    const width = async () => (await shown.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(0)
    // The size of the image is unknown until it is decoded.
    await expect(viewer.getByRole('button', { name: 'Ampliar' })).toBeEnabled()
    const fitted = await width()
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(fitted * 1.4)
    await expectNoA11yViolations(page, '.image-viewer')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('And a person is mentioned from the keyboard [SOC-104]', async () => {
    await body.press('End')
    await body.pressSequentially(' Ver @a')
    const options = page.getByRole('option')
    await expect(options.nth(1)).toBeVisible()
    // In a low window the list must end above its edge, and arrow keys scroll the active suggestion into view.
    await page.setViewportSize({ width: DESKTOP.width, height: 420 })
    await body.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(DESKTOP)
    await body.press('Backspace')
    await body.pressSequentially('ren')
    await expect(page.getByRole('option', { name: /@renata/ })).toBeVisible()
    await body.press('Enter')
    await expect(body).toHaveValue(/Ver @renata $/)
  })
  await test.step('And it is scheduled in the calendar, by its words and the clock [SOC-089] [SOC-090]', async () => {
    await page.getByRole('button', { name: 'Agendar', exact: true }).click()
    await expect(page.getByLabel('Horário')).toHaveValue('10:00')
    await expect(page.getByText('Horário Padrão de Brasília')).toBeVisible()
    await page.getByRole('button', { name: 'Próximo mês' }).click()
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /, 15 de/ })
      .click()
    await expectNoA11yViolations(page, 'main')
    await page.getByRole('button', { name: 'Confirmar data' }).click()
    await expect(preview.getByText(/^Agendado para 15 de .* às 10:00/)).toBeVisible()
  })
  await test.step('Then Ctrl+Enter publishes it, and it waits among the scheduled ones [SOC-095] [SOC-096]', async () => {
    await body.press('Control+Enter')
    await expect(app.shell.toast('Post agendado!')).toBeVisible()
    await expect(page).toHaveURL('/')
    await app.shell.goTo('Rascunhos')
    await expect(page.getByRole('article').filter({ hasText: 'também é família' })).toBeVisible()
  })
})

test('loses nothing: reload, leaving, failure, sign-out [SOC-097] [SOC-098]', { tag: '@core' }, async ({
  app,
  page,
}) => {
  const body = page.getByRole('textbox', { name: 'Texto da publicação' })
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })

  await test.step('Given a text that a reload interrupts [EXP-25]', async () => {
    await app.open('/compose', { as: 'anapaula' })
    await body.fill('Prazo em dobro')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(body).toHaveValue('Prazo em dobro')
    await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  })
  await test.step('When a link would lose it, the page asks', async () => {
    await app.shell.goTo('Favoritos')
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(body).toHaveValue('Prazo em dobro')
    await expect(page).toHaveURL('/compose')
  })
  await test.step('And a failure keeps it, ready for another try [SOC-098]', async () => {
    await app.failNext('posts.create')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Erro ao publicar')).toBeVisible()
    await expect(body).toHaveValue('Prazo em dobro')
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled()
    await app.recover()
  })
  await test.step('Then it is published, and the composer is empty again [SOC-097]', async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).dblclick()
    await expect(page).toHaveURL('/')
    // The composer's preview is a card too, until the feed is rendered.
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Prazo em dobro' })).toHaveCount(1)
    await app.shell.goTo('Composer')
    await expect(body).toHaveValue('')
    await expect(page.getByText('Rascunho recuperado')).toBeHidden()
  })
  await test.step('And nothing is asked when nothing was written; leaving on purpose forgets', async () => {
    const favourites = page.getByRole('heading', { level: 1, name: 'Favoritos' })
    await app.shell.goTo('Favoritos')
    // The address changes before the page, so the previous composer could still receive the text.
    await expect(favourites).toBeVisible()
    await app.shell.goTo('Composer')
    await expect(favourites).toHaveCount(0)
    await body.fill('Descartável')
    await page.goBack()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page).toHaveURL('/bookmarks')
    await expect(favourites).toBeVisible()
    await app.shell.goTo('Composer')
    await expect(body).toHaveValue('')
  })
})

test('schedules in another zone by the clock on the wall, with the time of Brasília [SOC-093] [SOC-091]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/Rio_Branco', locale: 'pt-BR', baseURL })
  const page = await context.newPage()
  const { App } = await import('../../fixtures/app')
  const { collectErrors } = await import('../../fixtures/console-errors')
  const app = new App(page, collectErrors(page))
  await app.simulate()
  await app.open('/compose', { as: 'anapaula' })
  await page.getByRole('textbox', { name: 'Texto da publicação' }).fill('Do Acre')
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  await page.getByRole('button', { name: /^Amanhã 9h/ }).click()
  const preview = page.getByRole('region', { name: 'Prévia da publicação' })
  await expect(preview.getByText(/às 09:00 \(.*Acre.*\) · 11:00 em Brasília/)).toBeVisible()
  await context.close()
})

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`what is published offline is in the feed at once, marked, and becomes the post when it is sent, on ${device}`, async ({
    app,
    page,
    context,
  }) => {
    const text = 'Escrito sem conexão, a caminho de Brasília.'
    const waiting = page.getByRole('article', { name: 'Publicação na fila' })
    app.errors.allowOutage()
    await page.setViewportSize(viewport)
    await app.simulate({ syncFailureRate: 1 })
    await app.open('/', { as: 'anapaula' })
    await expect(page.getByRole('article').first()).toBeVisible()
    // Parts loaded after the posts must be loaded before going offline.
    if (viewport === DESKTOP) await expect(page.getByRole('heading', { name: 'Em debate na lei' })).toBeVisible()
    await app.show('/profile')
    await expect(page.getByRole('article').first()).toBeVisible()
    await app.show('/')
    await page.getByRole('article').first().getByRole('link', { name: 'Citar' }).press('Enter')
    await expect(page.getByRole('region', { name: 'O que você cita' }).getByRole('link').first()).toBeVisible()
    await writePost(page, text)
    await page.getByRole('button', { name: 'Adicionar ao fio' }).press('Enter')
    await page.keyboard.type('E esta é a segunda parte.')
    // The preview grows above the button.
    await expect(page.getByRole('region', { name: 'Prévia da publicação' })).toContainText('E esta é a segunda parte.')
    await app.goOffline()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()

    await test.step('it is not said to be published, and leads to Pendências', async () => {
      await expect(waiting).toContainText(text)
      await expect(waiting).toContainText('Na fila')
      await expect(waiting).toContainText('E esta é a segunda parte.')
      await expect(waiting).toContainText('com citação · fio de 2')
      await expect(app.shell.toast('Post publicado!')).toHaveCount(0)
      await expectNoA11yViolations(page, 'main')
      await waiting.getByRole('button', { name: 'Ver pendências' }).click()
      await expect(page.getByRole('dialog', { name: 'Pendências' })).toContainText(text)
      await page.keyboard.press('Escape')
    })
    await test.step('it is on the own profile too, where the keyboard reaches it', async () => {
      await app.show('/profile')
      await expect(waiting).toContainText('será enviada ao reconectar')
      await expectNoA11yViolations(page, 'main')
      await waiting.getByRole('button', { name: 'Ver pendências' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Pendências' })).toContainText(text)
      await page.keyboard.press('Escape')
      await app.show('/')
    })
    await test.step('what could not be sent says so, also after a reload', async () => {
      await context.setOffline(false)
      await expect(waiting).toContainText('Falhou')
      await page.reload()
      await expect(waiting).toContainText('Falhou')
    })
    await test.step('sent, it is a post like any other', async () => {
      await app.simulate()
      await page.reload()
      await waiting.getByRole('button', { name: 'Ver pendências' }).click()
      const sheet = page.getByRole('dialog', { name: 'Pendências' })
      await sheet.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(sheet).toContainText('Nada na fila')
      await sheet.getByRole('button', { name: 'Fechar' }).click()
      const card = page.getByRole('article', { name: 'Publicação de Ana Paula Ferraz' }).first()
      await expect(card).toContainText(text)
      await expect(card).toContainText('Parte 1 de 2')
      await expect(card.getByRole('link', { name: /^Publicação citada/ })).toBeVisible()
      await expect(waiting).toHaveCount(0)
    })
  })
}

test('two tabs that write each keep their text, and both come back', async ({ app, page, context }) => {
  const bodyOf = (one: typeof page) => one.getByRole('textbox', { name: 'Texto da publicação' })

  await test.step('Given two composers with a text each', async () => {
    await app.open('/compose', { as: 'anapaula' })
    await bodyOf(page).fill('Texto da primeira aba')
    const other = await context.newPage()
    await other.goto('/compose')
    await expect(bodyOf(other)).toHaveValue('')
    await bodyOf(other).fill('Texto da segunda aba')
    const copies = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('ementa-writing'))
          .join(),
      )
    await expect.poll(copies).toMatch(/primeira aba.*segunda aba|segunda aba.*primeira aba/)
    await other.close()
  })
  await test.step('When both are closed and the composer is opened again, the later text is there', async () => {
    await page.goto('about:blank')
    await page.goto('/compose')
    await expect(bodyOf(page)).toHaveValue('Texto da segunda aba')
    await expect(page.getByText('Há mais um texto guardado')).toBeVisible()
  })
  await test.step('And the other one is in the next composer', async () => {
    const next = await context.newPage()
    await next.goto('/compose')
    await expect(bodyOf(next)).toHaveValue('Texto da primeira aba')
  })
})

test('with 300 posts loaded a key in the composer renders the composer alone [EXP-33]', async ({ app, page }) => {
  const renders = await countRenders(page)
  await app.simulate({ posts: 300 })
  await app.open('/', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByText('Você chegou ao fim.')).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [50] })
  await page.getByRole('link', { name: 'Novo Post' }).first().click()
  const body = page.getByRole('textbox', { name: 'Texto da publicação' })
  await body.fill('Tese')
  const before = await renders()
  const text = ' nova sobre a boa-fé'
  await body.pressSequentially(text)
  await expect(body).toHaveValue(`Tese${text}`)
  const { mounted, again } = await renders()
  expect((again - before.again) / text.length, 'components rendered for each key').toBeLessThanOrEqual(KEY_RENDERS)
  expect((mounted - before.mounted) / text.length, 'components mounted for each key').toBeLessThanOrEqual(KEY_RENDERS)
})

test('a quoted post opens a thread of one’s own: written on a phone by keyboard, kept over a failure, gone on with and read on a desktop', async ({
  app,
  page,
}) => {
  const first = page.getByRole('textbox', { name: 'Texto da publicação' })
  const second = page.getByRole('textbox', { name: 'Texto da parte 2' })
  const quoted = page.getByRole('region', { name: 'O que você cita' })
  await page.setViewportSize(PHONE)
  await app.open('/', { as: 'joaopedro' })

  await test.step('Given a post that is quoted from the feed', async () => {
    await page.getByRole('article').first().getByRole('link', { name: 'Citar' }).click()
    await expect(quoted).toContainText('Ana Paula Ferraz')
    await first.fill('A presunção cede a quem prova, e a prova tem hora.')
  })
  await test.step('When a part is added, no key of it is lost', async () => {
    await page.getByRole('button', { name: 'Adicionar ao fio' }).click()
    await page.keyboard.type('A hora é a da contestação.')
    await expect(second).toHaveValue('A hora é a da contestação.')
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('And one that is taken out after a question leaves the focus in the composer', async () => {
    await page.getByRole('button', { name: 'Adicionar ao fio' }).click()
    await page.keyboard.type('Demais.')
    await page.getByRole('button', { name: 'Apagar a parte 3' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
    await expect(page.getByRole('textbox', { name: 'Texto da parte 3' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Novo Post' }).locator(':focus')).toBeVisible()
  })
  await test.step('Then a reload in a wide window and a call that fails leave both parts and the quotation', async () => {
    await page.setViewportSize(DESKTOP)
    await page.reload()
    await expect(page.getByText('Rascunho recuperado')).toBeVisible()
    await app.failNext('posts.create')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Erro ao publicar')).toBeVisible()
    await expect(first).toHaveValue('A presunção cede a quem prova, e a prova tem hora.')
    await expect(second).toHaveValue('A hora é a da contestação.')
    await expect(quoted).toContainText('Ana Paula Ferraz')
  })
  await test.step('And it is published at once, and read as one', async () => {
    await app.recover()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    const card = page.getByRole('article').first()
    await expect(card).toContainText('A presunção cede a quem prova')
    await expect(card.getByRole('link', { name: /^Publicação citada/ })).toBeVisible()
    await card.getByRole('link', { name: /^Parte 1 de 2/ }).click()
    await expect(page.getByRole('region', { name: 'Fio de 2 partes' })).toContainText('A hora é a da contestação.')
  })
})
