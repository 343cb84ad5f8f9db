import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('the addresses of account show its screens', async ({ app, page }) => {
  const see = async (path: string, name: string) => {
    await app.show(path, { as: 'anapaula' })
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByText('Carregando').first()).toBeHidden()
  }
  await test.step('/profile is the own profile [ACC-001] [ACC-003]', async () => {
    await see('/profile', 'Ana Paula Ferraz')
    await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeVisible()
    await expect(page).toHaveTitle('Ana Paula Ferraz (@anapaula) — Ementa')
    await expect(page.getByRole('region', { name: 'Publicações agendadas' }).getByText(/^Agendado para /)).toHaveCount(
      2,
    )
  })
  await test.step('/u/{username} is the profile of that user [ACC-002] [ACC-016]', async () => {
    await see('/u/renata', 'Renata Vasconcelos')
    await expect(page.getByRole('button', { name: 'Mensagem' })).toBeVisible()
  })
  await test.step('the other tabs of a profile are at addresses of their own [ACC-011] [ACC-012]', async () => {
    await page.getByRole('tab', { name: 'Insights JS' }).click()
    await expect(page).toHaveURL(/\/u\/renata\?tab=insights$/)
    await expect(page.getByText('Dados de exemplo')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Dados de exemplo')).toBeVisible()
  })
  await test.step('an unknown or malformed username has a page of its own [ACC-022]', async () => {
    for (const username of ['ninguem', '%3Cimg%20src%3Dx%3E', '%E2%98%83', 'a%2Fb', '.....']) {
      await app.show(`/u/${username}`)
      await expect(heading(page, 'Perfil não encontrado')).toBeVisible()
    }
    await app.show(`/u/${'w'.repeat(600)}`)
    await expect(heading(page, 'Perfil não encontrado')).toBeVisible()
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
    expect(await page.evaluate(isTooWide)).toBe(false)
  })
  await test.step('/notifications shows the notifications [ACC-004]', async () => {
    await see('/notifications', 'Notificações')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveTitle('Notificações (20) — Ementa')
  })
  await test.step('/settings/privacy shows `Privacidade` [ACC-005]', async () => {
    await see('/settings/privacy', 'Privacidade')
    await expect(page.getByText('Você não silenciou ninguém.')).toBeVisible()
  })
  await test.step('/settings/notifications shows the notification settings [ACC-006]', async () => {
    await see('/settings/notifications', 'Configurações de notificações')
    await expect(page.getByText('Não solicitado')).toBeVisible()
  })
})

test('a visitor reads profiles and is asked to sign in for the rest, then is where they wanted to be', async ({
  app,
  page,
}) => {
  await app.open('/profile')
  await app.shell.main.getByRole('button', { name: 'Entrar' }).click()
  await app.shell.login('joaopedro')
  await expect(heading(page, 'João Pedro Siqueira')).toBeVisible()
})

test('the posts of a profile are the cards of social, with all that they can do [PLT-015]', async ({ app, page }) => {
  await app.open('/u/renata', { as: 'anapaula' })
  const card = page.getByRole('article', { name: 'Publicação de Renata Vasconcelos' }).first()
  await card.getByRole('button', { name: /^Salvar/ }).click()
  await expect(app.shell.toast('Post salvo nos favoritos!')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Salvo/ })).toBeVisible()
  await test.step('following on a card and in the header are one truth [ACC-017]', async () => {
    await app.shell.main.getByRole('button', { name: 'Seguindo', exact: true }).first().click()
    await expect(card.getByRole('button', { name: /^Seguir/ })).toBeVisible()
  })
  await test.step('the report dialog of social opens here too [ACC-021]', async () => {
    await app.shell.main.getByRole('button', { name: 'Mais ações para o perfil de Renata Vasconcelos' }).click()
    await page.getByRole('menuitem', { name: 'Denunciar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar' })
    await dialog.getByText('Spam', { exact: true }).click()
    await dialog.getByRole('button', { name: /^Enviar|^Denunciar/ }).click()
    await expect(app.shell.toast('Denúncia enviada')).toBeVisible()
  })
})

test('permission and settings survive a reload [ACC-050] [ACC-045]', async ({ app, page }) => {
  await app.open('/settings/notifications', { as: 'anapaula' })
  const master = page.getByRole('checkbox', { name: 'Receber notificações neste aparelho' })
  const newsletters = page.getByRole('checkbox', { name: 'Newsletters' })
  await page.getByText('Receber notificações neste aparelho').click()
  await expect(app.shell.toast('Notificações ativadas')).toBeVisible()
  await page.getByText('Newsletters', { exact: true }).last().click()
  await expect(app.shell.toast('Configurações salvas')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Permitido')).toBeVisible()
  await expect(master).toBeChecked()
  await expect(newsletters).not.toBeChecked()

  await test.step('the test notification comes as a card too [ACC-049]', async () => {
    await page.getByRole('button', { name: 'Enviar notificação de teste' }).click()
    await expect(app.shell.toast('Notificação teste enviada.')).toBeVisible()
    await expect(page.getByText('Notificação de teste', { exact: true })).toBeVisible()
  })
  await test.step('on a phone it is covered by no toast', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Enviar notificação de teste' }).click()
    const toast = app.shell.toast('Notificação teste enviada.')
    const card = page.getByRole('status', { name: 'Prévia de notificação' })
    // The toast is above or below the card, and moves by some pixels while it appears.
    const isClear = async () => {
      const [one, other] = [await toast.boundingBox(), await card.boundingBox()]
      return one && other && (one.y + one.height <= other.y || other.y + other.height <= one.y)
    }
    await expect.poll(isClear).toBe(true)
    await page.getByRole('button', { name: 'Abrir', exact: true }).click()
    await expect(page).toHaveURL(/:\d+\/notifications$/)
  })
})
