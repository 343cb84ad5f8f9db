import { expect, test } from '../../fixtures/test'

test('on paper there is what a page says, in black, and neither frame nor buttons', async ({ app, page }) => {
  await app.open('/recursos/audit-user-05', { as: 'moderacao' })
  for (const path of [
    '/recursos/audit-user-05',
    '/transparencia',
    '/p/post-001/comments',
    '/admin/pessoas/sergiofalcao',
    '/leis/cpc',
    '/newsletters',
    '/',
  ])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      await app.show(path, { as: 'moderacao' })
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const gone of [
        page.getByRole('navigation'),
        page.getByRole('note'),
        page.getByRole('textbox'),
        page.getByRole('searchbox'),
      ])
        await expect(gone.filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeHidden()
      await test.step('and no sheet is left empty behind it', async () => {
        const left = await page.evaluate(() => {
          const texts = [...document.querySelectorAll('main :is(p, article, td, h1)')]
          const last = Math.max(...texts.map((one) => one.getBoundingClientRect().bottom))
          return document.documentElement.scrollHeight - Math.max(last, innerHeight)
        })
        expect(left).toBeLessThan(200)
      })
      const colours = await page.evaluate(() => [
        ...new Set([...document.querySelectorAll('main :is(h1, h2, p, a)')].map((one) => getComputedStyle(one).color)),
      ])
      expect(colours).toEqual(['rgb(0, 0, 0)'])
      const backgrounds = await page.evaluate(() => [
        ...new Set([...document.querySelectorAll('main *')].map((one) => getComputedStyle(one).backgroundColor)),
      ])
      expect(backgrounds).toEqual(['rgba(0, 0, 0, 0)'])
    })
})
