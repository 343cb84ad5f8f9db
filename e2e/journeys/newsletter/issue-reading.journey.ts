import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

const HANDLE = 'clausula-a-clausula'

const PARAGRAPH = 'O prazo em dobro da Defensoria alcança os núcleos de prática jurídica, e a lei o diz sem ressalva. '
const LONG = ['Prazos', 'Custas', 'Recursos']
  .map((title) => `## ${title}\n\n${Array.from({ length: 6 }, () => PARAGRAPH.repeat(4)).join('\n\n')}`)
  .join('\n\n')
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test('on a phone a long issue has contents, keeps the place where one stopped, and leads to its neighbours', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('Given a long issue', async () => {
    const text = `---\ntitle: Carta longa\ndate: ${yesterday()}\n---\n\n${LONG}`
    await app.open(`/newsletters/${HANDLE}/configuracoes`, { as: 'anapaula' })
    const file = { name: 'carta.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }
    await page.getByLabel('Arquivos a trazer').setInputFiles(file)
    await page.getByRole('button', { name: 'Trazer 1 edição' }).click()
    await expect(page.getByText('1 edição veio.')).toBeVisible()
  })
  await test.step('its contents lead to each part', async () => {
    await page.goto(`/newsletters/${HANDLE}`)
    // Only visible rows are rendered, and the owner's controls are above them.
    await page.getByRole('heading', { name: 'Edições', exact: true }).scrollIntoViewIfNeeded()
    const href = await page.getByRole('link', { name: 'Carta longa' }).first().getAttribute('href')
    await page.goto(href ?? '')
    await page.getByRole('navigation', { name: 'Nesta edição' }).getByRole('button', { name: 'Custas' }).click()
    await expect(page.getByRole('heading', { name: 'Custas' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Custas' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ementa-reading-places'))).toMatch(/:\d/)
  })
  await test.step('and the place is offered at the next visit', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Continuar de onde parei' }).click()
    await expect(page.getByRole('heading', { name: 'Custas' })).toBeInViewport()
  })
  await test.step('the issue before it is one step away, and so is the way back', async () => {
    const others = page.getByRole('navigation', { name: 'Outras edições' })
    await others.getByRole('link', { name: /^Edição anterior/ }).click()
    await page.getByRole('link', { name: /Próxima edição.*Carta longa/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Carta longa' })).toBeVisible()
  })
  await test.step('it is discussed below, and each comment has its own address', async () => {
    const comment = page.getByRole('article', { name: /^Comentário de Ana Paula/ })
    await page.getByRole('textbox', { name: 'Comentário' }).fill('A próxima carta continua esta.')
    await page.getByRole('button', { name: 'Comentar', exact: true }).click()
    await page.goto((await comment.getByRole('link', { name: 'agora' }).getAttribute('href')) ?? '')
    await page.reload()
    await expect(comment).toBeFocused()
    await expect(comment).toBeInViewport()
    await expectNoA11yViolations(page)
  })
})
