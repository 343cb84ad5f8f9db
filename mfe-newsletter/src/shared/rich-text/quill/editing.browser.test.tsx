import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { ADDRESS, image, openText, TABLE } from './test/open-text'

const { quill, port, tools, reports, begin, lines, press, typeIn, paste } = openText()

test('marks are set, taken away and cleared where the selection is', () => {
  begin([{ insert: 'O prazo\n' }], 2, 5)
  tools.toggle('bold', true)
  expect(tools.formats()).toEqual({ bold: true })
  tools.toggle('bold', true)
  expect(tools.formats()).toEqual({})
  tools.toggle('script', 'super')
  tools.toggle('script', 'sub')
  expect(tools.formats()).toEqual({ script: 'sub' })
  tools.clearFormats()
  expect(port.ops()).toEqual([{ insert: 'O prazo\n' }])
  quill.setSelection(0, 0)
  tools.format('header', 2)
  expect(tools.formats()).toEqual({ header: 2 })
  tools.clearFormats()
  expect(tools.formats()).toEqual({})
  tools.undo()
  tools.redo()
  quill.blur()
  expect(tools.formats()).toBeUndefined()
  expect(port.caret()).toBeNull()
})

const linked = { link: 'https://a.br/' }

test('a link is found in its whole length, changed with its marks, and removed', () => {
  const text: TextOp[] = [
    { insert: 'Ver o ' },
    { insert: 'artigo nono', attributes: { ...linked, bold: true } },
    { insert: ' hoje\n' },
  ]
  begin(text, 8)
  const place = { index: 6, length: 11, text: 'artigo nono', address: linked.link }
  expect(tools.linkPlace()).toEqual(place)
  quill.setSelection(0, 3)
  expect(tools.linkPlace()).toEqual({ index: 0, length: 3, text: 'Ver', address: '' })
  tools.setLink(place, 'art. 9', 'https://b.br/')
  expect(port.ops()[1]).toEqual({ insert: 'art. 9', attributes: { bold: true, link: 'https://b.br/' } })
  expect(port.caret()).toEqual({ index: 12, length: 0 })
  // Text typed behind it does not become part of it.
  expect(quill.getFormat().link).toBeUndefined()
  tools.removeLink({ ...place, length: 6 })
  expect(port.ops().some(({ attributes }) => attributes?.link)).toBe(false)
  begin([{ insert: 'link', attributes: linked }, { insert: '\n' }], 2)
  expect(tools.linkPlace()).toEqual({ index: 0, length: 4, text: 'link', address: linked.link })
})

test('a footnote is set, found at the caret and by its number, changed and removed', () => {
  begin([{ insert: 'Lei.\n' }], 1, 2)
  expect(tools.notePlace()).toEqual({ index: 3, html: null })
  tools.setNote({ index: 3, html: null }, 'CPC')
  expect(port.ops()).toEqual([{ insert: 'Lei' }, { insert: { footnote: 'CPC' } }, { insert: '.\n' }])
  expect(port.caret()).toEqual({ index: 4, length: 0 })
  expect(tools.notePlace()).toEqual({ index: 3, html: 'CPC' })
  tools.setNote({ index: 0, html: null }, 'CC')
  expect([1, 2, 3].map((number) => tools.noteAt(number))).toEqual([
    { index: 0, html: 'CC' },
    { index: 4, html: 'CPC' },
    null,
  ])
  expect(quill.root.querySelectorAll('[aria-label="Nota de rodapé 2"]')).toHaveLength(1)
  tools.setNote({ index: 4, html: 'CPC' }, 'CPP')
  expect(tools.noteAt(2)).toEqual({ index: 4, html: 'CPP' })
  tools.removeNote({ index: 4, html: 'CPP' })
  expect(port.ops()).toEqual([{ insert: { footnote: 'CC' } }, { insert: 'Lei.\n' }])
})

