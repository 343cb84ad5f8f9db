import { expect, test } from '../../fixtures/test'

test('reading one is seen by list, title and navigation alike [ACC-033] [ACC-035] [EXP-15]', { tag: '@core' }, async ({
  app,
  page,
}) => {
  await app.open('/notifications', { as: 'anapaula' })
  const row = page.getByRole('article', { name: 'João Pedro Siqueira comentou em sua publicação.' }).first()
  await row.getByRole('button', { name: /^Marcar como lida/ }).click()
  await expect(app.shell.toast('Marcada como lida.')).toBeVisible()
  await expect(row.getByText('Não lida.')).toHaveCount(0)
  await expect(page).toHaveTitle('Notificações (19) — Ementa')
  await expect(app.shell.nav.getByRole('link', { name: 'Notificações 19 não lidas' })).toBeVisible()

  await test.step('opening one leads to what it is about [ACC-033]', async () => {
    await page.getByRole('link', { name: 'Lexcorp Gestão de Contratos comentou em sua publicação.' }).click()
    await expect(page).toHaveURL(/\/p\/[^/]+\/comments#c-/)
    await expect(page.getByRole('article', { name: /^Comentário de Lexcorp Gestão de Contratos/ })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveTitle('Notificações (18) — Ementa')
    await app.shell.goTo('Privacidade')
    await expect(page).toHaveTitle('Privacidade — Ementa')
    await page.goBack()
    await expect(page).toHaveTitle('Notificações (18) — Ementa')
  })
  await test.step('all can be read at once, and stay so after a reload [ACC-031]', async () => {
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(page).toHaveTitle('Notificações — Ementa')
    // The title changes at once, but the toast is shown only when the change is stored: the reload must find it.
    await expect(app.shell.toast('Todas marcadas como lidas.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeDisabled()
  })
})

test('offline one notice, the bar, says how old the list is', async ({ app, page, context }) => {
  app.errors.allowOutage()
  await app.open('/notifications', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await app.goOffline()
  await expect(page.getByRole('region', { name: 'Sem conexão' })).toContainText(/salvo (há|agora)/)
  await expect(page.getByText(/salvo (há|agora)/)).toHaveCount(1)
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/salvo (há|agora)/)).toHaveCount(0)
})
