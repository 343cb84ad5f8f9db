import { setTimeout as wait } from 'node:timers/promises'
import { median, prepareState, SLOWDOWN, slowDown, threadClock, watchKeys, withServed } from './lib/measure-served.mjs'

const BASE = 3650
const HANDLE = 'clausula-a-clausula'
const ISSUE = 'bench-issue'
const WORDS = 20_000
const PARAGRAPH = 80
const SENTENCE = 16
/** ms after which an opening has ended: the rules for advice on publicity have come, and have read the whole text once. */
const OPENING_ENDS = 3000
/** Number of footnotes of a long opinion. */
const NOTES = 40
const TABLES = 10
const TYPED = 'O prazo prescricional conta-se da ciência do dano. '
/** A text that only Quill has, by which the editor's code is recognised. */
const MARK = 'ql-editor'

const noteMark = (/** @type {number} */ number) =>
  `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
const ROW = '<tr><td>Redação anterior da cláusula</td><td>Redação atual da cláusula</td><td>Efeito</td></tr>'
const TABLE = `<table><thead><tr><th>Antes</th><th>Depois</th><th>Efeito</th></tr></thead><tbody>${ROW.repeat(5)}</tbody></table>`

function longIssue() {
  const words = 'a cláusula de vigência foi lida pelo tribunal com a lupa do contrato paritário'.split(' ')
  const paragraphs = Array.from({ length: WORDS / PARAGRAPH }, (_, paragraph) => {
    // Each sentence has the paragraph's number, so that no two are the same: what was read of one is kept.
    const wordAt = (/** @type {number} */ index) =>
      index % SENTENCE === SENTENCE - 1 ? `${paragraph}.` : words[(paragraph + index) % words.length]
    const text = Array.from({ length: PARAGRAPH }, (_, index) => wordAt(index)).join(' ')
    const note = paragraph % 6 === 0 && paragraph / 6 < NOTES ? noteMark(paragraph / 6 + 1) : ''
    const table = paragraph % 25 === 24 ? TABLE : ''
    return paragraph % 10
      ? `<p>${text}${note}</p>${table}`
      : `<h2>Parte ${paragraph}</h2><p><strong>${text}</strong>${note}</p>${table}`
  })
  const note = (/** @type {number} */ number) =>
    `<li id="nota-${number}">STJ, <em>Tema ${number}</em>, julgado em 2024.</li>`
  const notes = `<ol class="footnotes">${Array.from({ length: NOTES }, (_, index) => note(index + 1)).join('')}</ol>`
  const at = new Date().toISOString()
  return {
    id: ISSUE,
    newsletter_id: 'newsletter-clausula',
    title: 'Edição de medição',
    subject: 'Edição de medição',
    preheader: null,
    html: paragraphs.join('') + notes,
    status: 'draft',
    sent_at: null,
    scheduled_at: null,
    created_at: at,
    updated_at: at,
  }
}

/**
 * Types word by word, with pauses of several lengths: counts and advice wait for 400 ms without a key and an idle moment, and
 * are to meet some of the keys.
 * @param {import('@playwright/test').Page} page
 */
async function typeWords(page) {
  for (const [index, word] of TYPED.split(/(?<= )/).entries()) {
    await page.keyboard.type(word, { delay: 150 })
    await wait(250 + 60 * index)
  }
}

/**
 * Measures the scripts that a visit with an empty cache loads, and the editor's part of them.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} isThere
 */
async function scriptsOf(browser, address, isThere) {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(prepareState, { person: 'user-anapaula', records: { issues: [longIssue()] } })
    /** @type {Promise<{ name: string, text: string }>[]} */
    const scripts = []
    page.on('response', (response) => {
      const { pathname, port } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      const name = `${Number(port) - BASE}:${pathname}`
      // One that is fetched ahead may still be under way when the page closes.
      const text = response.text().catch(() => '')
      scripts.push(text.then((text) => ({ name, text })))
    })
    await page.goto(address)
    await isThere(page)
    return await Promise.all(scripts)
  } finally {
    await context.close()
  }
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `The editor: its code only where it is needed; keys in an issue of ${WORDS} words, ${NOTES} footnotes and ${TABLES} tables`,
  run: () =>
    withServed(BASE, async ({ browser, shell }) => {
      const editor = `${shell}/newsletters/${HANDLE}/edit/${ISSUE}`
      const list = await scriptsOf(browser, `${shell}/newsletters`, (page) =>
        page.getByRole('article').nth(2).waitFor(),
      )
      const written = await scriptsOf(browser, editor, (page) => page.locator('[contenteditable=true]').waitFor())
      const onlyThere = written.filter(({ name }) => !list.some((other) => other.name === name))
      const bytesOf = (/** @type {typeof list} */ scripts) =>
        scripts.filter(({ text }) => text.includes(MARK)).reduce((sum, { text }) => sum + text.length, 0) / 1024
      for (const { name, text } of onlyThere) {
        console.log(`  the editor's page only: ${name}, ${(text.length / 1024).toFixed(0)} KB`)
      }

      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
      const page = await context.newPage()
      await page.addInitScript(prepareState, { person: 'user-anapaula', records: { issues: [longIssue()] } })
      await page.addInitScript(watchKeys)
      const began = performance.now()
      await page.goto(editor)
      const field = page.locator('[contenteditable=true]')
      await field.locator('p').last().waitFor()
      const opened = performance.now() - began
      await wait(OPENING_ENDS)
      const clock = await threadClock(page)
      await field.locator('p').nth(100).click()
      const keysSoFar = async () =>
        /** @type {number[]} */ (await page.evaluate(() => /** @type {any} */ (window).keys.splice(0)))
      await keysSoFar()
      const before = await clock()
      await typeWords(page)
      const worked = ((await clock()) - before) / TYPED.length
      const atFullSpeed = await keysSoFar()
      await slowDown(page)
      await typeWords(page)
      const keys = await keysSoFar()
      if (keys.length === 0) throw new Error('Failed to measure: no key reached the page.')

      const slow = `${SLOWDOWN} times slower processor`
      return [
        { what: 'scripts of /newsletters with the editor in them, target 0', value: bytesOf(list), unit: 'KB' },
        { what: 'the same of the page of the editor, not compressed', value: bytesOf(written), unit: 'KB' },
        { what: `opening an issue of ${WORDS} words, full speed`, value: opened, unit: 'ms' },
        { what: 'work of the page for a key and what follows, full speed', value: worked, unit: 'ms of processor' },
        { what: 'median key, full speed', value: median(atFullSpeed), unit: 'ms, target 50' },
        {
          what: `slowest of ${atFullSpeed.length} keys, full speed`,
          value: Math.max(...atFullSpeed),
          unit: 'ms, target 50',
        },
        { what: `median key, ${slow}`, value: median(keys), unit: 'ms, target 50' },
        { what: `slowest of ${keys.length} keys, ${slow}`, value: Math.max(...keys), unit: 'ms, target 50' },
      ]
    }),
}
