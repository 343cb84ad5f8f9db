import { expect, test } from '../../fixtures/test'

test('the shell shows @name@ at its path', async ({ app, page }) => {
  await app.open('/@name@')
  await expect(page.getByRole('heading', { level: 1, name: '@Title@' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
