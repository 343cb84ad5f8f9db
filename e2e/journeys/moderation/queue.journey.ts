import type { Page } from '@playwright/test'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

const rows = (page: Page) => page.getByRole('article')
const first = (page: Page) => rows(page).first()
const opener = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Finds a decision of the visible panel that accepts presses for this item. */
const decision = (page: Page, name: string | RegExp) => page.getByRole('button', { name, disabled: false })

test('a queue worked through with the keyboard; each decision holds at once and has its undo [MOD-019] [MOD-020]', async ({
  app,
  page,
}) => {
  await app.open('/admin/moderation', { as: 'moderacao' })
  await expect(first(page)).toHaveAccessibleName('Publicação de @peticoesprontas')

  await test.step('j opens the first, with its text in full', async () => {
    await page.keyboard.press('j')
    const panel = page.getByRole('region', { name: 'Publicação de @peticoesprontas' })
    await expect(panel).toContainText('CINCO MIL PETIÇÕES')
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('2 without a justification does nothing and asks for one [MOD-022]', async () => {
    await expect(decision(page, 'Remover publicação de @peticoesprontas')).toBeEnabled()
    await page.keyboard.press('2')
    await expect(app.shell.toast('Justificativa obrigatória')).toContainText(
      'É necessário fornecer uma justificativa para esta ação.',
    )
    const field = page.getByRole('textbox', { name: 'Justificativa' })
    await expect(field).toBeFocused()
    // While typing, keys are no shortcuts.
    await page.keyboard.type('Motivo 2')
    await expect(field).toHaveValue('Motivo 2')
    await expect(first(page)).toHaveAccessibleName('Publicação de @peticoesprontas')
  })
  await test.step('an action hides the row and moves to the next one; Desfazer brings it back', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    await page.keyboard.press('2')
    await expect(first(page)).toHaveAccessibleName('Perfil de @peticoesprontas')
    await expect(opener(page, 'Abrir Perfil de @peticoesprontas')).toBeFocused()
    await app.shell
      .toast('Publicação de @peticoesprontas foi removida')
      .getByRole('button', { name: 'Desfazer' })
      .click()
    await expect(first(page)).toHaveAccessibleName('Publicação de @peticoesprontas')
  })
  await test.step('the log has the removal, its text and its undo', async () => {
    await page.getByRole('navigation', { name: 'Seções da administração' }).getByRole('link', { name: 'Logs' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Decisão desfeita')
    const removal = page.getByRole('row').nth(2)
    await expect(removal).toContainText('Remoção')
    await expect(removal).toContainText('desfeita')
    await removal.getByRole('button', { name: /^Ver decisão/ }).click()
    await expect(page.getByRole('dialog', { name: 'Remoção · Publicação de @peticoesprontas' })).toContainText(
      'CINCO MIL PETIÇÕES',
    )
  })
})

test('closing an item far down the queue leaves the list there, with the focus', async ({ app, page }) => {
  await app.open('/admin/moderation', { as: 'moderacao' })
  await expect(first(page)).toBeVisible()
  const open = page.locator('[aria-current="true"]')
  const walk = async () => {
    let before = ''
    for (let steps = 0; steps < 6; steps++) {
      await page.keyboard.press('j')
      await expect(open).toBeFocused()
      await expect.poll(() => open.getAttribute('aria-label')).not.toBe(before)
      before = (await open.getAttribute('aria-label')) ?? ''
    }
    return opener(page, before)
  }
  const closings = [() => page.getByRole('button', { name: 'Fechar painel' }).click(), () => page.goBack()]
  for (const close of closings) {
    const row = await walk()
    await close()
    await expect(page).toHaveURL(/\/admin\/moderation$/)
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  }
})

test('the open item is in the address: Back closes it, a link hands it on', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/admin/logs', { as: 'moderacao' })
  await page.getByRole('link', { name: 'Moderação', exact: true }).first().click()
  const item = page.getByRole('dialog', { name: 'Publicação de @peticoesprontas' })

  await test.step('Back closes the item, not the page, and its row has the focus', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    await expect(item).toBeVisible()
    await expect(page).toHaveURL(/\?item=/)
    await page.goBack()
    await expect(item).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/moderation$/)
    await expect(opener(page, 'Abrir Publicação de @peticoesprontas')).toBeFocused()
  })
  await test.step('closing takes its step of the history back', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    await item.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/moderation$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/logs$/)
    await page.goForward()
  })
  await test.step('going on from item to item is no step of the history; a reload stays', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    await expect(page).toHaveURL(/\?item=/)
    const address = page.url()
    await decision(page, 'Aprovar publicação de @peticoesprontas').click()
    const next = page.getByRole('dialog', { name: 'Perfil de @peticoesprontas' })
    await expect(next).toBeVisible()
    await expect(page).not.toHaveURL(address)
    await page.reload()
    await expect(next).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/moderation$/)
    await expect(next).toBeHidden()
  })
})
