import { required } from '@ementa/testing'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openEditor } from './test/open-editor'

const UNDO = '{Control>}z{/Control}'

describe('what is typed at the beginning of a line', () => {
  const before = '<p>Um.</p><p>Dois.</p><p>Três.</p>'

  test.each([
    ['- ', '<ul><li></li></ul>'],
    ['* ', '<ul><li></li></ul>'],
    ['1. ', '<ol><li></li></ol>'],
    ['1) ', '<ol><li></li></ol>'],
    ['> ', '<blockquote></blockquote>'],
    ['## ', '<h2></h2>'],
    ['2. ', '<p>2. </p>'],
    ['10. ', '<p>10. </p>'],
    ['2026. ', '<p>2026. </p>'],
    ['[[x] ', '<p>[x] </p>'],
    ['[[ ] ', '<p>[ ] </p>'],
  ])('makes of %j on a new line the line %j and nothing else; undo leads back', async (keys, line) => {
    const { html, placeCaret, press } = await openEditor(before)
    placeCaret(3)
    await press(`{Enter}${keys}`)
    expect(html()).toBe(`<p>Um.</p>${line}<p>Dois.</p><p>Três.</p>`)
    for (let step = 0; step < 4; step++) await press(UNDO)
    expect(html()).toBe(before)
  })

  test.each([
    ['- ', '<ul><li>Dois.</li></ul>', '<ul><li>E Dois.</li></ul>'],
    ['1. ', '<ol><li>Dois.</li></ol>', '<ol><li>E Dois.</li></ol>'],
    ['> ', '<blockquote>Dois.</blockquote>', '<blockquote>E Dois.</blockquote>'],
    ['### ', '<h3>Dois.</h3>', '<h3>E Dois.</h3>'],
    ['---', '<hr><p>Dois.</p>', '<hr><p>E Dois.</p>'],
    ['7. ', '<p>7. Dois.</p>', '<p>7. E Dois.</p>'],
  ])('before words turns %j into the line %j with all of them; typing goes on before them', async (keys, line, on) => {
    const { html, placeCaret, press } = await openEditor(before)
    placeCaret(4)
    await press(keys)
    expect(html()).toBe(`<p>Um.</p>${line}<p>Três.</p>`)
    await press('E ')
    expect(html()).toBe(`<p>Um.</p>${on}<p>Três.</p>`)
    for (let step = 0; step < 4; step++) await press(UNDO)
    expect(html()).toBe(before)
  })

  test('makes a list in an empty issue and at the end of a text', async () => {
    const empty = await openEditor('')
    await empty.press('- primeiro{Enter}segundo')
    expect(empty.html()).toBe('<ul><li>primeiro</li><li>segundo</li></ul>')
    empty.unmount()
    const { html, press } = await openEditor('<p>Os pontos são:</p>')
    await press('{Enter}1. primeiro ponto{Enter}segundo')
    expect(html()).toBe('<p>Os pontos são:</p><ol><li>primeiro ponto</li><li>segundo</li></ol>')
  })

  test.each([
    ['<h2>Título</h2>', '<h2>1. Título</h2>'],
    ['<blockquote>Citação</blockquote>', '<blockquote>1. Citação</blockquote>'],
    ['<ul><li>Item</li></ul>', '<ul><li>1. Item</li></ul>'],
    [
      '<table><tbody><tr><td>Célula</td></tr></tbody></table>',
      '<table><tbody><tr><td>1. Célula</td></tr></tbody></table><p></p>',
    ],
  ])('stays text in %j', async (text, after) => {
    const { html, placeCaret, press } = await openEditor(text)
    placeCaret(0)
    await press('1. ')
    expect(html()).toBe(after)
  })
})

describe('signs of Markdown', () => {
  test.each([
    ['# ', '<p># </p>'],
    ['a **b**', '<p>a **b**</p>'],
    ['---', '<p>---</p>'],
  ])('%j, undone, is the signs again', async (keys, after) => {
    const { html, press } = await openEditor('')
    await press(keys)
    expect(html()).not.toBe(after)
    await press(UNDO)
    expect(html()).toBe(after)
  })
})

