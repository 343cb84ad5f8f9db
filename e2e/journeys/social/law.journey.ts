import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

test('a citation leads to what else cites it, which is followed and read offline', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const article = page.getByRole('heading', { level: 1, name: 'Art. 7º' })
  let search = ''

  await test.step('Given a publication that cites, with the mark in its margin', async () => {
    await app.open('/search?q=art%207%20lgpd', { as: 'anapaula' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await page
      .getByRole('link', { name: /Art\. 7º da Lei Geral de Proteção.* ver o que mais cita/ })
      .first()
      .press('Enter')
  })
  await test.step('When its page opens, it says what it is and lists what cites it', async () => {
    await expect(article).toBeVisible()
    await expect(page).toHaveURL(/\/leis\/lgpd\/art-7$/)
    await expect(page.getByRole('link', { name: 'Texto oficial' })).toHaveAttribute('href', /planalto\.gov\.br/)
    await expect(page.getByRole('article').first()).toContainText('art. 7º da LGPD')
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('And is followed', async () => {
    await page.getByRole('button', { name: 'Seguir Art. 7º da LGPD' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Seguindo Art. 7º da LGPD' })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('Then the act has it among its articles, and the list of what one follows too', async () => {
    await page
      .getByRole('link', { name: /^Lei Geral de Proteção de Dados Pessoais \(/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/leis\/lgpd$/)
    await expect(page.getByRole('link', { name: /^Art\. 7º \d/ })).toBeVisible()
    await page.getByRole('link', { name: 'Lei em debate' }).first().click()
    await expect(page.getByRole('region', { name: 'Você segue', exact: true }).getByRole('link')).toContainText(
      'Art. 7º da LGPD',
    )
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('And the search reads law and operators, and counts on its tabs', async () => {
    await app.show('/search')
    const box = page.getByRole('combobox', { name: /^Buscar/ })
    await box.fill('art 7 lgpd')
    await box.press('Enter')
    await expect(page.getByRole('region', { name: 'Lei e jurisprudência' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/leis/lgpd/art-7',
    )
    await box.fill('de:anapaula tag:lgpd')
    await box.press('Enter')
    const posts = page.getByRole('tab', { name: 'Posts' })
    await expect(posts).toHaveText(/^Posts\d+$/)
    await posts.press('Enter')
    await expect(posts).toHaveAttribute('aria-selected', 'true')
    const found = page.getByRole('tabpanel').getByRole('article')
    await expect(found.first()).toHaveAccessibleName('Publicação de Ana Paula Ferraz')
    await expectNoA11yViolations(page, 'main')
    search = page.url()
  })
  await test.step('And by the keyboard alone a post is kept in a folder, a word muted and the daily page read', async () => {
    await app.show('/?tag=lgpd')
    const save = page.getByRole('article').getByRole('button', { name: 'Salvar' }).first()
    await save.press('Enter')
    await expect(app.shell.toast('Post salvo nos favoritos!')).toBeVisible()
    await app.show('/bookmarks')
    await page.getByRole('button', { name: 'Pasta e nota' }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pasta e nota' })
    await expect(dialog.getByLabel('Pasta')).toBeFocused()
    await page.keyboard.type('Recursos')
    await dialog.getByLabel('Nota').fill('Citar na apelação')
    await dialog.getByRole('button', { name: 'Salvar' }).press('Enter')
    // Until then the text is only in the field.
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Citar na apelação')).toBeVisible()
    await app.show('/settings/privacy')
    const word = page.getByLabel('Palavra, expressão ou hashtag')
    await word.fill('superendividamento')
    await word.press('Enter')
    await expect(page.getByRole('button', { name: 'Reativar “superendividamento”' })).toBeVisible()
    await app.show('/fechamento')
    await expect(page.getByRole('heading', { level: 1, name: 'Fechamento 8h' })).toBeVisible()
    await page.getByRole('region', { name: 'De quem você segue' }).getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/p\/[^/]+\/comments$/)
  })
  await test.step('And offline the favourites with their references, what is beside them and the daily page are there', async () => {
    app.errors.allowOutage()
    await app.goOffline()
    await app.show('/bookmarks')
    await page.getByRole('button', { name: 'Recursos (1)' }).press('Enter')
    await expect(page.getByText('Citar na apelação')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Referências (ABNT)' }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^referencias-ementa-.*\.txt$/)
    await app.show('/fechamento')
    await expect(page.getByRole('heading', { level: 1, name: 'Fechamento 8h' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Não foi possível')).toHaveCount(0)
    await app.show('/leis')
    await expect(page.getByRole('region', { name: 'Você segue', exact: true })).toBeVisible()
  })
  await test.step('And so is a search', async () => {
    await app.show(search)
    const found = page.getByRole('tabpanel').getByRole('article')
    await expect(found.first()).toHaveAccessibleName('Publicação de Ana Paula Ferraz')
  })
})
