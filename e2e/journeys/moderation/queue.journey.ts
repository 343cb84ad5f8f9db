import type { Page } from '@playwright/test'
import { expect, expectNoA11yViolations, test } from '../../fixtures/test'

const rows = (page: Page) => page.getByRole('article')
const first = (page: Page) => rows(page).first()
const opener = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a queue worked through with the keyboard, ten seconds to think again [MOD-019] [MOD-020]', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open('/admin/moderation', { as: 'moderacao' })
  await expect(first(page)).toHaveAccessibleName('Publicação de @peticoesprontas')

  await test.step('j opens the first, with its text in full', async () => {
    await page.keyboard.press('j')
    const panel = page.getByRole('region', { name: 'Publicação de @peticoesprontas' })
    await expect(panel).toContainText('CINCO MIL PETIÇÕES')
    await expectNoA11yViolations(page, 'main')
  })
  await test.step('4 without a justification does nothing and asks for one [MOD-022]', async () => {
    await page.keyboard.press('4')
    await expect(app.shell.toast('Justificativa obrigatória')).toContainText(
      'É necessário fornecer uma justificativa para esta ação.',
    )
    const field = page.getByRole('textbox', { name: 'Justificativa' })
    await expect(field).toBeFocused()
    // While one types, keys are letters.
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
      .toast('Publicação de @peticoesprontas será removida')
      .getByRole('button', { name: 'Desfazer' })
      .click()
    await expect(first(page)).toHaveAccessibleName('Publicação de @peticoesprontas')
  })
  await test.step('after ten seconds it is done', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    await page.keyboard.press('2')
    await expect(app.shell.toast('será removida')).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(app.shell.toast('Ação realizada com sucesso')).toBeVisible()
    await expect(first(page)).toHaveAccessibleName('Perfil de @peticoesprontas')
  })
  await test.step('leaving the page applies at once what was still waiting', async () => {
    await opener(page, 'Abrir Perfil de @peticoesprontas').click()
    await page.keyboard.press('1')
    await page.getByRole('navigation', { name: 'Seções da administração' }).getByRole('link', { name: 'Logs' }).click()
    const entry = page.getByRole('row').nth(1)
    await expect(entry).toContainText('Aprovação')
    await expect(entry).toContainText('user-peticoesprontas')
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

test('closing the page loses no decision', async ({ app, page }) => {
  await app.open('/admin/moderation', { as: 'moderacao' })
  await opener(page, 'Abrir Publicação de @peticoesprontas').click()
  await opener(page, 'Remover publicação de @peticoesprontas').click()
  await expect(first(page)).toHaveAccessibleName('Perfil de @peticoesprontas')
  await page.goto('/admin/logs')
  const entry = page.getByRole('row').nth(1)
  await expect(entry).toContainText('Remoção')
  await expect(entry).toContainText('post-079')
})

test('on a phone the item fills the screen, and bulk work shows what it is about [MOD-021]', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/admin/moderation', { as: 'moderacao' })
  await test.step('one item', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    const dialog = page.getByRole('dialog', { name: 'Publicação de @peticoesprontas' })
    // It grows while it opens.
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Remover publicação de @peticoesprontas' }).click()
    const next = page.getByRole('dialog', { name: 'Perfil de @peticoesprontas' })
    await expect(next).toBeVisible()
    await expectNoA11yViolations(page, '[role="dialog"]')
    await next.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(first(page)).toHaveAccessibleName('Perfil de @peticoesprontas')
  })
  await test.step('several, with an honest account of what failed', async () => {
    await app.change({ bulkFailureRate: 1 })
    await page.getByRole('checkbox', { name: 'Selecionar Perfil de @peticoesprontas' }).press(' ')
    await page.getByRole('checkbox', { name: 'Selecionar Publicação de @viniciusamaral' }).first().press(' ')
    await page.getByRole('button', { name: 'Remover seleção' }).click()
    const question = page.getByRole('dialog', { name: 'Confirmar ação em massa?' })
    await expect(question).toContainText('o novo Código Civil já está valendo')
    await question.getByRole('button', { name: 'Remover 2 itens' }).click()
    await expect(app.shell.toast('Erro ao executar ação')).toContainText('2 itens sem sucesso')
    await expect(page.getByText('2 selecionados')).toBeVisible()
    await app.change({ bulkFailureRate: 0 })
    await page.getByRole('button', { name: 'Remover seleção' }).click()
    await question.getByRole('button', { name: 'Remover 2 itens' }).click()
    await expect(app.shell.toast('Ação realizada com sucesso')).toBeVisible()
    await expect(first(page)).toHaveAccessibleName('Comentário de @sergiofalcao')
  })
  await test.step('nothing is wider than the screen', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
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
    await item.getByRole('button', { name: 'Aprovar publicação de @peticoesprontas' }).click()
    const next = page.getByRole('dialog', { name: 'Perfil de @peticoesprontas' })
    await expect(next).toBeVisible()
    await expect(page).not.toHaveURL(address)
    await page.reload()
    await expect(next).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/moderation$/)
    await expect(next).toBeHidden()
  })
  await test.step('a link opens an item that the filters hide', async () => {
    await opener(page, 'Abrir Perfil de @peticoesprontas').click()
    await expect(page).toHaveURL(/\?item=/)
    const shared = `${page.url()}&tipo=comment`
    await page.goto(shared)
    await expect(page.getByRole('dialog', { name: 'Perfil de @peticoesprontas' })).toContainText('denúncias')
  })
  await test.step('one that is no longer there says so', async () => {
    await page.goto('/admin/moderation?item=queue-nenhum')
    await expect(page.getByRole('dialog')).toContainText('Este item não está na fila.')
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/moderation$/)
  })
})