test.each([
  ['{Control>}b{/Control}', '<p>a<strong>b</strong>c</p>'],
  ['{Control>}i{/Control}', '<p>a<em>b</em>c</p>'],
  ['{Control>}u{/Control}', '<p>a<u>b</u>c</p>'],
])('%s marks what is typed next, until it is pressed again', async (keys, after) => {
  const { html, press } = await openEditor('<p>a</p>')
  await press(`${keys}b${keys}c`)
  expect(html()).toBe(after)
})

test('arrows pass a note and an image in one step each, and Backspace deletes one', async () => {
  const note = '<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
  const notes = '<ol class="footnotes"><li id="nota-1">CPC</li></ol>'
  const image = '<img src="https://a.br/a.png" alt="a">'
  const { html, placeCaret, press } = await openEditor(`<p>a${note}b${image}c</p>${notes}`)
  placeCaret(1)
  await press('{ArrowRight}x{ArrowRight}{ArrowRight}y')
  expect(html()).toBe(`<p>a${note}xb${image}yc</p>${notes}`)
  await press('{ArrowLeft}{ArrowLeft}z{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}w')
  expect(html()).toBe(`<p>aw${note}xbz${image}yc</p>${notes}`)
  await press('{ArrowRight}{Backspace}')
  expect(html()).toBe(`<p>awxbz${image}yc</p>`)
})

const IMAGE = '<img src="https://a.br/a.png" alt="a">'

test.each([
  ['{Backspace}', 'just below', 5, `<p>Um</p><p></p><p>Dois</p>`],
  ['{Delete}', 'just above', 2, `<p>Um</p><p></p><p>Dois</p>`],
])('%s %s an image selects it, and pressed again deletes it; undo brings it back', async (key, _, at, after) => {
  const text = `<p>Um</p><p>${IMAGE}</p><p>Dois</p>`
  const { html, caret, placeCaret, press } = await openEditor(text)
  placeCaret(at)
  await press(key)
  expect(html()).toBe(text)
  expect(caret()).toEqual({ index: 3, length: 1 })
  await press(key)
  expect(html()).toBe(after)
  await press(UNDO)
  expect(html()).toBe(text)
})

test('Backspace in the cell behind an image stays in its cell', async () => {
  const text = `<table><tbody><tr><td>${IMAGE}</td><td>Dois</td></tr></tbody></table><p></p>`
  const { html, caret, placeCaret, press } = await openEditor(text)
  placeCaret(2)
  await press('{Backspace}')
  expect([html(), caret()?.length]).toEqual([text, 0])
})

test('Enter on two empty lines of code leads out of it', async () => {
  const { html, press } = await openEditor('<pre>código</pre>')
  await press('{Enter}{Enter}{Enter}x')
  expect(html()).toMatch(/^<pre[^>]*>\s*código\s*<\/pre><p>x<\/p>$/)
})

