import { expect, test } from '../../fixtures/test'

test('reading one is seen by list, title and navigation alike [ACC-033] [ACC-035] [EXP-15]', { tag: '@core' }, async ({
  app,
  page,
}) => {
  await app.open('/notifications', { as: 'anapaula' })
  const row = page.getByRole('article', { name: 'João Pedro Siqueira comentou em sua publicação.' }).first()
  await row.getByRole('button', { name: /^Marcar como lida/ }).click()
  await expect(app.shell.toast('Marcada como lida.')).toBeVisible()
  await expect(row.getByText('Não lida.')).toHaveCount(0)
  await expect(page).toHaveTitle('Notificações (19) — Ementa')
  await expect(app.shell.nav.getByRole('link', { name: 'Notificações 19 não lidas' })).toBeVisible()

  await test.step('opening one leads to what it is about [ACC-033]', async () => {
    await page.getByRole('link', { name: 'Lexcorp Gestão de Contratos comentou em sua publicação.' }).click()
    await expect(page).toHaveURL(/\/p\/[^/]+\/comments#c-/)
    await expect(page.getByRole('article', { name: /^Comentário de Lexcorp Gestão de Contratos/ })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveTitle('Notificações (18) — Ementa')
    await app.shell.goTo('Privacidade')
    await expect(page).toHaveTitle('Privacidade — Ementa')
    await page.goBack()
    await expect(page).toHaveTitle('Notificações (18) — Ementa')
  })
  await test.step('all can be read at once, and stay so after a reload [ACC-031]', async () => {
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(page).toHaveTitle('Notificações — Ementa')
    // The title changes at once, but the toast is shown only when the change is stored: the reload must find it.
    await expect(app.shell.toast('Todas marcadas como lidas.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeDisabled()
  })
})

test('searching reads older pages too, and the address keeps it [ACC-029]', async ({ app, page }) => {
  await app.open('/notifications', { as: 'anapaula' })
  // Notifications more than 200 hours old are on the third page.
  const old = page.getByRole('article', { name: 'Iracema Tavares seguiu você.' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(old).toBeHidden()
  await page.getByRole('searchbox', { name: 'Buscar nas notificações' }).fill('IRACEMA seguiu voce')
  await expect(old).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/q=IRACEMA/)
  await page.reload()
  await expect(old).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe over 75 px reads, a shorter one does not, and the row moves 150 px at most [ACC-034]', async ({
    app,
    page,
  }) => {
    await app.open('/notifications', { as: 'anapaula' })
    const row = page.getByRole('article', { name: 'João Pedro Siqueira comentou em sua publicação.' }).first()
    const box = await row.boundingBox()
    if (!box) throw new Error('The row is not on the page.')
    const client = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    const moved = () =>
      row.evaluate((element) => {
        const inner = element.querySelector('[style*="translateX"]')
        return inner ? inner.getBoundingClientRect().x - element.getBoundingClientRect().x : 0
      })
    const swipe = async (distance: number) => {
      const from = box.x + 80
      await touch('touchStart', from)
      for (let step = 1; step <= 10; step++) await touch('touchMove', from + (distance * step) / 10)
      const offset = await moved()
      await touch('touchEnd')
      return offset
    }
    expect(await swipe(60)).toBeLessThan(75)
    await expect(row.getByText('Não lida.')).toHaveCount(1)
    expect(await swipe(280)).toBe(150)
    await expect(row.getByText('Não lida.')).toHaveCount(0)
    await expect(app.shell.toast('Marcada como lida.')).toBeVisible()
    await expect(page).toHaveURL(/\/notifications$/)
  })
})

test('offline one notice, the bar, says how old the list is', async ({ app, page, context }) => {
  app.errors.allowOutage()
  await app.open('/notifications', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await app.goOffline()
  await expect(page.getByRole('region', { name: 'Sem conexão' })).toContainText(/salvo (há|agora)/)
  await expect(page.getByText(/salvo (há|agora)/)).toHaveCount(1)
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/salvo (há|agora)/)).toHaveCount(0)
})
