import { holdScripts } from '../../fixtures/built-scripts'
import { Keys } from '../../fixtures/keyboard'
import { scrollTo } from '../../fixtures/scroll-to'
import { expect, test } from '../../fixtures/test'

// The fifth main task, deciding on reports, is tested in moderation/queue.journey.ts.

test('by keyboard alone a post is liked and read', { tag: '@core' }, async ({ app, page }) => {
  const keys = await Keys.of(page)
  await app.open('/', { as: 'renata' })
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const like = card.getByRole('button', { name: /^Curtir/ })
  await test.step('past the navigation to the card, and Enter likes it', async () => {
    await keys.tabAndPress(page.getByRole('link', { name: 'Ir para o conteúdo' }))
    await keys.tabAndPress(like)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toBeFocused()
  })
  await test.step('its thread opens at its heading, and the way back leads to its card', async () => {
    await keys.tabAndPress(card.getByRole('link', { name: /comentário/ }))
    await expect(page).toHaveURL(/\/p\/.+\/comments$/)
    await expect(page.getByRole('heading', { level: 1, name: /comentário/ })).toBeFocused()
    await keys.tabAndPress(page.getByRole('main').getByRole('link', { name: 'Voltar', exact: true }), 'back')
    await expect(page).toHaveURL('/')
    await expect(card).toBeFocused()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('and the keys of a list like the next post', async () => {
    await keys.press('j', 'l')
    const second = page.getByRole('article').nth(1)
    await expect(second).toBeFocused()
    await expect(second.getByRole('button', { name: /^Curtir/ })).toHaveAttribute('aria-pressed', 'true')
  })
  await keys.expectNoPointer()
})

test('by keyboard alone a post is answered, and a comment on it', async ({ app, page }) => {
  const keys = await Keys.of(page)
  await app.open('/', { as: 'renata' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await test.step('`r` and then letters: the field has the focus, no shortcut runs [EXP-23] [EXP-44]', async () => {
    await keys.press('j', 'r')
    await keys.type('gb')
    const field = page.getByRole('textbox', { name: 'Comentário' })
    await expect(field).toBeFocused()
    await keys.type('Concordo com a ressalva.')
    await keys.tabAndPress(page.getByRole('button', { name: 'Comentar', exact: true }))
    await expect(page.getByRole('article').filter({ hasText: 'Concordo com a ressalva.' })).toBeVisible()
    await expect(page).toHaveURL(/\/comments$/)
  })
  await test.step('an answer is written below what it answers', async () => {
    await keys.tabAndPress(page.getByRole('button', { name: 'Responder a João Pedro Siqueira' }), 'back')
    await expect(page.getByRole('textbox', { name: /^Resposta a/ })).toBeFocused()
    await keys.type('E o art. 489 do CPC?')
    await keys.tabAndPress(page.getByRole('button', { name: 'Responder', exact: true }))
    await expect(page.getByRole('article').filter({ hasText: 'E o art. 489 do CPC?' })).not.toHaveCount(0)
  })
  await keys.expectNoPointer()
})

test('`r` leads to the field of a quoted post, whose list of quotes is loaded above it [EXP-23]', async ({
  app,
  page,
}) => {
  const quotes = await holdScripts(page, 'mfe-social', 'Citada em')
  await app.open('/?tag=direito-digital', { as: 'renata' })
  const card = page.locator('article[data-post="post-018"]')
  await scrollTo(card)
  await card.focus()
  await expect(card).toBeFocused()
  await page.keyboard.press('r')
  const field = page.getByRole('textbox', { name: 'Comentário' })
  await expect(page.locator('[data-action-bar] textarea')).toBeAttached()
  await expect.poll(quotes.isAsked).toBe(true)
  await expect(field).toHaveCount(0)
  quotes.letGo()
  await expect(field).toBeFocused()
  await page.keyboard.type('Concordo.')
  await expect(field).toHaveValue('Concordo.')
})

test('by keyboard alone an issue is written and sent', async ({ app, page }) => {
  const keys = await Keys.of(page)
  await app.open('/newsletters/jornada', { as: 'renata' })
  await keys.tabAndPress(page.getByRole('link', { name: 'Criar Edição' }))
  await keys.tabTo(page.getByRole('textbox', { name: 'Assunto' }))
  await keys.type('O intervalo que a lei não paga')
  await keys.tabTo(page.getByRole('textbox', { name: 'Texto da edição' }))
  await keys.type('O intervalo intrajornada suprimido tem natureza indenizatória desde 2017, e só o período suprimido.')
  await keys.tabAndPress(page.getByRole('button', { name: /^Salvar/ }))
  await expect(page).toHaveURL(/\/edit\//)
  await keys.tabAndPress(page.getByRole('button', { name: 'Enviar agora' }))
  await keys.tabAndPress(page.getByRole('alertdialog').getByRole('button', { name: 'Enviar agora' }))
  await expect(app.shell.toast('Newsletter enviada!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Edição enviada' })).toBeVisible()
  await keys.expectNoPointer()
})
