import { expect, test } from 'vitest'
import { openText } from './test/open-text'

const { quill, port, tools, reports, begin, lines } = openText()

test('a text that is loaded is no change, and nothing to undo; its headings have their levels', () => {
  begin([{ insert: 'x\n' }])
  quill.insertText(0, 'y', 'user')
  reports.onChange.mockClear()
  port.load(`<h3>Prazos</h3><p>Lei</p>`)
  expect(reports.onChange).not.toHaveBeenCalled()
  expect(quill.getText().trim()).toMatch(/^Prazos\nLei/)
  expect(quill.root.querySelector('h3')?.getAttribute('aria-level')).toBe('2')
  tools.undo()
  expect(quill.getText().trim()).toMatch(/^Prazos\nLei/)
})

test('the notes of a stored text are its signs again', () => {
  begin([{ insert: 'x\n' }])
  const mark = '<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
  port.load(`<p>Lei${mark} e</p><ol class="footnotes"><li id="nota-1">art. <em>1</em></li></ol>`)
  expect(port.ops().filter(({ insert }) => typeof insert === 'object')).toEqual([
    { insert: { footnote: expect.stringContaining('1') } },
  ])
  expect(quill.root.querySelector('[data-number]')).toHaveAttribute('aria-label', 'Nota de rodapé 1')
  expect(quill.getText()).not.toContain('art.')
})

test('below a table that ends a loaded text there is a line to write on', () => {
  begin([{ insert: 'x\n' }])
  port.load(`<table><tbody><tr><td>A</td></tr></tbody></table>`)
  expect(lines().slice(-2)).toEqual([expect.stringMatching(/^r /), ''])
  expect(reports.onChange).not.toHaveBeenCalled()
})

test('the HTML of a text is in the form in which it is stored, its spaces as they are seen', () => {
  begin([{ insert: 'O prazo' }, { insert: { footnote: 'CPC' } }, { insert: ' é  de\u00a0lei\n' }])
  expect(port.html()).toBe(
    '<p>O prazo<sup><a id="chamada-1" href="#nota-1">1</a></sup> é&nbsp; de&nbsp;lei</p><ol class="footnotes"><li id="nota-1">CPC</li></ol>',
  )
})

test.each([
  ['pieces', { ops: [{ insert: 'novo\n' }] }],
  ['HTML', { html: '<p>novo</p>' }],
])('a text replaced by %s is a change of its own: undone apart from what was typed before and after', (_, content) => {
  begin([{ insert: 'velho\n' }])
  quill.insertText(5, '!', 'user')
  reports.onChange.mockClear()
  port.replace(content)
  expect(reports.onChange).toHaveBeenCalled()
  expect(quill.getText().trim()).toBe('novo')
  const after = quill.getText()
  quill.insertText(0, 'y', 'user')
  tools.undo()
  expect(quill.getText()).toBe(after)
  tools.undo()
  expect(quill.getText()).toBe('velho!\n')
})

test('a text is appended as a step of its own, the caret behind it', () => {
  begin([{ insert: 'Um\n' }])
  quill.insertText(2, '!', 'user')
  port.append('<p>Dois</p>')
  const after = quill.getText()
  expect(after).toMatch(/^Um!\n+Dois\n+$/)
  expect(port.caret()).toEqual({ index: quill.getLength() - 1, length: 0 })
  quill.insertText(0, 'y', 'user')
  tools.undo()
  expect(quill.getText()).toBe(after)
  tools.undo()
  expect(quill.getText()).toBe('Um!\n')
})

test('a text appended to an empty one takes its place, as a step of its own', () => {
  begin([{ insert: ' \n' }])
  port.append('<p>Dois</p>')
  expect(quill.getText()).not.toMatch(/^ /)
  expect(quill.getText().trim()).toBe('Dois')
  expect(reports.onChange).toHaveBeenCalled()
  tools.undo()
  expect(quill.getText()).toBe(' \n')
})

test('the focus comes back to where the caret was, or to the place that is named', () => {
  begin([{ insert: 'Um texto\n' }], 2)
  quill.blur()
  expect(port.caret()).toBeNull()
  port.focus()
  expect(port.caret()).toEqual({ index: 2, length: 0 })
  port.focus({ index: 3, length: 5 })
  expect(port.caret()).toEqual({ index: 3, length: 5 })
})
