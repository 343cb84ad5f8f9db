import { required } from '@ementa/testing'
import { render, screen } from '@testing-library/react'
import Quill from 'quill'
import { expect, test, vi } from 'vitest'
import type { TextOp } from '../issue-text'
import { type NoteField, NoteFieldSurface } from './note-field'

function open(initialHtml = '', describedBy?: string) {
  const ready: NoteField[] = []
  const [onText, onEnter] = [vi.fn(), vi.fn()]
  const show = (label: string, onWords = onText) => (
    <NoteFieldSurface
      initialHtml={initialHtml}
      label={label}
      describedBy={describedBy}
      onReady={(field) => ready.push(field)}
      onText={onWords}
      onEnter={onEnter}
    />
  )
  const view = render(show('Texto da nota'))
  const element = screen.getByRole('textbox', { name: 'Texto da nota' })
  const quill = Quill.find(required(element.parentElement))
  if (!(quill instanceof Quill)) throw new Error('Failed to find the editor of the field.')
  const rename = (label: string, onWords = onText) => view.rerender(show(label, onWords))
  const press = (key: string) =>
    !element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return { field: required(ready[0]), ready, element, quill, onText, onEnter, press, rename, ...view }
}

const LINK = '<a href="https://a.br" target="_blank" rel="noopener noreferrer">STF</a>'

test.each<[string, TextOp[], string]>([
  ['nothing', [{ insert: '\n' }], ''],
  ['spaces alone', [{ insert: '  \n \n' }], ''],
  ['words', [{ insert: ' Lei  8.078 \n' }], 'Lei 8.078'],
  ['marks', [{ insert: 'Lei', attributes: { italic: true } }, { insert: ' x\n' }], '<em>Lei</em> x'],
  ['a link', [{ insert: 'STF', attributes: { link: 'https://a.br' } }, { insert: '\n' }], LINK],
  ['two paragraphs', [{ insert: 'art. 1,\ndo CPC\n' }], 'art. 1, do CPC'],
])('the words of a note of %s are one run of HTML', (_, ops, html) => {
  const { quill, field } = open()
  quill.setContents(ops, 'user')
  expect(field.html()).toBe(html)
})

test('of a note that is opened only marks of words are kept', () => {
  const { quill } = open('<h2>Lei</h2><p class="ql-align-center">um <em>só</em></p>')
  expect(quill.getContents().ops).toEqual([
    { insert: 'Lei\num ' },
    { insert: 'só', attributes: { italic: true } },
    { insert: '\n' },
  ])
})

test('the field says what it is, has the focus, and the caret behind its words', () => {
  const { element, quill, rename } = open('Lei', 'dica')
  expect(element).toHaveAttribute('aria-multiline', 'true')
  expect(element).toHaveAttribute('aria-describedby', 'dica')
  expect(element).toHaveFocus()
  expect(quill.getSelection()).toEqual({ index: 3, length: 0 })
  rename('Nota 2')
  expect(screen.getByRole('textbox', { name: 'Nota 2' })).toBe(element)
})

test('undo stops at the words it was opened with', () => {
  const { quill, field } = open('Lei')
  quill.insertText(3, ' nova', 'user')
  quill.history.undo()
  quill.history.undo()
  expect(field.html()).toBe('Lei')
})

test.each([
  ['', 'art. 1'],
  ['Lei', 'Lei art. 1'],
])('words put behind %j are %j, the caret behind them', (before, after) => {
  const { quill, field, onText } = open(before)
  field.append('art. 1')
  expect(field.html()).toBe(after)
  expect(quill.getSelection()).toEqual({ index: after.length, length: 0 })
  expect(onText).toHaveBeenLastCalledWith(after)
  quill.history.undo()
  expect(field.html()).toBe(before)
})

test('marks are set and taken away where the selection is, and the field has the focus', () => {
  const { quill, field, element } = open('Lei nova')
  quill.setSelection(4, 4)
  element.blur()
  field.toggle('italic')
  expect(element).toHaveFocus()
  expect(quill.getFormat(4, 4)).toEqual({ italic: true })
  field.toggle('bold')
  expect(quill.getFormat(4, 4)).toEqual({ bold: true, italic: true })
  field.toggle('italic')
  expect(quill.getFormat(4, 4)).toEqual({ bold: true })
  expect(field.html()).toBe('Lei <strong>nova</strong>')
  quill.history.undo()
  expect(field.html()).toBe('Lei nova')
})

test('Enter ends the note and begins no line; Tab leaves it', () => {
  const { press, onEnter, quill } = open('Lei')
  expect(press('Enter')).toBe(true)
  expect(onEnter).toHaveBeenCalledOnce()
  expect(press('Tab')).toBe(false)
  expect(quill.getText()).toBe('Lei\n')
})
