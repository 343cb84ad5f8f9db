import { stateRecordKey } from '@ementa/contracts'
import type { Page } from '@playwright/test'
import { bundleForPage } from '../../fixtures/bundle'
import { expect, test } from '../../fixtures/test'
import { XSS_PAYLOADS } from '../../fixtures/xss-payloads'
import { EditorPage } from '../../pages/editor-page'

// These rules are tested in Chromium, because DOMPurify depends on the parser of a real browser.

interface IssueHtmlModule {
  cleanIssueHtml(html: string): string
  displayIssueHtml(html: string): { toString(): string }
  disarm(html: string): string
}

declare global {
  interface Window {
    issueHtml: IssueHtmlModule
  }
}

const payloads = Object.entries(XSS_PAYLOADS)

/** Defines the function that the attacks call in every document. Returns a function that counts its calls. */
async function armed(page: Page): Promise<() => number> {
  let booms = 0
  await page.exposeFunction('boom', () => {
    booms++
  })
  return () => booms
}

/** Finds remains of an attack in sanitised HTML as this browser parses it, and tells whether rendering it runs scripts. */
async function dangersOf(page: Page, clean: 'cleanIssueHtml' | 'displayIssueHtml', html: string) {
  return page.evaluate(
    ({ clean, html }) => {
      const box = document.createElement('div')
      document.body.append(box)
      box.innerHTML = String(window.issueHtml[clean](html))
      const found: string[] = []
      for (const element of box.querySelectorAll('*')) {
        if (
          !/^(A|B|I|U|S|P|BR|HR|H[1-4]|UL|OL|LI|BLOCKQUOTE|PRE|CODE|STRONG|EM|SUB|SUP|DEL|INS|STRIKE|IMG|FIGURE|FIGCAPTION|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD)$/.test(
            element.tagName,
          )
        ) {
          found.push(element.tagName)
        }
        for (const { name, value } of element.attributes) {
          // An image of another site needs consent, so its address is in this attribute and not in `src`.
          if (name === 'data-remote-image' && /^https?:\/\//.test(value)) continue
          if (!/^(href|src|alt|width|height|class|start|target|rel|id)$/.test(name)) found.push(name)
          if (/^(href|src)$/.test(name) && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(value))
            found.push(`${name}=${value}`)
          if (name === 'class' && !/^ql-/.test(value)) found.push(value)
          if (name === 'id' && !/^(nota|chamada)-\d+$/.test(value)) found.push(`#${value}`)
        }
      }
      box.remove()
      return found
    },
    { clean, html },
  )
}

test('none of the published attacks survives cleaning, and none runs', async ({ page }) => {
  const booms = await armed(page)
  await page.goto('about:blank')
  await page.addScriptTag({
    path: await bundleForPage('mfe-newsletter/src/shared/issue-html/clean-issue-html.ts', 'issueHtml'),
  })
  for (const [name, payload] of payloads) {
    for (const html of [payload, `<p>antes ${payload} depois</p>`, `<ul><li>${payload}</li></ul>`]) {
      expect.soft(await dangersOf(page, 'cleanIssueHtml', html), name).toEqual([])
      expect.soft(await dangersOf(page, 'displayIssueHtml', html), name).toEqual([])
    }
  }
  expect(booms()).toBe(0)
})

test('attacks in a stored issue run neither in the editor, nor in its preview, nor when sent', async ({
  app,
  page,
}) => {
  const booms = await armed(page)
  const editor = new EditorPage(page)
  const id = 'issue-clausula-05'
  // Each attack has an element of its own, because an unclosed comment would hide the following ones.
  const html = payloads.map(([, payload]) => `<p>${payload.replaceAll('<!--', '')}</p>`).join('')
  await app.open('/newsletters/clausula-a-clausula', { as: 'anapaula' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const time = '2026-01-01T12:00:00.000Z'
  const issue = {
    ...{ id, newsletter_id: 'newsletter-clausula', title: 't', subject: 'Ataques', preheader: null, html },
    ...{ status: 'draft', sent_at: null, scheduled_at: null, created_at: time, updated_at: time },
  }
  await page.evaluate(({ key, issue }) => localStorage.setItem(key, JSON.stringify(issue)), {
    key: stateRecordKey('issues', id),
    issue,
  })
  app.errors.allow(/ERR_|Failed to load|Content Security Policy|img-src/)
  await page.goto(EditorPage.href('clausula-a-clausula', id))
  await editor.ready()
  await expect(editor.subject).toHaveValue('Ataques')

  const foreign =
    'script, iframe, object, embed, svg, math, video, audio, form, input, style, link, meta, [onerror], [onload], [onclick]'
  await test.step('in the editor, stored and pasted', async () => {
    for (const [, payload] of payloads) await editor.paste(payload, 'x')
    await expect(editor.text.locator(foreign)).toHaveCount(0)
    await expect(editor.text.locator('a[href^="javascript" i], img[src^="data:"]')).toHaveCount(0)
  })
  await test.step('in the preview', async () => {
    await page.getByRole('button', { name: 'Pré-visualizar' }).click()
    const mail = page.getByRole('dialog', { name: 'Pré-visualização' }).frameLocator('iframe')
    await expect(mail.locator('body')).toContainText('clique')
    await expect(mail.locator('body').locator(foreign)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('as the sent issue', async () => {
    await page.evaluate(({ key, issue }) => localStorage.setItem(key, JSON.stringify(issue)), {
      key: stateRecordKey('issues', id),
      issue: { ...issue, status: 'sent', sent_at: time },
    })
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto(EditorPage.href('clausula-a-clausula', id))
    await expect(page.getByRole('region', { name: 'Edição enviada' })).toBeVisible()
    await expect(page.getByRole('main').getByText('clique').first()).toBeVisible()
  })
  expect(booms()).toBe(0)
})

test('an issue of 1 MB opens, is written in and is saved', async ({ app, page }) => {
  // The page takes seconds for so much text, and much longer on a busy machine.
  test.slow()
  const patience = { timeout: 100_000 }
  page.setDefaultTimeout(patience.timeout)
  const editor = new EditorPage(page)
  await app.open(EditorPage.href('clausula-a-clausula', 'issue-clausula-05'), { as: 'anapaula' })
  await editor.ready()
  await editor.text.click()
  await page.keyboard.press('Control+A')
  const paragraph = `<p>${'Art. 413. A penalidade deve ser reduzida equitativamente pelo juiz. '.repeat(15)}</p>`
  await editor.paste(paragraph.repeat(1000), 'x')
  await expect(page.getByText(/o texto passa de 100 KB/i).first()).toBeVisible(patience)
  await editor.write(' Fim.')
  await editor.saveButton.click()
  await expect(editor.state).toHaveText(/^Salvo às/, patience)
  await page.reload()
  await expect(editor.text).toContainText('Fim.', patience)
  expect((await editor.text.textContent())?.length).toBeGreaterThan(1_000_000)
})