test('an image has a line to itself once it has a caption, which is changed and goes with it', () => {
  const caption = (words: string): TextOp[] => [
    { insert: `\n${words}` },
    { insert: '\n', attributes: { caption: true } },
  ]
  begin([{ insert: 'Um texto\n' }], 2)
  expect(tools.imagePlace()).toBe(2)
  expect(tools.editedImage()).toBeNull()
  tools.insertImage(2, ADDRESS, { alt: 'A', width: '33%', caption: 'Fonte' })
  expect(port.ops()).toEqual([
    { insert: 'Um texto\n' },
    image({ alt: 'A', width: '33%' }),
    ...caption('Fonte'),
    { insert: '\n' },
  ])
  quill.setSelection(9, 0)
  const edited = { index: 9, address: ADDRESS, alt: 'A', width: '33%', caption: 'Fonte' }
  expect(tools.editedImage()).toEqual(edited)
  quill.setSelection(10, 0)
  expect(tools.editedImage()).toEqual(edited)
  quill.setSelection(8, 2)
  expect(tools.editedImage()).toBeNull()
  tools.setImage(edited, { alt: '', width: '', caption: 'Outra' })
  expect(port.ops()).toEqual([{ insert: 'Um texto\n' }, image(), ...caption('Outra'), { insert: '\n' }])
  tools.setImage(edited, { alt: 'B', caption: '' })
  expect(port.ops()).toEqual([{ insert: 'Um texto\n' }, image({ alt: 'B' }), { insert: '\n\n' }])
  tools.setImage(edited, { caption: 'De novo' })
  tools.removeImage(edited)
  expect(lines()).toEqual(['Um texto', '', ''])
})

test('an image within a line leaves it for its caption, at its end without an empty line', () => {
  begin([{ insert: 'a' }, image(), { insert: 'b\n' }], 1)
  const place = { index: 1, address: ADDRESS, alt: '', width: '', caption: '' }
  expect(tools.editedImage()).toEqual(place)
  tools.setImage(place, { caption: 'C' })
  expect(lines()).toEqual(['a', '*', 'C', 'b'])
  begin([{ insert: 'a' }, image(), { insert: '\nb\n' }], 1)
  tools.setImage(place, { caption: 'C' })
  expect(lines()).toEqual(['a', '*', 'C', 'b'])
  begin([{ insert: 'a\n' }], 0)
  tools.insertImage(0, ADDRESS, { caption: 'C' })
  expect(lines()).toEqual(['*', 'C', 'a'])
})

test('Enter behind a caption begins text again', () => {
  begin([image(), { insert: '\nFonte' }, { insert: '\n', attributes: { caption: true } }, { insert: 'x\n' }], 7)
  press('Enter')
  expect(lines()).toEqual(['*', 'Fonte', '', 'x'])
  expect(quill.getFormat(8)).toEqual({})
  expect(quill.getFormat(3)).toEqual({ caption: true })
})

test.each<[string, TextOp[]]>([
  ['# Um', [{ insert: 'Um' }, { insert: '\n', attributes: { header: 1 } }]],
  ['> Um', [{ insert: 'Um' }, { insert: '\n', attributes: { blockquote: true } }]],
  ['- Um', [{ insert: 'Um' }, { insert: '\n', attributes: { list: 'bullet' } }]],
  ['a **b**', [{ insert: 'a ' }, { insert: 'b', attributes: { bold: true } }, { insert: '\n' }]],
  ['---', [{ insert: { divider: true } }, { insert: '\n' }]],
])('%s is Markdown as it is typed', (words, ops) => {
  begin([{ insert: '\n' }])
  typeIn(words)
  expect(port.ops()).toEqual(ops)
})

test('a bare address is a link once it ends, and signs in code or at the head of a heading are signs', () => {
  begin([{ insert: '\n' }])
  typeIn('v. www.stf.jus.br e')
  expect(port.ops()).toEqual([
    { insert: 'v. ' },
    { insert: 'www.stf.jus.br', attributes: { link: 'https://www.stf.jus.br' } },
    { insert: ' e\n' },
  ])
  for (const format of [{ 'code-block': 'plain' }, { header: 1 }, { list: 'bullet' }]) {
    begin([{ insert: '\n', attributes: format }])
    typeIn('> x')
    expect(quill.getText()).toBe('> x\n')
  }
  begin([{ insert: '\n', attributes: { 'code-block': 'plain' } }])
  typeIn('**a** www.stf.jus.br ')
  expect(quill.getText()).toBe('**a** www.stf.jus.br \n')
  expect(quill.getFormat(10, 3).link).toBeUndefined()
})

