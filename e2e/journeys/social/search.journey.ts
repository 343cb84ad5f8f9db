import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

test('finds by words, narrows by filters, and keeps it all in the address [SOC-105] [SOC-111]', async ({
  app,
  page,
}) => {
  const box = page.getByRole('combobox', { name: /^Buscar/ })
  const results = page.getByRole('tabpanel')

  await test.step('Given the screen without a query, with popular topics [SOC-112]', async () => {
    await app.open('/search', { as: 'anapaula' })
    await expect(page.getByRole('region', { name: 'Temas populares' }).getByRole('link').first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(box).toBeFocused()
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('When a word is searched for, whatever its accents [SOC-122] [EXP-09]', async () => {
    await box.fill('ACAO')
    await box.press('Enter')
    await expect(page).toHaveURL(/\?q=ACAO$/)
    await expect(results.getByRole('article').first()).toBeVisible()
    await expect(results.locator('mark').first()).toHaveText(/^ação/i)
  })
  await test.step('And a suggestion is chosen by the keyboard [SOC-106]', async () => {
    await box.fill('lgp')
    await expect(page.getByRole('option', { name: 'LGPD' })).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(/\?tag=lgpd$/)
    await expect(page.getByRole('heading', { name: 'LGPD' })).toBeVisible()
  })
  await test.step('And filters narrow it, counted on the button [SOC-110] [SOC-121]', async () => {
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await page.getByRole('group', { name: 'Período' }).getByRole('button', { name: 'Últimos 30 dias' }).click()
    await page.getByLabel('Ordenar por').selectOption({ label: 'Engajamento' })
    await expect(page.getByLabel('3 filtros ativos')).toBeVisible()
    await page.getByRole('tab', { name: 'Posts' }).click()
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('Then a reload shows the same, and Back the search before [SOC-113] [EXP-35]', async () => {
    const address = page.url()
    expect(address).toContain('tab=posts')
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tab', { name: 'Posts', selected: true })).toBeVisible()
    await expect(page.getByLabel('3 filtros ativos')).toBeVisible()
    await expect(box).toHaveValue('lgpd')
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Tudo', selected: true })).toBeVisible()
  })
  await test.step('And the searches of before are offered, until they are cleared [SOC-108] [SOC-109]', async () => {
    await box.fill('')
    await expect(page.getByRole('option', { name: 'ACAO' })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar buscas recentes' }).click()
    await expect(page.getByRole('option')).toHaveCount(0)
  })
  await test.step('And people and newsletters lead to their pages in other remotes', async () => {
    await app.open('/search?q=a&tab=newsletters')
    await results.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/newsletters\/.+/)
  })
})
