import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { cell, image, openText, TABLE } from './test/open-text'

const { quill, port, tools, reports, begin, lines, paste } = openText()
const linked = { link: 'https://a.br' }

test('an address over words links them as a step of its own, the caret behind them', () => {
  begin([{ insert: 'o artigo nono\n' }])
  quill.insertText(0, 'V', 'user')
  paste(3, 6, { text: 'https://a.br' })
  expect(port.ops()).toEqual([{ insert: 'Vo ' }, { insert: 'artigo', attributes: linked }, { insert: ' nono\n' }])
  expect(port.caret()).toEqual({ index: 9, length: 0 })
  expect(reports.onChange).toHaveBeenCalled()
  expect(reports.onPlainText).not.toHaveBeenCalled()
  tools.undo()
  expect(port.ops()).toEqual([{ insert: 'Vo artigo nono\n' }])
})

test.each<[string, TextOp[], number, number, { text?: string; html?: string }, string]>([
  ['an address over two lines', [{ insert: 'um\ndois\n' }], 0, 7, { text: 'https://a.br' }, 'https://a.br\n'],
  ['an address over spaces', [{ insert: 'a  b\n' }], 1, 2, { text: 'https://a.br' }, 'ahttps://a.brb\n'],
  [
    'an address where nothing is selected',
    [{ insert: 'ab\n' }],
    1,
    0,
    { text: ' https://a.br ' },
    'a https://a.br b\n',
  ],
  ['words over words', [{ insert: 'abc\n' }], 1, 1, { text: 'x y' }, 'ax yc\n'],
])('%s takes the place of what is there', (_, ops, index, length, content, after) => {
  begin(ops)
  paste(index, length, content)
  expect(quill.getText()).toBe(after)
  expect(reports.onPasted).toHaveBeenLastCalledWith([])
  const place = { index, length: quill.getLength() - (ops.map(({ insert }) => insert).join('').length - length) }
  expect(reports.onPlainText).toHaveBeenLastCalledWith(place, content.text)
})

test('HTML is no plain text, and what it loses is told of that paste alone', () => {
  begin([{ insert: 'a\n' }])
  paste(1, 0, { html: `<p><span style="color:red">b</span></p>`, text: 'b' })
  expect(reports.onPasted).toHaveBeenLastCalledWith(['1 cor de texto'])
  expect(reports.onPlainText).not.toHaveBeenCalled()
  paste(1, 0, { text: 'c' })
  expect(reports.onPasted).toHaveBeenLastCalledWith([])
  paste(1, 0, {})
  expect(reports.onPlainText).toHaveBeenCalledOnce()
})

test('a text that is loaded is no paste: its addresses stay words', () => {
  begin([{ insert: 'a\n' }])
  paste(1, 0, { text: ' www.a.br' })
  port.load(`<p>www.a.br</p>`)
  expect(port.ops().some(({ attributes }) => attributes?.link)).toBe(false)
  expect(quill.getText()).toContain('www.a.br')
})

test('code takes what is pasted as it is', () => {
  begin([{ insert: 'a\n', attributes: { 'code-block': 'plain' } }])
  paste(1, 0, { text: ' www.a.br' })
  expect(quill.getText()).toBe('a www.a.br\n')
  expect(port.ops().some(({ attributes }) => attributes?.link)).toBe(false)
  expect(reports.onPlainText).not.toHaveBeenCalled()
})

test('other programs get the words that are selected, and their HTML as it is stored', () => {
  begin([{ insert: 'O prazo' }, { insert: { footnote: 'CPC' } }, { insert: ' fatal\nx\n' }])
  const copied = quill.clipboard.onCopy({ index: 2, length: 12 }, false)
  expect(copied.text).toBe('prazo fatal')
  expect(copied.html).toMatch(/<sup>.*<\/sup> fatal<ol class="footnotes"><li id="nota-1">CPC<\/li><\/ol>$/)
})

test('in a cell what is pasted loses what a line of a cell cannot be, and keeps its marks', () => {
  begin(TABLE, 6)
  const html =
    '<h2 class="ql-align-center">T</h2><blockquote>c</blockquote><p><b>x</b><img src="https://a.br/a.png"></p>'
  paste(6, 0, { html: html })
  const formats = port.ops().flatMap(({ attributes }) => Object.keys(attributes ?? {}))
  expect(formats).not.toContain('header')
  expect(formats).not.toContain('blockquote')
  expect(lines()[1]).toMatch(/T.*\/c\/x.*A\|B$/)
  expect(port.ops()).toContainEqual({ insert: 'x', attributes: { bold: true } })
  expect(port.ops()).toContainEqual(image())
  expect(reports.onPasted).toHaveBeenLastCalledWith([])
})

test('rows that are pasted get names of their own, cells of one row a common one', () => {
  begin([{ insert: 'a\n' }, ...cell('r1:c1', 'A'), ...cell('r1:c2', 'B'), { insert: '\n' }], 0)
  paste(0, 0, { html: `<table border="1"><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></table>` })
  const names = port.ops().flatMap(({ attributes }) => (attributes?.table ? [String(attributes.table)] : []))
  expect(names).toHaveLength(6)
  const rows = names.map((name) => name.split(':')[0])
  expect(new Set(rows).size).toBe(3)
  expect(rows[0]).toBe(rows[1])
  expect(rows[0]).not.toBe('r1')
  expect(names.slice(0, 2).map((name) => name.split(':')[1])).toEqual(['c1', 'c2'])
})

test.each([
  ['a table within a line', 1, '<table border="1"><tr><td>A</td><td>B</td></tr></table>', 'a'],
  ['a table that has a caption', 1, '<table border="1"><caption>T</caption><tr><td>A</td><td>B</td></tr></table>', 'a'],
  ['a paragraph', 1, '<p>b</p>', 'ab'],
])('%s begins where it can', (_, at, html, firstLine) => {
  begin([{ insert: 'a\n' }], at)
  paste(at, 0, { html: html })
  expect(lines().find((line) => line !== '')).toBe(firstLine)
})
