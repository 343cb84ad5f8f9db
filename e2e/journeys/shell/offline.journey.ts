import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const bar = (page: Page) => page.getByRole('region', { name: 'Sem conexão' })
const firstCard = (page: Page) => page.getByRole('article').first()
/** Loads dialogs, toasts and fonts before going offline, because these journeys have no worker that would cache them. */
async function touch(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined))
}
const like = (page: Page) => firstCard(page).getByRole('button', { name: /[Cc]urti/ })

test('go offline, act, see it counted, come back and see it sent [PLT-036] [EXP-38]', { tag: '@core' }, async ({
  app,
  page,
  context,
}) => {
  await app.open('/', { as: 'anapaula' })
  await expect(firstCard(page)).toBeVisible()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false')
  await touch(page)

  await test.step('offline: the bar within a second, and a word about it [SHL-057] [SHL-058] [SHL-061]', async () => {
    // The check runs in the page, so that it does not depend on the speed of the test.
    const took = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const watch = () => {
            const began = performance.now()
            const watcher = new MutationObserver(() => {
              if (!document.querySelector('section[aria-label="Sem conexão"]')) return
              watcher.disconnect()
              done(performance.now() - began)
            })
            watcher.observe(document.body, { childList: true, subtree: true })
          }
          addEventListener('offline', watch, { once: true, capture: true })
        }),
    )
    await app.goOffline()
    expect(await took).toBeLessThan(1000)
    await expect(bar(page)).toContainText('Sem conexão — exibindo conteúdo salvo')
    await expect(app.shell.toast('Você está offline')).toContainText(
      'Suas ações serão salvas e enviadas quando voltar online.',
    )
  })
  await test.step('an action is kept, shown and counted [SHL-059] [SHL-062]', async () => {
    await like(page).click()
    await expect(app.shell.toast('Ação salva')).toBeVisible()
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(bar(page).getByRole('button', { name: '1 ação pendente' })).toBeVisible()
  })
  await test.step('the sheet names it, in words, with its state', async () => {
    const sheet = await app.shell.openPending('1 ação pendente')
    await expect(sheet.getByRole('listitem')).toContainText('Curtir publicação')
    await expect(sheet.getByRole('listitem')).toContainText('na fila')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
  await test.step('saved pages are still shown, with their age [SHL-071]', async () => {
    await expect(firstCard(page)).toBeVisible()
    await expect(bar(page)).toContainText(/salvo (há|agora)/)
  })
  await test.step('back online it is sent without a click [SHL-063] [SHL-064] [SHL-065]', async () => {
    await context.setOffline(false)
    await expect(app.shell.toast('Conexão restaurada')).toContainText('Sincronizando ações pendentes...')
    await expect(app.shell.toast('Ações sincronizadas')).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  })
})

test('what fails stays, says why, and is sent by hand', async ({ app, page, context }) => {
  await app.simulate({ syncFailureRate: 1 })
  await app.open('/', { as: 'anapaula' })
  await expect(firstCard(page)).toBeVisible()
  await touch(page)
  await app.goOffline()
  await like(page).click()
  await expect(bar(page)).toContainText('1 ação pendente')
  await context.setOffline(false)
  const waiting = page.getByRole('region', { name: 'Pendências de envio' })
  await test.step('the automatic sync says that something failed, the button how many [SHL-067] [SHL-068] [SHL-060]', async () => {
    await expect(app.shell.toast('Algumas ações falharam')).toBeVisible()
    await waiting.getByRole('button', { name: 'Tentar sincronizar' }).click()
    await expect(app.shell.toast('Erro na sincronização')).toContainText('1 ações falharam. Tente novamente.')
  })
  await test.step('the sheet says so and offers another try [SHL-066] [SHL-069]', async () => {
    await waiting.getByRole('button', { name: '1 ação pendente' }).click()
    const sheet = page.getByRole('dialog', { name: 'Pendências' })
    await expect(sheet.getByRole('listitem')).toContainText('falhou')
    await app.change({ syncFailureRate: 0 })
    await sheet.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(app.shell.toast('Sincronização completa')).toBeVisible()
    await expect(sheet).toContainText('Nada na fila')
    await page.keyboard.press('Escape')
    await expect(waiting).toBeHidden()
  })
})

test('two tabs share the queue, and send it once', async ({ app, page, context }) => {
  await app.open('/', { as: 'anapaula' })
  await expect(firstCard(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/bookmarks')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await touch(page)
  await touch(other)
  await app.goOffline()
  await like(page).click()
  await expect(bar(other).getByRole('button', { name: '1 ação pendente' })).toBeVisible()
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Pendências de envio' })).toBeHidden()
  await expect(other.getByRole('region', { name: /Pendências de envio|Sem conexão/ })).toBeHidden()
})
