import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scrollTo } from '../../fixtures/scroll-to'
import { expect, test } from '../../fixtures/test'

test('mute and block from a post card, undo both in Privacidade [PLT-035]', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  const act = async (author: string, item: string) => {
    const card = page.getByRole('article').filter({ hasText: author }).first()
    await scrollTo(card)
    await card.getByRole('button', { name: /^Mais ações/ }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await act('Renata Vasconcelos', 'Silenciar')
  await expect(app.shell.toast('@renata foi silenciado')).toBeVisible()
  await act('Otávio', 'Bloquear')
  const question = page.getByRole('alertdialog')
  if (await question.isVisible()) await question.getByRole('button', { name: 'Bloquear' }).click()
  await expect(app.shell.toast(/^@\w+ foi bloqueado/)).toBeVisible()

  await test.step('both are listed, undone with a word each and stay undone [ACC-051] [ACC-052] [ACC-053]', async () => {
    await app.shell.goTo('Privacidade')
    await page.getByRole('button', { name: 'Reativar @renata' }).click()
    await expect(app.shell.toast('@renata foi reativado')).toBeVisible()
    await page.getByRole('button', { name: /^Desbloquear @/ }).click()
    await expect(app.shell.toast(/^@\w+ foi desbloqueado/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Você não silenciou ninguém.')).toBeVisible()
    await expect(page.getByText('Você não bloqueou ninguém.')).toBeVisible()
  })
})

test('the data can be taken along [EXP-42]', async ({ app, page }) => {
  await app.open('/')
  await app.signIn('anapaula')
  await app.shell.goTo('Privacidade')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar meus dados' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ementa-dados-anapaula-\d{4}-\d{2}-\d{2}\.json$/)
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { username: 'anapaula' } })
  expect(data).toHaveProperty('comments.0.author_id', 'user-anapaula')
})

/** Lists all stored data of the product, as a text for each storage and key. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {}
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage)) kept[`${name} ${key}`] = String(value)
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) kept[`caches ${request.url}`] = request.url
    }
    for (const { name = '', version } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, version)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const keys = await new Promise((resolve) => {
          const asking = database.transaction(store).objectStore(store).getAllKeys()
          asking.onsuccess = () => resolve(asking.result)
        })
        kept[`indexedDB ${name} ${store}`] = JSON.stringify(keys)
      }
      database.close()
    }
    return kept
  })

/** Texts and ids that any record of the person would contain. */
const PERSONAL = /user-anapaula|anapaula|Texto só meu|Na outra aba|post-0/

test('after erasing nothing of the person is on the device, whatever other tabs do [EXP-42]', async ({
  app,
  page,
  context,
}) => {
  const other = await context.newPage()
  await test.step('Given two tabs, a text in the second, and saved posts in both', async () => {
    // The person signs in by the dialog: an init script would store the session again at each reload, even after erasing.
    await app.open('/')
    await app.signIn('anapaula')
    await app.shell.goTo('Favoritos')
    await expect(page.getByRole('article').first()).toBeVisible()
    await other.goto('/compose')
    await other.getByRole('textbox', { name: 'Texto da publicação' }).fill('Na outra aba')
    await expect.poll(async () => JSON.stringify(await everythingKept(page))).toContain('Na outra aba')
  })
  await test.step('When the data of the device are erased in the first', async () => {
    await app.shell.goTo('Privacidade')
    await page.getByRole('button', { name: 'Apagar dados deste aparelho' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar tudo' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('Then the second starts again, signed out', async () => {
    await expect(other).toHaveURL(/\/$/)
    await expect(other.getByRole('button', { name: 'Entrar', exact: true }).first()).toBeVisible()
  })
  await test.step('And no place holds anything of the person, not even after both are closed', async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await other.goto('about:blank')
    app.errors.allow(/favicon/)
    await page.goto('/remotes.json')
    const kept = await everythingKept(page)
    const personal = Object.entries(kept).filter(([key, text]) => {
      // A visitor's new feed contains everybody's public posts.
      if (key.startsWith('localStorage ementa-cache')) return /Na outra aba|"(bookmarks|drafts)\\"/.test(text)
      return PERSONAL.test(`${key} ${text}`)
    })
    expect(personal).toEqual([])
  })
})

test('after signing out only the records of the backend and the own unsent texts are kept', async ({ app, page }) => {
  await app.open('/drafts', { as: 'anapaula' })
  await test.step('Given drafts and bookmarks that were read, a search, and a text begun', async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await app.shell.goTo('Favoritos')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/compose')
    await page.getByRole('textbox', { name: 'Texto da publicação' }).fill('Texto só meu')
    await expect.poll(async () => JSON.stringify(await everythingKept(page))).toContain('Texto só meu')
    await page.goto('/bookmarks')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await test.step('When the person signs out', async () => {
    await page.getByRole('button', { name: 'Sair', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true }).first()).toBeVisible()
  })
  await test.step('Then no read of theirs is stored, and what is not sent carries their name alone', async () => {
    app.errors.allow(/favicon/)
    await page.goto('/remotes.json')
    const kept = await everythingKept(page)
    expect(kept['localStorage ementa-cache'] ?? '').not.toMatch(/"drafts|"bookmarks|"followedTags\\",\\"user-anapaula/)
    const holders = Object.keys(kept).filter((key) => kept[key]?.includes('Texto só meu'))
    expect(holders).toEqual([expect.stringContaining('ementa-writing:user-anapaula:')])
    const others = Object.keys(kept).filter((key) => /client-session/.test(key))
    expect(others).toEqual([])
  })
  await test.step('And the next person is shown none of it', async () => {
    await page.goto('/')
    await app.signIn('joaopedro')
    await app.shell.goTo('Composer')
    await expect(page.getByRole('textbox', { name: 'Texto da publicação' })).toHaveValue('')
    await expect(page.getByText('Rascunho recuperado')).toBeHidden()
  })
})
