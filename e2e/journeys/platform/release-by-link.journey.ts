import { expect, test } from '../../fixtures/test'

const NOTE = 'Você está vendo outra versão de'

test('a link opens a release of the owner, and no other', async ({ app, page, servers }) => {
  const { shell, account = '' } = servers.addresses
  const { version } = await (await page.request.get(`${account}/current.json`)).json()
  const asked = `${account}/releases/${version}/mf-manifest.json`
  const note = page.getByRole('note')

  await test.step('the release that it names runs in this tab, and every page says so', async () => {
    const manifest = page.waitForResponse(asked)
    await app.open(`${shell}/u/anapaula?release.account=${version}`)
    expect((await manifest).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Paula Ferraz' })).toBeVisible()
    await expect(note.filter({ hasText: NOTE })).toContainText(version)
    await app.shell.goTo('Newsletters')
    await expect(note.filter({ hasText: NOTE })).toBeVisible()
  })
  await test.step('the way back leads to what is published', async () => {
    await page.getByRole('button', { name: 'Voltar ao que está publicado' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletters' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voltar ao que está publicado' })).toBeHidden()
  })
  await test.step('altered on its host: a sentence, and the published one', async () => {
    await page.route(asked, async (route) => {
      const response = await route.fetch()
      const manifest = await response.json()
      await route.fulfill({ response, json: { ...manifest, ementa: { ...manifest.ementa, version: 'other' } } })
    })
    await page.goto(`${shell}/u/anapaula?release.account=${version}`)
    await expect(note.filter({ hasText: 'não pôde ser confirmada' })).toContainText('Está aberta a versão publicada')
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Paula Ferraz' })).toBeVisible()
  })
})
