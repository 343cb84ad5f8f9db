import type { Page } from '@playwright/test'
import { openEditorBundle } from '../../fixtures/editor-bundle'
import { expect, test } from '../../fixtures/test'
import { EditorPage } from '../../pages/editor-page'

// The editor is tested alone in Chromium, because it depends on parser and selection of a real browser.

const TABLE = [
  '<table><caption>Prazos</caption><thead><tr><th>Ato</th><th>Prazo</th></tr></thead>',
  '<tbody><tr><td>Apelação</td><td class="ql-align-right">15 dias</td></tr>',
  '<tr><td><p>Embargos</p><p>de declaração</p></td><td></td></tr></tbody></table>',
].join('')
const HTML = `<p>Antes.</p>${TABLE}<p>Depois.</p>`
const mark = (number: number) => `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
const NOTED = `<p>Lei${mark(1)} e prazo${mark(2)}.</p><ol class="footnotes"><li id="nota-1">CDC.</li><li id="nota-2">STJ, <em>Tema 1</em>.</li></ol>`

/** Lists the texts of the cells by row as the editor shows them; a star marks the header. */
const readCells = () =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => (row.hasAttribute('data-head') ? '*' : '') + cell.textContent),
  )

/** Loads a text, stores it, and loads the result. Returns the stored text and whether it is stable. */
const roundTrip = (page: Page, html: string) =>
  page.evaluate((html) => {
    const { port } = window.openEditor(html)
    const [stored, ops] = [port.html(), JSON.stringify(port.ops())]
    port.load(stored)
    return { stored, isStable: port.html() === stored && JSON.stringify(port.ops()) === ops }
  }, html)

/** An image of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('tables, footnotes and captions in the editor are read, edited, undone and stored as they were', async ({
  page,
}) => {
  await openEditorBundle(page)

  await test.step('what is stored is read, and stored as it was', async () => {
    const one = '<table><tbody><tr><td>a</td></tr></tbody></table>'
    const figure =
      '<figure><img src="https://exemplo.com.br/a.png" alt="Gráfico" width="50%"><figcaption>Fonte: <em>STF</em></figcaption></figure>'
    for (const html of [HTML, NOTED, `${one}<p></p>${one}<p></p>`, `${figure}<p>Fim</p><hr><p>Outro</p>`]) {
      expect.soft(await roundTrip(page, html)).toEqual({ stored: html, isStable: true })
    }
    expect((await roundTrip(page, `${one}${one}`)).stored).toBe(`${one}<p></p>${one}<p></p>`)
    await page.evaluate((html) => window.openEditor(html), HTML)
    expect(await page.evaluate(readCells)).toEqual([
      ['*Ato', '*Prazo'],
      ['Apelação', '15 dias'],
      ['Embargosde declaração', ''],
    ])
  })

  await test.step('rows, columns and the head of a table change one by one, and are undone', async () => {
    const edit = async (words: string, name: string) => {
      const result = await page.evaluate(
        async ({ html, words, name, read }) => {
          const cells = new Function(`return (${read})()`) as () => string[][]
          const { quill, port, tools } = window.openEditor(html)
          quill.setSelection(quill.getText().indexOf(words), 0)
          await tools.editTable(name)
          const edited = cells()
          const hasCaret = quill.getFormat(quill.getSelection()?.index ?? 0).table !== undefined
          tools.undo()
          const undone = port.html()
          tools.redo()
          return { edited, undone, redone: cells(), hasCaret }
        },
        { html: HTML, words, name, read: readCells.toString() },
      )
      expect.soft(result.undone, `${name} at ${words}, undone`).toBe(HTML)
      expect.soft(result.redone, `${name} at ${words}, redone`).toEqual(result.edited)
      expect.soft(result.hasCaret || name === 'delete-table', `the caret after ${name}`).toBe(true)
      return result.edited
    }
    const head = ['*Ato', '*Prazo']
    const first = ['Apelação', '15 dias']
    const second = ['Embargosde declaração', '']
    expect.soft(await edit('Apelação', 'row-above')).toEqual([head, ['', ''], first, second])
    expect.soft(await edit('15 dias', 'row-below')).toEqual([head, first, ['', ''], second])
    expect.soft(await edit('Ato', 'row-above')).toEqual([head, ['', ''], first, second])
    expect.soft(await edit('de decl', 'row-below')).toEqual([head, first, second, ['', '']])
    expect.soft(await edit('15 dias', 'column-before')).toEqual([
      ['*Ato', '*', '*Prazo'],
      ['Apelação', '', '15 dias'],
      ['Embargosde declaração', '', ''],
    ])
    expect.soft(await edit('15 dias', 'column-after')).toEqual([
      [...head, '*'],
      [...first, ''],
      [...second, ''],
    ])
    expect.soft(await edit('Apelação', 'delete-row')).toEqual([head, second])
    expect.soft(await edit('Apelação', 'delete-column')).toEqual([['*Prazo'], ['15 dias'], ['']])
    expect.soft(await edit('Apelação', 'head')).toEqual([['Ato', 'Prazo'], first, second])
    expect.soft(await edit('Apelação', 'delete-table')).toEqual([])
  })

  await test.step('a new table stands on lines of its own and leaves a line to go on', async () => {
    const made = await page.evaluate(async () => {
      const { quill, port, tools } = window.openEditor('<p>Antes.</p>')
      quill.setSelection(3, 0)
      await tools.insertTable(2, 3)
      return port.html()
    })
    const row = (cell: string) => `<tr>${`<${cell}></${cell}>`.repeat(3)}</tr>`
    expect(made).toBe(`<p>Antes.</p><table><thead>${row('th')}</thead><tbody>${row('td')}</tbody></table><p></p>`)
  })

  await test.step('words deleted over several cells leave no row shorter than the others', async () => {
    const widths = await page.evaluate((html) => {
      const { quill } = window.openEditor(html)
      quill.deleteText(quill.getText().indexOf('Prazo\n'), 'Prazo\nApel'.length, 'user')
      return [...document.querySelectorAll('tr')].map((row) => row.childElementCount)
    }, HTML)
    expect(new Set(widths)).toEqual(new Set([2]))
  })

  await test.step('footnotes are numbered by their place, and undone like letters', async () => {
    const seen = await page.evaluate((html) => {
      const { quill, port, tools } = window.openEditor(html)
      const notes = () =>
        [...document.querySelectorAll<HTMLElement>('.ql-footnote')].map(
          (sign) => `${sign.querySelector('span')?.dataset.number} ${sign.dataset.note}`,
        )
      tools.setNote({ index: 0, html: null }, 'Nova <strong>nota</strong><script>x()</script>')
      const added = notes()
      tools.undo()
      const undone = port.html()
      quill.setSelection(3, 1)
      const place = tools.notePlace()
      tools.setNote(place, 'CDC, art. 1º.')
      const changed = notes()
      tools.removeNote(place)
      return { added, undone, place, changed, removed: notes() }
    }, NOTED)
    expect(seen).toEqual({
      added: ['1 Nova <strong>nota</strong>', '2 CDC.', '3 STJ, <em>Tema 1</em>.'],
      undone: NOTED,
      place: { index: 3, html: 'CDC.' },
      changed: ['1 CDC, art. 1º.', '2 STJ, <em>Tema 1</em>.'],
      removed: ['1 STJ, <em>Tema 1</em>.'],
    })
  })

  await test.step('an image gets a description, a size and a caption, later too, and gives them up again', async () => {
    const seen = await page.evaluate(() => {
      const { quill, port, tools } = window.openEditor('<p>Antes.</p><p></p><p>Depois.</p>')
      const stored: string[] = []
      const details = { alt: 'Gráfico', width: '50%', caption: 'Fonte: STF' }
      tools.insertImage(7, 'https://exemplo.com.br/a.png', details)
      stored.push(port.html())
      quill.setSelection(7, 0)
      const place = tools.editedImage()
      if (!place) return { stored, place }
      for (const changed of [{ alt: 'Linhas', caption: 'Fonte: STJ' }, { alt: 'Linhas' }, { caption: 'De novo' }]) {
        tools.setImage(place, changed)
        stored.push(port.html())
      }
      tools.removeImage(place)
      stored.push(port.html())
      return { stored, place }
    })
    expect(seen.place).toMatchObject({ index: 7, alt: 'Gráfico', width: '50%', caption: 'Fonte: STF' })
    const figure = (attributes: string, caption: string) =>
      `<p>Antes.</p><figure><img src="https://exemplo.com.br/a.png" ${attributes}><figcaption>${caption}</figcaption></figure><p></p><p>Depois.</p>`
    expect(seen.stored).toEqual([
      figure('alt="Gráfico" width="50%"', 'Fonte: STF'),
      figure('alt="Linhas"', 'Fonte: STJ'),
      '<p>Antes.</p><p><img src="https://exemplo.com.br/a.png" alt="Linhas"></p><p></p><p>Depois.</p>',
      figure('alt=""', 'De novo'),
      '<p>Antes.</p><p></p><p></p><p>Depois.</p>',
    ])
  })

  await test.step('what is dragged into the text is cleaned and reported like a paste', async () => {
    const dropped = await page.evaluate(() => {
      const opened = window.openEditor('<p>Antes.</p>')
      const { left, top } = document.querySelector('.ql-editor p')?.getBoundingClientRect() ?? new DOMRect()
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/html', '<p>Novo <b onclick="x()">forte</b><img src="file:///a.png"></p>')
      const place = { clientX: left + 1, clientY: top + 5 }
      const event = new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true })
      opened.quill.root.dispatchEvent(event)
      return { html: opened.port.html(), losses: opened.losses, isTaken: event.defaultPrevented }
    })
    expect(dropped).toEqual({
      html: '<p>Novo <strong>forte</strong>Antes.</p>',
      losses: ['1 imagem (use Inserir imagem para enviar o arquivo)'],
      isTaken: true,
    })
  })

  await test.step('what is pasted into a cell stays in it, and an address over words links them', async () => {
    const seen = await page.evaluate(
      ({ html, table, read }) => {
        const cells = new Function(`return (${read})()`) as () => string[][]
        const opened = window.openEditor(html)
        const { quill } = opened
        const paste = (words: string, pasted: { html?: string; text?: string }, shift = 0, length = 0) =>
          quill.clipboard.onPaste({ index: quill.getText().indexOf(words) + shift, length }, pasted)
        paste('Apelação', { html: '<h2>um</h2><ul><li>dois</li></ul>' }, 3)
        const cell = cells()[1]?.[0]
        const none = opened.losses
        paste('15 dias', { html: table })
        const nested = opened.losses
        paste('Depois', { html: table }, 3)
        const tables = document.querySelectorAll('table').length
        paste('Antes', { text: 'https://www.stf.jus.br/x', html: '<a href="https://y.br">y</a>' }, 0, 5)
        paste('Antes', { text: ' em www.stj.jus.br/a. Fim' }, 6)
        return { cell, none, nested, tables, first: opened.port.html().split('</p>')[0] }
      },
      { html: HTML, table: TABLE, read: readCells.toString() },
    )
    const link = (address: string, words: string) =>
      `<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`
    expect(seen).toEqual({
      cell: 'Apeumdoislação',
      none: [],
      nested: ['1 tabela dentro de outra (as linhas viraram parágrafos da célula)'],
      tables: 2,
      first: `<p>${link('https://www.stf.jus.br/x', 'Antes')}. em ${link('https://www.stj.jus.br/a', 'www.stj.jus.br/a')}. Fim`,
    })
  })
})

for (const [device, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test(`a table, a footnote and Markdown are written on ${device}, survive a reload and are read`, async ({
    app,
    page,
  }) => {
    const editor = new EditorPage(page)
    const id = 'issue-clausula-05'
    await page.setViewportSize({ width, height: 800 })
    await app.open(EditorPage.href('clausula-a-clausula', id), { as: 'anapaula' })
    await editor.ready()
    const tool = async (name: string) => {
      const more = editor.tool('Mais formatação')
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
      await editor.tool(name).click()
    }

    await test.step('Markdown becomes what it says as it is typed', async () => {
      await editor.replaceAll('## Prazos')
      await page.keyboard.press('Enter')
      await page.keyboard.type('O prazo é **fatal**, diz www.stj.jus.br sempre.')
      await expect(editor.text.getByRole('heading', { name: 'Prazos' })).toBeVisible()
      await expect(editor.text.locator('strong')).toHaveText('fatal')
      await expect(editor.text.locator('a[href="https://www.stj.jus.br"]')).toHaveText('www.stj.jus.br')
    })
    await test.step('a citation is completed and the advice on publicity taken by the keyboard, offline too', async () => {
      await page.keyboard.type(' Conforme o art. 5')
      await expect(page.getByRole('option', { name: 'art. 5º da CF' })).toBeVisible()
      await app.goOffline()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(editor.text).toContainText('Conforme o art. 5º da CF')
      await page.keyboard.type('. Causa ganha!')
      await expect(page.getByText(/Provimento OAB 205\/2021, art\. 6º/)).toBeVisible()
      await page.getByRole('button', { name: /^Trocar/ }).press('Enter')
      await expect(editor.text).toContainText('O desfecho depende das provas')
      await expect(editor.text).toBeFocused()
      await page.context().setOffline(false)
    })
    await test.step('a footnote opens where its number is, and is listed below', async () => {
      await tool('Inserir nota de rodapé')
      const dialog = page.getByRole('dialog', { name: 'Inserir nota de rodapé' })
      await dialog.getByRole('button', { name: 'Inserir nota' }).click()
      await expect(dialog.getByText('Escreva o texto da nota.')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Texto da nota' }).fill('CPC, art. 219.')
      await dialog.getByRole('button', { name: 'Inserir nota' }).click()
      await expect(editor.text.getByRole('button', { name: 'Nota de rodapé 1' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Notas de rodapé' })).toContainText('CPC, art. 219.')
    })
    await test.step('a table is filled by the keyboard, grows by the menu, and undo takes the growth back', async () => {
      await expect(editor.text).toBeFocused()
      await tool('Inserir tabela')
      await page.getByRole('menuitem', { name: 'Tabela de 2 colunas' }).click()
      const rows = editor.text.locator('tr')
      await expect(rows).toHaveCount(3)
      await expect(editor.text).toBeFocused()
      for (const words of ['Ato', 'Prazo', 'Apelação', '15 dias']) {
        await page.keyboard.type(words)
        await page.keyboard.press('Tab')
      }
      await tool('Editar tabela')
      await page.getByRole('menuitem', { name: 'Linha abaixo' }).click()
      await expect(rows).toHaveCount(4)
      await tool('Desfazer')
      await expect(rows).toHaveCount(3)
    })
    await test.step('an image is described, and a paste says what it could not keep', async () => {
      await editor.goToEnd()
      await tool('Inserir imagem')
      const dialog = page.getByRole('dialog', { name: 'Inserir imagem' })
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'plenario.gif', mimeType: 'image/gif', buffer: PIXEL })
      await expect(dialog.getByText('plenario.gif pronta para inserir.')).toBeVisible()
      await dialog.getByLabel('Descrição da imagem').fill('Plenário vazio')
      await dialog.getByRole('button', { name: 'Inserir imagem' }).click()
      await expect(editor.text.getByRole('img', { name: 'Plenário vazio' })).toBeVisible()
      await editor.paste('<p class="MsoNormal">Colado do <b>Word</b>, <span style="color:red">em cores</span>.</p>')
      await expect(editor.text).toContainText('Colado do Word, em cores.')
      await expect(page.getByRole('status').filter({ hasText: 'A colagem não pôde manter' })).toContainText(
        '1 cor de texto',
      )
    })
    await test.step('it is all there after a reload', async () => {
      await page.keyboard.press('Control+s')
      await expect(editor.state).toHaveText(/^Salvo às/)
      await page.reload()
      await expect(editor.text.locator('tr').first()).toHaveText('AtoPrazo')
      await expect(page.getByRole('region', { name: 'Notas de rodapé' })).toContainText('CPC, art. 219.')
      await expect(editor.text.getByRole('img', { name: 'Plenário vazio' })).toBeVisible()
      expect(await editor.storedHtml(id)).toContain(
        '<table><thead><tr><th>Ato</th><th>Prazo</th></tr></thead><tbody><tr><td>Apelação</td><td>15 dias</td></tr>',
      )
    })
    await test.step('the reader opens the note in its place', async () => {
      await editor.changeStored(id, { status: 'sent', sent_at: new Date().toISOString() })
      await page.goto(`/newsletters/clausula-a-clausula/issues/${id}`)
      const text = page.getByRole('main')
      await text.getByRole('button', { name: 'Nota 1' }).click()
      await expect(text.getByRole('note')).toHaveText('CPC, art. 219.')
      await expect(text.getByRole('columnheader', { name: 'Prazo' })).toBeVisible()
    })
  })
}
