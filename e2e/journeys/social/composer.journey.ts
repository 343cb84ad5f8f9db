import { countRenders } from '../../fixtures/count-renders'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

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

test('in a low window the keyboard reaches no button that the bar covers', async ({ app, page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await app.open('/compose', { as: 'anapaula' })
  await page.getByRole('textbox', { name: 'Texto da publicação' }).fill('Tese nova')
  const bar = page.locator('[data-action-bar]')
  for (const name of ['Imagem', /^Hashtags/, 'Agendar', 'Adicionar ao fio']) {
    const button = page.getByRole('button', { name })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused({ timeout: 100 })
    }).toPass({ intervals: [50] })
    const [one, edge] = [await button.boundingBox(), await bar.boundingBox()]
    expect((one?.y ?? 0) + (one?.height ?? 0), String(name)).toBeLessThanOrEqual(edge?.y ?? 0)
  }
})
