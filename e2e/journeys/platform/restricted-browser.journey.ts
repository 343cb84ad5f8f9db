import fs from 'node:fs'
import path from 'node:path'
import { type BrowserContext, test as base, chromium, expect } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../tooling/lib/chromium.mjs'
import { App } from '../../fixtures/app'
import { collectErrors } from '../../fixtures/console-errors'
import { writePost } from '../../pages/composer-page'
import { EditorPage } from '../../pages/editor-page'

interface Browsers {
  /** Opens a browser with a profile that has these settings. */
  launch: (options: { args?: string[]; preferences?: object }) => Promise<BrowserContext>
}

const test = base.extend<Browsers>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  launch: async ({}, use, testInfo) => {
    const contexts: BrowserContext[] = []
    await use(async ({ args = [], preferences = {} }) => {
      const profile = testInfo.outputPath('profile')
      fs.mkdirSync(path.join(profile, 'Default'), { recursive: true })
      fs.writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: findChromium(),
        args: [...CHROMIUM_ARGS, ...args],
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        viewport: { width: 1280, height: 800 },
      })
      contexts.push(context)
      return context
    })
    for (const context of contexts) await context.close()
  },
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('where the browser refuses all site data, everything works for the visit and it is said once', async ({
  launch,
  baseURL,
}) => {
  const context = await launch({ preferences: { profile: { default_content_setting_values: { cookies: 2 } } } })
  const page = await context.newPage()
  const app = new App(page, collectErrors(page))
  // The simulation's settings cannot be stored here, so this prevents random failures.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.5 }))
  const refusal = app.shell.toast('Este navegador não guarda os dados da Ementa')

  await test.step('Given a feed in a browser in which the mere mention of local storage throws', async () => {
    await page.goto(baseURL ?? '', { waitUntil: 'commit' })
    // The toast closes after five seconds, before a busy machine has loaded the feed.
    await expect(refusal).toHaveCount(1)
    await expect(page.getByRole('article').first()).toBeVisible()
    const error = await page.evaluate(() => {
      try {
        return String(localStorage)
      } catch (error) {
        return error instanceof DOMException ? error.name : ''
      }
    })
    expect(error).toBe('SecurityError')
  })
  await test.step('When they sign in and publish with an image', async () => {
    await app.signIn('renata')
    await app.shell.goTo('Composer')
    await writePost(page, 'Sem armazenamento, e ainda assim publicado.')
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
    await expect(page.getByRole('img', { name: 'Imagem da publicação', exact: true })).toHaveAttribute('src', /^blob:/)
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Post publicado!')).toBeVisible()
  })
  await test.step('Then the feed begins with it, and its comments can be written', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Sem armazenamento' })
    await expect(card.locator('img[src^="blob:"]')).toBeVisible()
    await card
      .getByRole('link', { name: /coment/i })
      .first()
      .click()
    await page
      .getByRole('textbox', { name: /coment/i })
      .first()
      .fill('Também o comentário.')
    await page.getByRole('button', { name: 'Comentar', exact: true }).click()
    await expect(page.getByText('Também o comentário.').last()).toBeVisible()
  })
  await test.step('And a newsletter can be made', async () => {
    await app.shell.goTo('Newsletters')
    await page.getByRole('button', { name: 'Criar newsletter' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Título' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Título' }).fill('Na memória')
  })
  await expect(refusal).toBeHidden()
  expect(app.errors.unexpected()).toEqual([])
})

test('over plain HTTP on a local network people write posts and issues', async ({ launch, baseURL }) => {
  const context = await launch({ args: ['--host-resolver-rules=MAP ementa.test 127.0.0.1'] })
  const page = await context.newPage()
  const app = new App(page, collectErrors(page))
  await app.simulate()
  const address = (baseURL ?? '').replace('localhost', 'ementa.test')
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  // The header is for trustworthy origins only, and the browser warns about that.
  app.errors.allow(/Cross-Origin-Opener-Policy/)

  await test.step('Given a page that is no secure context', async () => {
    await app.open(`${address}/compose`, { as: 'renata' })
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined'])
  })
  await test.step('Then a post is published', async () => {
    await writePost(page, 'Pela rede do escritório.')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Post publicado!')).toBeVisible()
    expect(warnings.join(), 'signatures cannot be verified here').toContain('social is not verified')
  })
  await test.step('And a new issue opens and is saved', async () => {
    await page.goto(`${address}/newsletters/jornada/new`)
    const editor = new EditorPage(page)
    await editor.ready()
    await editor.subject.fill('Pela rede do escritório')
    await editor.saveButton.click()
    await expect(page).toHaveURL(/\/newsletters\/jornada\/edit\//)
  })
  expect(app.errors.unexpected()).toEqual([])
})