test('an address pasted over words links them; anything else takes their place', () => {
  begin([{ insert: 'Ver o artigo\nx\n' }], 6, 6)
  paste(6, 6, { text: ' https://a.br/x ' })
  expect(port.ops()[1]).toEqual({ insert: 'artigo', attributes: { link: 'https://a.br/x' } })
  expect(port.caret()).toEqual({ index: 12, length: 0 })
  expect(reports.onPasted).not.toHaveBeenCalled()
  paste(6, 8, { text: 'https://a.br/y' })
  expect(lines()).toEqual(['Ver o https://a.br/y'])
  begin([{ insert: 'Ver\n' }])
  paste(3, 0, { text: ' www.a.br e\n# x' })
  expect(port.ops()[1]).toEqual({ insert: 'www.a.br', attributes: { link: 'https://www.a.br' } })
  expect(reports.onPasted).toHaveBeenLastCalledWith([])
  expect(reports.onPlainText).toHaveBeenLastCalledWith({ index: 3, length: 15 }, ' www.a.br e\n# x')
  tools.replacePlain({ index: 3, length: 15 }, 'outro texto', '<p>y</p>', () => undefined)
  expect(quill.getText()).toBe('Ver www.a.br e\n# x\n')
  tools.replacePlain({ index: 3, length: 15 }, ' www.a.br e\r\n# x', '<h1>x</h1>', () => undefined)
  expect(quill.getText().trim()).toBe('Ver\nx')
})

test('what is pasted into a cell becomes lines of the cell; code stays as it is', () => {
  begin(TABLE, 6)
  paste(6, 0, { html: '<h2>T</h2><hr><ul><li>x</li></ul>' })
  expect(lines()).toEqual(['Antes', 'h T/xA|B', 'r 1|2', 'Depois'])
  begin(TABLE, 6)
  paste(6, 0, { html: '<table border="1"><tr><td>3</td><td>4</td></tr></table>' })
  expect(reports.onPasted).toHaveBeenLastCalledWith([
    '1 tabela dentro de outra (as linhas viraram parágrafos da célula)',
  ])
  begin([{ insert: 'Ver\n' }], 3)
  paste(3, 0, { html: '<table border="1"><tr><td>3</td><td>4</td></tr></table>' })
  expect(lines()).toEqual(['Ver', 'r 3|4', ''])
  begin([{ insert: '\n', attributes: { 'code-block': 'plain' } }])
  paste(0, 0, { text: '# www.a.br' })
  expect(reports.onPlainText).not.toHaveBeenCalled()
  expect(quill.getFormat(3, 4).link).toBeUndefined()
})

test('keys open the dialogs, a click on a note or an image too, and files are handed over', () => {
  begin([{ insert: 'a' }, { insert: { footnote: 'x' } }, image(), { insert: '\n' }])
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('f', { ctrlKey: true, altKey: true })).toBe(true)
  expect([reports.onLinkKey, reports.onNoteKey].map((report) => report.mock.calls.length)).toEqual([1, 1])
  quill.root.querySelector<HTMLElement>('.ql-footnote')?.click()
  expect(reports.onEmbed).toHaveBeenLastCalledWith('footnote')
  expect(port.caret()?.index).toBe(1)
  quill.root.querySelector<HTMLElement>('img')?.click()
  expect(reports.onEmbed).toHaveBeenLastCalledWith('image')
  quill.root.querySelector<HTMLElement>('p')?.click()
  expect(reports.onEmbed).toHaveBeenCalledTimes(2)
  const files = [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'a.pdf', { type: 'application/pdf' })]
  quill.uploader.upload({ index: 1, length: 0 }, files)
  expect(reports.onFiles).toHaveBeenLastCalledWith(1, files)
})

test('a text is appended behind another, and takes the place of an empty one', () => {
  begin([{ insert: 'Um\n' }])
  port.append('<p>Dois</p>')
  expect(lines().filter(Boolean)).toEqual(['Um', 'Dois'])
  begin([{ insert: ' \n' }])
  port.append('<p>Dois</p>')
  expect(lines().filter(Boolean)).toEqual(['Dois'])
})
