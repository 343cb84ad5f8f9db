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

test('j pressed while the rows are still on their way opens the first, with the focus', async ({ app, page }) => {
  // On a slow machine the number is shown before the rows, and the rows before they are measured.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!/^\d+$/.test(document.querySelector('#fila + span')?.textContent ?? '')) return
      watcher.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }))
    })
    watcher.observe(document, { childList: true, subtree: true, characterData: true })
  })
  await app.open('/admin/moderation', { as: 'moderacao' })
  await expect(page.getByRole('region', { name: 'Publicação de @peticoesprontas' })).toBeVisible()
  await expect(opener(page, 'abrir Publicação de @peticoesprontas')).toBeFocused()
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

test('closing the page right after a decision loses nothing; the author reads why, objects, and is restored', async ({
  app,
  page,
}) => {
  const become = async (username: string) => {
    await page.getByRole('button', { name: 'Sair', exact: true }).first().click()
    await app.signIn(username)
  }
  await app.open('/admin/moderation', { as: 'moderacao' })
  await test.step('removed, and the page left at once', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    await page.getByRole('textbox', { name: 'Justificativa' }).fill('Oferta com preço.')
    await decision(page, 'Remover publicação de @peticoesprontas').click()
    await expect(first(page)).toHaveAccessibleName('Perfil de @peticoesprontas')
    await page.goto('/admin/logs')
    const entry = page.getByRole('row').nth(1)
    await expect(entry).toContainText('Remoção')
    await expect(entry).toContainText('Publicação de @peticoesprontas')
  })
  await test.step('the author is led from the notice to the own text, the reason and the way to object', async () => {
    await become('peticoesprontas')
    await page.goto('/notifications')
    await page.getByRole('link', { name: /Sua publicação foi removida pela moderação/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Decisão da moderação' })).toBeVisible()
    await expect(page.getByText('Oferta com preço.')).toBeVisible()
    await expect(page.getByText('CINCO MIL PETIÇÕES')).toBeVisible()
    await expectNoA11yViolations(page, 'main')
    await page.getByRole('textbox', { name: 'Por que a decisão deve ser revista?' }).fill('São modelos gratuitos.')
    await page.getByRole('button', { name: 'Enviar recurso' }).click()
    await expect(app.shell.toast('Recurso enviado')).toBeVisible()
  })
  await test.step('another moderator reads both and restores', async () => {
    await become('soniaribeiro')
    await page.goto('/admin/moderation?motivo=objection')
    // The appeal is not part of any bulk action.
    await expect(page.getByRole('checkbox', { name: 'Selecionar Recurso de @peticoesprontas' })).toBeDisabled()
    await opener(page, 'Abrir Recurso de @peticoesprontas').click()
    const panel = page.getByRole('region', { name: 'Recurso de @peticoesprontas' })
    await expect(panel).toContainText('São modelos gratuitos.')
    await expect(panel.getByRole('region', { name: 'Decisão recorrida' })).toContainText('CINCO MIL PETIÇÕES')
    await decision(page, 'Dar provimento e restaurar').click()
    await expect(app.shell.toast('Ação realizada com sucesso')).toBeVisible()
    await page.goto('/p/post-079/comments')
    await expect(page.getByText('CINCO MIL PETIÇÕES').first()).toBeVisible()
  })
})

test('on a phone the item fills the screen, and bulk work shows what it is about [MOD-021]', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/admin/moderation', { as: 'moderacao' })
  await test.step('one item', async () => {
    await opener(page, 'Abrir Publicação de @peticoesprontas').click()
    const dialog = page.getByRole('dialog', { name: 'Publicação de @peticoesprontas' })
    // The dialog grows while it opens.
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await dialog.getByRole('textbox', { name: 'Justificativa' }).fill('Oferta com preço.')
    await decision(page, 'Remover publicação de @peticoesprontas').click()
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
    await question.getByRole('textbox', { name: 'Justificativa' }).fill('Propaganda.')
    await decision(page, 'Remover 2 itens').click()
    await expect(app.shell.toast('Erro ao executar ação')).toContainText('2 itens sem sucesso')
    await expect(page.getByText(/^2 de \d+ selecionados$/)).toBeVisible()
    await app.change({ bulkFailureRate: 0 })
    await page.getByRole('button', { name: 'Remover seleção' }).click()
    await question.getByRole('textbox', { name: 'Justificativa' }).fill('Propaganda.')
    await decision(page, 'Remover 2 itens').click()
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
