import type { Locator, Page } from '@playwright/test'
import type { App } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

const POST = '/p/post-001/comments'

test('reads a thread and takes part in it [SOC-007] [SOC-136] [SOC-135]', { tag: '@core' }, async ({ app, page }) => {
  const field = page.getByRole('textbox', { name: 'Comentário' })
  const comment = (text: string) => page.getByRole('article').filter({ hasText: text })

  await test.step('Given a thread with its composer at the bottom [SOC-136]', async () => {
    await app.open(POST, { as: 'anapaula' })
    await expect(
      page.getByRole('heading', { level: 1, name: /^\d+ comentários?( · \d+ com as respostas)?$/ }),
    ).toBeVisible()
    await expect(page.getByRole('article', { name: /^Comentário de/ }).first()).toBeVisible()
    const bar = await page.getByRole('region', { name: 'Comentar' }).boundingBox()
    expect(bar ? bar.y + bar.height : 0).toBeCloseTo(800, -1)
  })
  await test.step('When one comments by the keyboard [SOC-150] [SOC-151]', async () => {
    await field.fill('Distinguishing necessário: <b>não</b> se aplica.')
    await field.press('Control+Enter')
    await expect(app.shell.toast('Comentário publicado!')).toBeVisible()
    await expect(comment('<b>não</b>')).toBeVisible()
    await expect(field).toHaveValue('')
  })
  await test.step('And answers, with what is answered in sight above the bar [SOC-140]', async () => {
    await page.getByRole('button', { name: 'Responder a João Pedro Siqueira' }).click()
    const answer = page.getByRole('textbox', { name: /^Resposta a/ })
    await expect(answer).toBeFocused()
    await answer.fill('E o art. 489 do CPC?')
    await page.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(comment('E o art. 489 do CPC?').last()).toBeVisible()
  })
  await test.step('And what is half written waits, across pages and reloads', async () => {
    await field.fill('Ainda pensando')
    await app.shell.goTo('Home')
    await page.goBack()
    await expect(field).toHaveValue('Ainda pensando')
    await page.reload()
    await expect(field).toHaveValue('Ainda pensando')
  })
  await test.step('Then focus is never hidden under the bar [EXP-16]', async () => {
    const bar = page.getByRole('region', { name: 'Comentar' })
    for (const link of await page
      .getByRole('article')
      .getByRole('button', { name: /^Curtir/ })
      .all()) {
      await link.focus()
      const hidden = async () => {
        const [a, b] = [await link.boundingBox(), await bar.boundingBox()]
        return (a?.y ?? 0) + (a?.height ?? 0) - (b?.y ?? 0)
      }
      await expect.poll(hidden).toBeLessThanOrEqual(1)
    }
  })
  await test.step('And a link to one comment opens there', async () => {
    const own = comment('<b>não</b>')
    await own
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .click()
    await expect(page).toHaveURL(/#c-/)
    await page.reload()
    await expect(own).toBeFocused()
    await expect(own).toBeInViewport()
  })
})

test.describe('on a phone a comment just written is in sight, under neither the toast nor the bar', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [name, order, end] of [
    ['the newest first', '', 'last'],
    ['the oldest first', '?ordem=antigos', 'first'],
  ] as const) {
    test(name, async ({ app, page }) => {
      const row = await write(app, page, { order, end })
      await expectClear(app, page, row)
    })
  }

  const barOf = (page: Page) => page.getByRole('region', { name: 'Comentar' })
  const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Comentário' })

  /** Writes a comment while another part of the thread is visible, and returns its row. */
  async function write(app: App, page: Page, { order, end }: { order: string; end: 'first' | 'last' }) {
    await app.open(`${POST}${order}`, { as: 'anapaula' })
    await page
      .getByRole('article', { name: /^Comentário de/ })
      [end]()
      .scrollIntoViewIfNeeded()
    await fieldOf(page).fill('Escrito no celular')
    await barOf(page).getByRole('button', { name: 'Comentar' }).click()
    return page.getByRole('article').filter({ hasText: 'Escrito no celular' })
  }

  async function expectClear(app: App, page: Page, row: Locator) {
    const toast = app.shell.toast('Comentário publicado!')
    // The toast stays under the pointer, whose movement alone does not end the search for the row.
    await toast.hover()
    await expect(async () => {
      const [written, said, below] = [
        await row.boundingBox(),
        await toast.boundingBox(),
        await barOf(page).boundingBox(),
      ]
      if (!written || !said || !below) throw new Error('The comment, the toast or the bar is not in the page.')
      expect(written.y).toBeGreaterThanOrEqual(said.y + said.height)
      expect(written.y + written.height).toBeLessThanOrEqual(below.y + 1)
    }).toPass({ timeout: 20_000 })
    await expect(fieldOf(page)).toHaveValue('')
  }
})

test('holds two thousand comments [SOC-141] [SOC-138]', async ({ app, page }) => {
  await app.open('/', { as: 'anapaula' })
  await expect(page.getByRole('article').first()).toBeVisible()

  await test.step('Given a post with 2 000 comments, one of them with hundreds of replies', async () => {
    await page.evaluate(() => {
      const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()
      for (let n = 0; n < 2000; n++) {
        const id = `many-${n}`
        const comment = {
          id,
          post_id: 'post-002',
          parent_id: n % 2 === 1 ? 'many-0' : null,
          author_id: 'user-renata',
          body: `Parecer ${n}`,
          like_count: 0,
          created_at: at(n),
          is_edited: false,
          is_reported: false,
          report_reason: null,
        }
        localStorage.setItem(`ementa-state:comments:${id}`, JSON.stringify(comment))
      }
    })
    await app.open('/p/post-002/comments#c-many-0')
    await expect(page.getByRole('heading', { level: 1, name: /^1\.00\d comentários\b/ })).toBeVisible()
  })
  await test.step('When the oldest is asked for by its address, it is found on the last page', async () => {
    const oldest = page.getByRole('article').filter({ hasText: /Parecer 0(?!\d)/ })
    await expect(oldest).toBeFocused({ timeout: 30_000 })
    await expect(oldest).toBeInViewport()
  })
  await test.step('Then unfolding a thousand replies renders only what is in sight [SOC-139]', async () => {
    await page.getByRole('button', { name: 'Ver mais 997 respostas' }).press('Enter')
    await expect(page.locator('article:focus')).toContainText('Parecer 7')
    await expect(page.getByText('Parecer 7', { exact: true })).toBeVisible()
    expect(await page.getByRole('article').count()).toBeLessThan(60)
  })
})
