import { expect, test } from '../../fixtures/test'

const PAGES = ['/admin/moderation', '/admin/users', '/admin/logs'] as const

test('the admin guard: visitor, refused user, admitted user [PLT-037]', async ({ app, page }) => {
  const home = page.getByRole('heading', { level: 1, name: 'Feed' })

  await test.step('a visitor is told to sign in and sent home, from each of the pages [MOD-005] [MOD-007]', async () => {
    for (const path of PAGES) {
      await app.open(path)
      await expect(app.shell.toast('Acesso negado')).toContainText('Faça login para acessar esta área.')
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(home).toBeVisible()
    }
  })
  await test.step('a moderator who is a student sees the entries and is refused [MOD-006] [MOD-008]', async () => {
    await app.signIn('beatriz')
    await app.shell.goTo('Moderação')
    await expect(app.shell.toast('Acesso negado')).toContainText('Acesso restrito a moderadores e administradores.')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(home).toBeVisible()
  })
})

test('a lawyer sees no entries and passes; a reload refuses nobody [PLT-037] [MOD-001] [MOD-006]', {
  tag: '@core',
}, async ({ app, page }) => {
  await app.open('/admin', { as: 'anapaula' })
  await expect(page).toHaveURL(/\/admin\/moderation$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Moderação' })).toBeVisible()
  await expect(app.shell.nav.getByRole('link', { name: 'Moderação' })).toBeHidden()

  await test.step('the three pages lead to each other', async () => {
    const sections = page.getByRole('navigation', { name: 'Seções da administração' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await sections.getByRole('link', { name: 'Usuários' }).click()
    await expect(page.getByRole('listitem', { name: 'Beatriz Nogueira' })).toBeVisible()
    await sections.getByRole('link', { name: 'Logs' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
  })
  await test.step('an unknown admin path is the 404 page for everyone', async () => {
    await page.goto('/admin/outra')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })
})