describe('Enter', () => {
  test('on an empty nested item leads one level out, and then out of the list', async () => {
    const { html, press } = await openEditor('<ol><li>um<ol><li>dois</li></ol></li></ol>')
    await press('{Enter}{Enter}três')
    expect(html()).toBe('<ol><li>um<ol><li>dois</li></ol></li><li>três</li></ol>')
    await press('{Enter}{Enter}quatro')
    expect(html()).toBe('<ol><li>um<ol><li>dois</li></ol></li><li>três</li></ol><p>quatro</p>')
  })

  test.each([
    ['at the end of a heading goes on as text', '<h2>Título</h2>', 6, '<h2>Título</h2><p>x</p>'],
    ['in the middle of a heading makes two', '<h2>Título</h2>', 3, '<h2>Tít</h2><h2>xulo</h2>'],
    [
      'before bold words of a heading makes two',
      '<h2>Um <strong>dois</strong></h2>',
      3,
      '<h2>Um </h2><h2><strong>xdois</strong></h2>',
    ],
    ['at the beginning of a heading puts a line above', '<h2>Título</h2>', 0, '<h2></h2><h2>xTítulo</h2>'],
    [
      'within a quotation makes two lines',
      '<blockquote>Citação</blockquote>',
      4,
      '<blockquote>Cita</blockquote><blockquote>xção</blockquote>',
    ],
    ['within an item makes two', '<ul><li>abcd</li></ul>', 2, '<ul><li>ab</li><li>xcd</li></ul>'],
  ])('%s', async (_, text, at, after) => {
    const { html, placeCaret, press } = await openEditor(text)
    placeCaret(at)
    await press('{Enter}x')
    expect(html()).toBe(after)
    for (let step = 0; step < 2; step++) await press(UNDO)
    expect(html()).toBe(text)
  })

  test.each([
    ['of a quotation', '<blockquote>Citação</blockquote>', '<blockquote>Citação</blockquote><p>x</p>'],
    ['of a list', '<ul><li>Item</li></ul>', '<ul><li>Item</li></ul><p>x</p>'],
    [
      'of a caption',
      '<figure><img src="https://a.br/a.png" alt="a"><figcaption>Fonte</figcaption></figure>',
      '<figure><img src="https://a.br/a.png" alt="a"><figcaption>Fonte</figcaption></figure><p></p><p>x</p>',
    ],
  ])('twice leads out %s', async (_, text, after) => {
    const { html, press } = await openEditor(text)
    await press('{Enter}{Enter}x')
    expect(html()).toBe(after)
  })

  test('with Shift below a caption is text, too', async () => {
    const { html, press } = await openEditor(
      '<figure><img src="https://a.br/a.png" alt="a"><figcaption>Fonte</figcaption></figure>',
    )
    await press('{Shift>}{Enter}{/Shift}x')
    expect(html()).toBe('<figure><img src="https://a.br/a.png" alt="a"><figcaption>Fonte</figcaption></figure><p>x</p>')
  })
})

