import type { Browser, Page } from '@playwright/test'
import { startHostServer } from '../../fixtures/host-server'
import { expect, test } from '../../fixtures/test'
import { addImage, writePost } from '../../pages/composer-page'
import { ShellPage } from '../../pages/shell-page'

/** Opens a browser of its own at an invitation, and joins. */
async function join(browser: Browser, invitation: string, [name, username, email]: [string, string, string]) {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await page.goto(invitation)
  const dialog = page.getByRole('dialog', { name: 'Entrar na Ementa' })
  await dialog.getByLabel('Nome', { exact: true }).fill(name)
  await dialog.getByLabel('Nome de usuário').fill(username)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Aceitar convite' }).click()
  const shell = new ShellPage(page)
  await expect(shell.toast('Login realizado!')).toBeVisible()
  expect(page.url()).not.toContain('convite')
  await expect(page.getByRole('dialog', { name: 'Acesso e convites' })).toBeVisible()
  await page.keyboard.press('Escape')
  return { page, shell, context }
}

/** An open page hears of others' changes within so many ms: far sooner than it would ask by itself. */
const AT_ONCE = { timeout: 5_000 }

/** Gives the browser a passkey of its own, as a phone with a fingerprint reader has. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Returns a picture of 1200 × 900 px. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 900
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

test('two people meet on one server: they join, follow, post, comment, are told, report, decide and object', {
  tag: '@core',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const server = await startHostServer()
  try {
    const ana = await join(browser, server.invitation, ['Ana Prado', 'anaprado', 'ana@prado.adv.br'])

    const invitation = await test.step('Ana invites Bruno', async () => {
      await ana.page.getByRole('button', { name: 'Acesso e convites' }).click()
      const dialog = ana.page.getByRole('dialog', { name: 'Acesso e convites' })
      await expect(dialog.getByText('Este aparelho', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Criar convite' }).click()
      const link = await dialog.getByLabel('Link do convite').inputValue()
      const open = dialog.getByRole('list', { name: 'Convites em aberto' })
      await expect(open.getByRole('listitem')).toHaveCount(1)
      // Its link is not shown again, and it is there the next time.
      await ana.page.keyboard.press('Escape')
      await ana.page.getByRole('button', { name: 'Acesso e convites' }).click()
      await expect(open.getByRole('listitem')).toHaveCount(1)
      await expect(dialog.getByLabel('Link do convite')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Criar convite' }).click()
      await expect(open.getByRole('listitem')).toHaveCount(2)
      await open
        .getByRole('button', { name: /^Cancelar o convite/ })
        .first()
        .click()
      await expect(open.getByRole('listitem')).toHaveCount(1)
      // The pressed button is gone, and the dialog takes the focus that it had.
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await ana.page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      return link
    })

    await test.step('an invitation that a mail program has cut says so', async () => {
      const page = await browser.newPage()
      await page.goto(invitation.slice(0, -30))
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('chegou incompleto')
      await page.close()
    })
    const bruno = await join(browser, invitation, ['Bruno Sá', 'brunosa', 'bruno@sa.adv.br'])

    await test.step('Bruno writes, and Ana reads it on another browser', async () => {
      await bruno.shell.goTo('Composer')
      await writePost(bruno.page, 'Prazo em dobro da Fazenda #processocivil')
      await addImage(bruno.page, await photo(bruno.page))
      await bruno.page.getByRole('button', { name: 'Publicar', exact: true }).click()
      await expect(bruno.shell.toast('Post publicado!')).toBeVisible()
      await ana.page.getByRole('button', { name: '1 nova publicação' }).click(AT_ONCE)
      await expect(ana.page.getByRole('article').filter({ hasText: 'Prazo em dobro da Fazenda' })).toBeVisible()
      await ana.page.goto(`${server.url}/u/brunosa`)
      const card = ana.page.getByRole('article').filter({ hasText: 'Prazo em dobro da Fazenda' })
      // It is shown 512 px wide, for which the copy of 800 px is enough.
      const image = card.getByRole('img', { name: /^Imagem da publicação/ })
      await expect(image).toHaveJSProperty('naturalWidth', 512)
      expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\?w=800$/)
    })

    await test.step('Ana follows Bruno and comments; Bruno is told', async () => {
      await ana.page
        .getByRole('main')
        .getByRole('button', { name: /^Seguir/ })
        .first()
        .click()
      await expect(
        ana.page
          .getByRole('main')
          .getByRole('button', { name: /^Seguindo|Deixar de seguir/ })
          .first(),
      ).toBeVisible()
      await ana.page
        .getByRole('article')
        .getByRole('link', { name: /coment/i })
        .first()
        .click()
      await ana.page.getByRole('textbox', { name: 'Comentário' }).fill('Só o ente público tem esse prazo.')
      await ana.page.getByRole('textbox', { name: 'Comentário' }).press('Control+Enter')
      await expect(ana.shell.toast('Comentário publicado!')).toBeVisible()
      await expect(bruno.page.getByRole('link', { name: /^Notificações .*\d não lida/ }).first()).toBeVisible(AT_ONCE)
      await bruno.shell.goTo('Notificações')
      await expect(bruno.page.getByRole('main')).toContainText('Ana Prado')
    })

    await test.step('Ana reports the post and decides about it; Bruno is told, and objects', async () => {
      await ana.page.goto(`${server.url}/u/brunosa`)
      await ana.page
        .getByRole('button', { name: /^Mais ações para a publicação de/ })
        .first()
        .click()
      await ana.page.getByRole('menuitem', { name: 'Denunciar' }).click()
      const report = ana.page.getByRole('dialog', { name: 'Denunciar' })
      await report.getByText('Spam', { exact: true }).click()
      await report.getByRole('button', { name: 'Enviar denúncia' }).click()
      await expect(ana.shell.toast('Denúncia enviada')).toBeVisible()
      await ana.page.goto(`${server.url}/admin/moderation`)
      await ana.page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /, abrir / })
        .click()
      const panel = ana.page.getByRole('region', { name: /^Publicação de @/ })
      await panel.getByRole('textbox', { name: 'Justificativa' }).fill('Repetida.')
      await panel.getByRole('button', { name: /^Remover publicação de @/, disabled: false }).click()
      await expect(ana.shell.toast('Ação realizada com sucesso')).toBeVisible()

      // The page is open since before.
      await bruno.page
        .getByRole('link', { name: /removid/ })
        .first()
        .click(AT_ONCE)
      await bruno.page.getByLabel('Por que a decisão deve ser revista?').fill('Não é repetida: trata de outra lei.')
      await bruno.page.getByRole('button', { name: 'Enviar recurso' }).click()
      await expect(bruno.shell.toast('Recurso enviado')).toBeVisible()
      await ana.page.goto(`${server.url}/admin/moderation`)
      await expect(ana.page.getByRole('main')).toContainText(/recurso/i)
    })

    await test.step('Bruno is no moderator, and what he asks of moderation is refused', async () => {
      await bruno.page.goto(`${server.url}/admin/users`)
      await expect(bruno.page.getByText('ana@prado.adv.br')).toHaveCount(0)
    })

    await test.step('Bruno signs out, and in again by his passkey', async () => {
      await addAuthenticator(bruno.page)
      await bruno.page.goto(server.url)
      await bruno.page.getByRole('button', { name: 'Acesso e convites' }).waitFor()
      await bruno.page.getByRole('button', { name: 'Sair' }).click()
      const warning = bruno.page.getByRole('alertdialog', { name: 'Sair sem chave de acesso?' })
      await warning.getByRole('button', { name: 'Cancelar' }).click()
      await bruno.page.getByRole('button', { name: 'Acesso e convites' }).click()
      await bruno.page.getByRole('button', { name: 'Criar chave de acesso' }).click()
      await expect(bruno.shell.toast('Chave de acesso criada')).toBeVisible()
      const passkeys = bruno.page.getByRole('list', { name: 'Suas chaves de acesso' })
      await expect(passkeys.getByRole('listitem')).toHaveCount(1)
      await bruno.page.keyboard.press('Escape')
      await bruno.page.getByRole('button', { name: 'Sair' }).click()
      await bruno.page.getByRole('button', { name: 'Entrar', exact: true }).first().click()
      await bruno.page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
      await expect(bruno.page.getByRole('link', { name: /@brunosa/ }).first()).toBeVisible()
    })

    await test.step('Bruno erases the account, learns until when he may come back, and does', async () => {
      const { page } = bruno
      await page.goto(`${server.url}/settings/privacy`)
      await page.getByRole('button', { name: 'Apagar minha conta' }).click()
      await page.getByRole('button', { name: 'Apagar conta' }).click()
      const done = page.getByRole('dialog', { name: 'Conta apagada' })
      await expect(done).toContainText('para desistir até lá, entre de novo')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Entrar', exact: true }).first().click()
      await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
      const offer = page.getByRole('dialog', { name: 'Manter sua conta?' })
      await expect(offer).toContainText('não aparecem mais para ninguém')
      await offer.getByRole('button', { name: 'Manter minha conta' }).click()
      await expect(bruno.shell.toast('Sua conta continua')).toBeVisible()
      await expect(page.getByRole('link', { name: /@brunosa/ }).first()).toBeVisible()
    })
    await ana.context.close()
    await bruno.context.close()
  } finally {
    await server.stop()
  }
})
