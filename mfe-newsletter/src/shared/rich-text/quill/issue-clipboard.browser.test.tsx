import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { ADDRESS, openText, TABLE } from './test/open-text'

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

test('an image pasted over words takes their place', () => {
  begin([{ insert: 'um dois três\n' }])
  paste(3, 4, { html: `<img src="${ADDRESS}" alt="">` })
  expect(lines().join('')).toBe('um * três')
})

test('cutting over cells takes their words and leaves the cells', () => {
  begin(TABLE, 6, 5)
  const clipboardData = new DataTransfer()
  const event = new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true })
  quill.clipboard.onCaptureCopy(event, true)
  expect(lines()).toEqual(['Antes', 'h |', 'r |2', 'Depois'])
  expect(clipboardData.getData('text/plain')).toContain('A')
})