describe('Backspace and Delete', () => {
  test.each([
    ['{Backspace}', 'a heading to the text above', '<p>Um</p><h2>Dois</h2>', 3, '<p>UmDois</p>'],
    ['{Backspace}', 'text to the heading above', '<h2>Um</h2><p>Dois</p>', 3, '<h2>UmDois</h2>'],
    ['{Backspace}', 'an item out of its list', '<p>Um</p><ul><li>Dois</li></ul>', 3, '<p>Um</p><p>Dois</p>'],
    ['{Backspace}', 'text to the line above, below a line', '<p>Um</p><hr><p>Dois</p>', 4, '<p>Um</p><p>Dois</p>'],
    ['{Delete}', 'text below to a heading', '<h2>Um</h2><p>Dois</p>', 2, '<h2>UmDois</h2>'],
    ['{Delete}', 'a heading below to a text', '<p>Um</p><h2>Dois</h2>', 2, '<p>UmDois</p>'],
    ['{Delete}', 'an item below to a text', '<p>Um</p><ul><li>Dois</li></ul>', 2, '<p>UmDois</p>'],
  ])('%s takes %s', async (key, _, text, at, after) => {
    const { html, placeCaret, press } = await openEditor(text)
    placeCaret(at)
    await press(key)
    expect(html()).toBe(after)
    await press(UNDO)
    expect(html()).toBe(text)
  })

  const modified = ['', 'Control', 'Shift', 'Alt', 'Meta'].map(
    (key) => (keys: string) => (key ? `{${key}>}${keys}{/${key}}` : keys),
  )

  test('at either end of a cell no key that deletes leads out of it', async () => {
    const text = '<p>Antes</p><table><tbody><tr><td>um</td><td>dois</td></tr></tbody></table><p>Depois</p>'
    const { html, placeCaret, press } = await openEditor(text)
    for (const withModifier of modified) {
      for (const start of [6, 9]) {
        placeCaret(start)
        await press(withModifier('{Backspace}'))
      }
      for (const end of [8, 13]) {
        placeCaret(end)
        await press(withModifier('{Delete}'))
      }
      placeCaret(5)
      await press(withModifier('{Delete}'))
      placeCaret(14)
      await press(withModifier('{Backspace}'))
    }
    expect(html()).toBe(text)
  })

  const table = (parts: string) => parts.replace('[', '<table><tbody><tr>').replace(']', '</tr></tbody></table>')
  const threeLines = table('<p>Antes</p>[<td>um</td><td>dois</td>]<p>Depois</p>')

  test.each([
    ['the end of a cell', 7, 2, '<p>Antes</p>[<td>u^</td><td>dois</td>]<p>Depois</p>'],
    ['words of two cells', 7, 4, '<p>Antes</p>[<td>u^</td><td>is</td>]<p>Depois</p>'],
    ['words above and in a cell', 3, 4, '<p>Ant^</p>[<td>m</td><td>dois</td>]<p>Depois</p>'],
    ['words in a cell and below', 11, 5, '<p>Antes</p>[<td>um</td><td>do^</td>]<p>pois</p>'],
  ])('with %s selected, each key that replaces leaves the rest in its place', async (_, at, length, after) => {
    const { field, html, placeCaret, press } = await openEditor(threeLines)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>novo</p>')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    for (const [replace, words] of [
      [() => press('{Delete}'), ''],
      [() => press('{Backspace}'), ''],
      [() => press('{Control>}x{/Control}'), ''],
      [() => press('x'), 'x'],
      [() => field.dispatchEvent(paste), 'novo'],
    ] as const) {
      placeCaret(at, length)
      await replace()
      expect(html()).toBe(table(after.replace('^', words)))
      await press(UNDO)
      expect(html()).toBe(threeLines)
    }
  })

  test.each([
    ['two cells', 7, 4, '<p>Antes</p>[<td><p>u</p><p>x</p></td><td>is</td>]<p>Depois</p>'],
    ['a line and a cell', 3, 4, '<p>Ant</p><p>x</p>[<td>m</td><td>dois</td>]<p>Depois</p>'],
  ])('Enter over words of %s makes a line where they began', async (_, at, length, after) => {
    const { html, placeCaret, press } = await openEditor(threeLines)
    placeCaret(at, length)
    await press('{Enter}x')
    expect(html()).toBe(table(after))
    await press(UNDO)
    expect(html()).toBe(threeLines)
  })
})

describe('over a whole line, selected by three clicks,', () => {
  test.each([
    ['a text', '<p><strong>Um</strong></p><h2>Dois</h2>', '<p><strong>x</strong></p><h2>Dois</h2>'],
    ['a heading', '<h2>Um</h2><p>Dois</p>', '<h2>x</h2><p>Dois</p>'],
    ['an item', '<ul><li>Um</li><li>Dois</li></ul>', '<ul><li>x</li><li>Dois</li></ul>'],
  ])('what is typed or pasted stays out of the line below %s', async (_, text, after) => {
    const { field, html, press } = await openEditor(text)
    const select = () => userEvent.tripleClick(required(field.querySelector('p, h2, li')))
    await select()
    await press('x')
    expect(html()).toBe(after)
    await press(UNDO)
    expect(html()).toBe(text)
    await select()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'x')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    expect(html()).toBe(after)
    await press(UNDO)
    expect(html()).toBe(text)
    await select()
    const heading = new DataTransfer()
    heading.setData('text/html', '<h3>x</h3>')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: heading, bubbles: true, cancelable: true }))
    expect(html()).toMatch(/^<h3>x<\/h3><(h2|p|ul)/)
    expect(field.children).toHaveLength(2)
  })
})

