import { scrollTo } from '../../fixtures/scroll-to'
import { expect, test } from '../../fixtures/test'
import { writePost } from '../../pages/composer-page'

test('sign in, publish, see it in the feed and on the own profile [PLT-032] [PLT-030] [SHL-004]', {
  tag: '@core',
}, async ({ app, page }) => {
  const text = 'Súmula 297 do STJ: o Código de Defesa do Consumidor aplica-se às instituições financeiras.'

  await test.step('Given someone signed in through the shell', async () => {
    await app.open('/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await app.shell.openLogin()
    await app.shell.login('anapaula')
    await expect(app.shell.toast('Login realizado!')).toBeVisible()
    await expect(app.shell.loginDialog).toBeHidden()
  })
  await test.step('When they publish in social', async () => {
    await app.shell.goTo('Composer')
    await writePost(page, text)
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Post publicado!')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
  await test.step('Then the feed begins with it', async () => {
    await expect(page.getByRole('article').first()).toContainText('aplica-se às instituições financeiras')
  })
  await test.step('And their profile, another remote, shows it with the same card', async () => {
    await app.shell.goTo('Perfil')
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Paula Ferraz' })).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: 'aplica-se às instituições financeiras' })
    await scrollTo(card)
    await expect(card.getByRole('button', { name: /^Curtir/ })).toBeVisible()
  })
  await test.step('And all of it happened in one document', async () => {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
