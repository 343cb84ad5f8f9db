import { expect, test } from '../../fixtures/test'

const POST = '/p/post-001/comments'

test('reads a thread and takes part in it [SOC-007] [SOC-136] [SOC-135]', async ({ app, page }) => {
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

test('on a phone a comment just written is in sight, under neither the toast nor the bar', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('region', { name: 'Comentar' })
  for (const [order, end] of [
    ['', 'last'],
    ['?ordem=antigos', 'first'],
  ] as const) {
    await app.open(`${POST}${order}`, { as: 'anapaula' })
    const rows = page.getByRole('article', { name: /^Comentário de/ })
    // Away from where the new one will be.
    await rows[end]().scrollIntoViewIfNeeded()
    const text = `Escrito no celular ${order}`
    await page.getByRole('textbox', { name: 'Comentário' }).fill(text)
    await bar.getByRole('button', { name: 'Comentar' }).click()
    const toast = app.shell.toast('Comentário publicado!')
    // Under the pointer it stays; a pointer that only moves does not end the search for the row.
    await toast.hover()
    const row = page.getByRole('article').filter({ hasText: text })
    await expect(async () => {
      const [written, said, below] = [await row.boundingBox(), await toast.boundingBox(), await bar.boundingBox()]
      if (!written || !said || !below) throw new Error('The comment, the toast or the bar is not in the page.')
      // Below the header where the button has the focus; above the bar where the code of toasts came after the focus had left.
      const isClearOfToast = written.y >= said.y + said.height || written.y + written.height <= said.y
      expect(isClearOfToast, JSON.stringify({ written, said })).toBe(true)
      expect(written.y).toBeGreaterThanOrEqual(0)
      expect(written.y + written.height).toBeLessThanOrEqual(below.y + 1)
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('textbox', { name: 'Comentário' })).toHaveValue('')
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