test('up and down go to the cell above and below, line by line, and out of the table', async () => {
  const rows = '<tr><td>um</td><td>dois</td></tr><tr><td><p>três</p><p>quatro</p></td><td>cinco</td></tr>'
  const { caret, placeCaret, press } = await openEditor(
    `<p>Antes</p><table><tbody>${rows}</tbody></table><p>Depois</p>`,
  )
  async function walk(key: string, from: number, count: number) {
    placeCaret(from)
    const places: (number | undefined)[] = []
    for (let step = 0; step < count; step++) {
      await press(key)
      places.push(caret()?.index)
    }
    return places
  }
  // The cells begin at 6 and 9, 14 and 26; the first of the second row has a second line at 19, the line below is at 32.
  expect(await walk('{ArrowDown}', 7, 3)).toEqual([15, 20, 33])
  expect(await walk('{ArrowDown}', 11, 2)).toEqual([28, 34])
  expect(await walk('{ArrowUp}', 20, 3)).toEqual([15, 7, 1])
  expect(await walk('{ArrowUp}', 31, 2)).toEqual([13, 4])
})

test('Markdown pasted into a cell becomes lines of the cell', async () => {
  const { field, html, placeCaret, press } = await openEditor(
    '<table><tbody><tr><td>ab</td><td>c</td></tr></tbody></table><p></p>',
  )
  const before = html()
  placeCaret(1)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '# Um\n\n- dois\n- **três**')
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  const cell = '<td><p>aUm</p><p>dois</p><p><strong>três</strong>b</p></td>'
  await vi.waitFor(() => expect(html()).toBe(`<table><tbody><tr>${cell}<td>c</td></tr></tbody></table><p></p>`))
  await press(UNDO)
  await press(UNDO)
  expect(html()).toBe(before)
})

test('a table that is pasted below another keeps its rows in their order when it is saved', async () => {
  const head = '<table><thead><tr><th>A</th></tr></thead>'
  const { html, placeCaret, press } = await openEditor(`${head}<tbody><tr><td>1</td></tr></tbody></table><p>x</p>`)
  placeCaret(0, 4)
  await press('{Control>}c{/Control}')
  placeCaret(4)
  await press('{Control>}v{/Control}')
  const rows = ['1', 'A', '1'].map((words) => `<tr><td>${words}</td></tr>`)
  expect(html()).toBe(`${head}<tbody>${rows.join('')}</tbody></table><p>x</p>`)
})

test('empty lines of a cell are there again when the text is read again', async () => {
  const cells = '<td><p>a</p><p></p><p>b</p></td><td></td><td><p></p><p>c</p></td>'
  const text = `<table><tbody><tr>${cells}</tr></tbody></table><p></p>`
  const { html } = await openEditor(text)
  expect(html()).toBe(text)
})

test('Tab leaves a block of code, and changes nothing in it', async () => {
  const { html, field, press } = await openEditor('<pre>código</pre>')
  const before = html()
  await press('{Tab}')
  expect(html()).toBe(before)
  expect(field).not.toHaveFocus()
})

test.each([
  ['https://pt.wikipedia.org/wiki/Lei_(direito)', ''],
  ['https://www.stf.jus.br/a', '.'],
  ['www.stf.jus.br', ','],
])('the address %s is linked once it ends, without the %j behind it', async (address, sign) => {
  const { field, press } = await openEditor('')
  await press(`Veja ${address}${sign} hoje`)
  const link = required(field.querySelector('a'))
  expect(link).toHaveTextContent(address)
  expect(link.href).toContain(address)
  expect(field).toHaveTextContent(`Veja ${address}${sign} hoje`)
})

test.each([
  ['a.webp', 'image/webp'],
  ['peticao.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('a pasted file that cannot be taken, %s, is refused with the reason', async (name, type) => {
  const { field, html, toasts } = await openEditor('<p>a</p>')
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File(['x'], name, { type }))
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ description: 'Formato não suportado. Use JPG, PNG ou GIF.' })
  expect(html()).toBe('<p>a</p>')
})

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)

function imageFile() {
  const files = new DataTransfer()
  files.items.add(new File([PNG], 'fachada.png', { type: 'image/png' }))
  return files
}

test('a pasted image is a block below its line, and one writes on below it', async () => {
  const { field, html, placeCaret, press } = await openEditor('<p>Antes e depois.</p><p>Fim.</p>')
  placeCaret(5)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: imageFile(), bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(html()).toContain('<img'))
  await press('Legenda')
  expect(html()).toMatch(/^<p>Antes e depois\.<\/p><p><img [^>]*><\/p><p>Legenda<\/p><p>Fim\.<\/p>$/)
  await press(UNDO)
  await press(UNDO)
  expect(html()).toBe('<p>Antes e depois.</p><p>Fim.</p>')
})

