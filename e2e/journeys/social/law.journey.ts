import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`a citation leads to what else cites it, which is followed and read offline, on ${device}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(viewport)
    const article = page.getByRole('heading', { level: 1, name: 'Art. 7º' })

    await test.step('Given a publication that cites, with the mark in its margin', async () => {
      await app.open('/search?q=art%207%20lgpd', { as: 'anapaula' })
      await expect(page.getByRole('article').first()).toBeVisible()
      await page
        .getByRole('link', { name: /Art\. 7º da Lei Geral de Proteção.* ver o que mais cita/ })
        .first()
        .click()
    })
    await test.step('When its page opens, it says what it is and lists what cites it', async () => {
      await expect(article).toBeVisible()
      await expect(page).toHaveURL(/\/leis\/lgpd\/art-7$/)
      await expect(page.getByRole('link', { name: 'Texto oficial' })).toHaveAttribute('href', /planalto\.gov\.br/)
      await expect(page.getByRole('article').first()).toContainText('art. 7º da LGPD')
      await expectNoA11yViolations(page, 'main')
    })
    await test.step('And is followed', async () => {
      await page.getByRole('button', { name: 'Seguir Art. 7º da LGPD' }).click()
      await expect(page.getByRole('button', { name: 'Seguindo Art. 7º da LGPD' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
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
    await test.step('And offline what was seen is there', async () => {
      app.errors.allowOutage()
      await app.goOffline()
      await page.getByRole('region', { name: 'Você segue', exact: true }).getByRole('link').click()
      await expect(article).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('art. 7º da LGPD')
    })
  })
}
