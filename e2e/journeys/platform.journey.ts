import { expect, test } from '../fixtures/test'

test('an outage of one remote leaves the rest working, and a retry recovers without a reload [PLT-016] [PLT-010]', async ({
  app,
  page,
  servers,
}) => {
  app.errors.allowOutage()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const retry = page.getByRole('button', { name: 'Tentar novamente' })

  await test.step('given newsletter is down, its section says so', async () => {
    await servers.stop('newsletter')
    await page.goto(`${servers.addresses.shell}/newsletters`)
    await expect(retry).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  })

  await test.step('when another remote is opened, it works', async () => {
    await app.shell.goTo('Privacidade')
    await expect(heading).toBeVisible()
    await expect(retry).toBeHidden()
  })

  await test.step('then newsletter recovers once it is back', async () => {
    await app.shell.goTo('Newsletters')
    await expect(retry).toBeVisible()
    await servers.start('newsletter')
    await retry.click()
    await expect(heading).toBeVisible()
    await expect(retry).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-same-document')
  })
})