test('an image that is copied from a page is a block below its line, too', async () => {
  const { field, html, placeCaret, press } = await openEditor('<p>Antes e depois.</p>')
  placeCaret(5)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<img src="https://a.br/a.png" alt="a">')
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await press('x')
  expect(html()).toBe('<p>Antes e depois.</p><p><img src="https://a.br/a.png" alt="a"></p><p>x</p>')
})

test('an image is put where it is dropped, and one writes on below it', async () => {
  const { field, html, press } = await openEditor('<p>Um dois três</p><p>Fim.</p>')
  const { left, top, height } = required(field.querySelector('p')).getBoundingClientRect()
  const place = { clientX: left + 30, clientY: top + height / 2 }
  field.dispatchEvent(new DragEvent('drop', { dataTransfer: imageFile(), bubbles: true, cancelable: true, ...place }))
  await vi.waitFor(() => expect(html()).toContain('<img'))
  await press('x')
  expect(html()).toMatch(/^<p>Um dois três<\/p><p><img [^>]*><\/p><p>x<\/p><p>Fim\.<\/p>$/)
})

test('who writes on while an image is sent is not moved', async () => {
  const { field, html, placeCaret, press } = await openEditor('<p>Um.</p><p>Dois.</p>')
  placeCaret(3)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: imageFile(), bubbles: true, cancelable: true }))
  placeCaret(9)
  await press(' Mais')
  await vi.waitFor(() => expect(html()).toContain('<img'))
  await press(' e mais')
  expect(html()).toMatch(/^<p>Um\.<\/p><p><img [^>]*><\/p><p><\/p><p>Dois\. Mais e mais<\/p>$/)
})

test.each([
  ['a table first', '<table><tbody><tr><td>um</td><td>dois</td></tr></tbody></table><p>Fim</p>'],
  ['a table alone', '<table><thead><tr><th>um</th></tr></thead><tbody><tr><td>dois</td></tr></tbody></table><p></p>'],
  ['a heading first', '<h2>Título</h2><p>Fim</p>'],
  ['a list', '<ol><li>um<ol><li>dois</li></ol></li></ol>'],
  ['a rule first', '<hr><p>Fim</p>'],
  ['an image with a caption', '<figure><img src="https://a.br/a.png" alt="a"><figcaption>Fonte</figcaption></figure>'],
  ['code', '<pre>código</pre><p>Fim</p>'],
])('with all selected, %s, each key that replaces leaves plain text; undone, all is back', async (_, text) => {
  const { field, html, press } = await openEditor(text)
  const before = html()
  const ALL = '{Control>}a{/Control}'
  for (const [keys, after] of [
    ['{Delete}', '<p></p>'],
    ['{Backspace}', '<p></p>'],
    ['{Control>}{Backspace}{/Control}', '<p></p>'],
    ['{Control>}x{/Control}', '<p></p>'],
    ['a', '<p>a</p>'],
    ['{Enter}', '<p></p><p></p>'],
  ] as const) {
    await press(ALL + keys)
    expect(html(), keys).toBe(after)
    await press(UNDO)
    expect(html(), keys).toBe(before)
  }
  await press(ALL)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<p>novo</p>')
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  expect(html()).toBe('<p>novo</p>')
  await press(UNDO)
  expect(html()).toBe(before)
})

test('several spaces are kept as they are seen, and read again as spaces', async () => {
  const { html, press, unmount } = await openEditor('')
  await press('   Nome:    CPF: x')
  const stored = html()
  expect(stored).toBe('<p>&nbsp;&nbsp; Nome:&nbsp;&nbsp;&nbsp; CPF: x</p>')
  unmount()
  const again = await openEditor(stored)
  expect(again.field.textContent).toBe('   Nome:    CPF: x')
  expect(again.html()).toBe(stored)
})
