import { expect, test } from '../../fixtures/test'

test('a post is reported by a reader, decided by a moderator, gone from the feed, and in the log [PLT-034]', {
  tag: '@core',
}, async ({ app, page }) => {
  await app.open('/', { as: 'moderacao' })
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Mais ações para a publicação de/ }) })
    .first()
  const id = (await card.getAttribute('data-post')) ?? ''
  const reported = page.locator(`article[data-post="${id}"]`)
  await expect(reported).toBeVisible()

  await test.step('social: Denunciar, with a reason and words of one’s own', async () => {
    await card.getByRole('button', { name: /^Mais ações para a publicação de/ }).click()
    await page.getByRole('menuitem', { name: 'Denunciar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar' })
    await dialog.getByText('Spam', { exact: true }).click()
    await dialog.getByRole('textbox').fill('Repete a mesma oferta há dias.')
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
    await expect(app.shell.toast('Denúncia enviada')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('moderation: the newest item is that post, with those words', async () => {
    await app.shell.goTo('Moderação')
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mais recentes')
    const row = page.getByRole('article').filter({ hasText: 'denunciada agora' })
    await expect(row).toContainText('1 denúncia: Spam (1)')
    await row.getByRole('button', { name: /, abrir / }).click()
    const panel = page.getByRole('region', { name: /^Publicação de @/ })
    await expect(panel).toContainText('Repete a mesma oferta há dias.')
    await panel.getByRole('textbox', { name: 'Justificativa' }).fill('Oferta repetida.')
    await panel.getByRole('button', { name: /^Remover publicação de @/, disabled: false }).click()
    await expect(app.shell.toast('Ação realizada com sucesso')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await test.step('the log has the decision and its reason', async () => {
    await app.shell.goTo('Logs')
    const entry = page.getByRole('row').nth(1)
    await expect(entry).toContainText('Remoção')
    await expect(entry).toContainText('Publicação de @')
    await expect(entry).toContainText('Oferta repetida.')
  })
  await test.step('social: the post is gone, without a reload', async () => {
    await app.shell.goTo('Home')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(reported).toHaveCount(0)
  })
  await test.step('the reporter is told the outcome', async () => {
    await app.shell.goTo(/^Notificações/)
    await page
      .getByRole('link', { name: 'A publicação que você denunciou foi analisada: o conteúdo foi removido.' })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Denúncias e decisões' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Minhas denúncias' })).toContainText(/foi removid|saiu do ar/)
  })
})
