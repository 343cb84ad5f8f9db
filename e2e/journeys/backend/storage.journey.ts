import type { Page } from '@playwright/test'
import { scrollTo } from '../../fixtures/scroll-to'
import { expect, test } from '../../fixtures/test'
import { addImage, writePost } from '../../pages/composer-page'
import { ShellPage } from '../../pages/shell-page'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const cards = (page: Page) => page.getByRole('article')
const feed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Feed' })

async function publish(page: Page, text: string, image?: Buffer) {
  const shell = new ShellPage(page)
  await shell.goTo('Composer')
  await writePost(page, text)
  if (image) await addImage(page, image)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(shell.toast('Post publicado!')).toBeVisible()
  // The toast may belong to an earlier post, and the composer's preview is a card too.
  await expect(page).toHaveURL('/')
  await expect(cards(page).first()).toContainText(text)
}

/** Reads all of local storage by key. */
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

test('what someone does is in the storage of the browser, each thing under its key, and outlives a reload', async ({
  app,
  page,
}) => {
  await app.open('/')
  await app.signIn('anapaula')

  await test.step('a post with an image, and who is signed in, survive a reload [BCK-010]', async () => {
    await publish(page, 'Guardado neste navegador', Buffer.from(PNG, 'base64'))
    await page.reload()
    const card = cards(page).filter({ hasText: 'Guardado neste navegador' })
    await expect(card.getByRole('img').last()).toHaveJSProperty('naturalWidth', 1)
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(0)
  })

  await test.step('the image is a blob in IndexedDB and not text in local storage', async () => {
    expect(JSON.stringify(await stored(page))).not.toContain(PNG.slice(0, 40))
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(names).toContain('ementa-images')
  })

  await test.step('state, theme, cache and search history have keys of their own [BCK-020]', async () => {
    await page.getByRole('button', { name: 'Alternar tema' }).first().click()
    await page.goto('/search?q=lgpd')
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('dano moral')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => Object.keys(await stored(page)))
      .toEqual(expect.arrayContaining(['ementa-state', 'ementa-ui-theme', 'ementa-cache', 'ementa-search-history']))
    expect(JSON.parse((await stored(page))['ementa-state'] ?? '')).toMatchObject({
      version: 1,
      seededAt: expect.any(String),
      posts: 0,
      currentUserId: 'user-anapaula',
    })
  })
})

test('two tabs see each other’s changes and lose none', async ({ app, page, context }) => {
  await app.open('/', { as: 'anapaula' })
  await expect(feed(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(feed(other)).toBeVisible()

  await test.step('what one tab publishes the other has too, without a reload [BCK-009]', async () => {
    await publish(page, 'Da primeira aba')
    await new ShellPage(other).goTo('Perfil')
    await scrollTo(cards(other).filter({ hasText: 'Da primeira aba' }))
  })

  await test.step('both tabs write, and after a reload everything is there [BCK-010]', async () => {
    await publish(other, 'Da segunda aba')
    await page.reload()
    await expect(cards(page).filter({ hasText: 'Da segunda aba' })).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Da primeira aba' })).toBeVisible()
  })
})

test('a broken, an old and a full storage never stop the product and are told', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  await expect(cards(page).first()).toBeVisible()

  await test.step('a broken record is set aside, the rest stays', async () => {
    await publish(page, 'Este fica')
    await page.evaluate(() => localStorage.setItem('ementa-state:posts:post-002', '{"id":"post-002"'))
    await page.reload()
    // The toast is shown briefly, before the feed is loaded.
    await Promise.all([
      expect(app.shell.toast('Dados corrompidos foram guardados à parte')).toBeVisible(),
      expect(cards(page).filter({ hasText: 'Este fica' })).toBeVisible(),
    ])
    expect(await stored(page)).toMatchObject({ 'ementa-state:posts:post-002.corrupt': '{"id":"post-002"' })
  })

  await test.step('on a full disk a post is not published, its text stays, and it is once there is room', async () => {
    await page.evaluate(() => {
      // Removing the cache would make room for the post.
      localStorage.removeItem('ementa-cache')
      let name = 0
      const fill = (most: number) => {
        for (let size = most; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (;;) localStorage.setItem(`others-${name++}`, 'x'.repeat(size))
          } catch {
            // A smaller value may fit.
          }
        }
      }
      fill(4_000_000)
      // A removed draft or a smaller cache makes room, which is filled at once.
      const filling = setInterval(() => fill(500), 20)
      addEventListener('others-make-room', () => clearInterval(filling))
    })
    await app.shell.goTo('Composer')
    await writePost(page, 'Sem espaço, mas aqui')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Erro ao publicar')).toContainText('O armazenamento deste aparelho está cheio')
    await page.evaluate(() => {
      dispatchEvent(new Event('others-make-room'))
      for (const key of Object.keys(localStorage)) if (key.startsWith('others-')) localStorage.removeItem(key)
    })
    await expect(page.getByText('Sem espaço, mas aqui').first()).toBeVisible()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(app.shell.toast('Post publicado!')).toBeVisible()
    await page.reload()
    await expect(cards(page).filter({ hasText: 'Sem espaço, mas aqui' })).toBeVisible()
  })
})
