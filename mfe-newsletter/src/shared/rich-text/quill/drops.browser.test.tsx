import type Quill from 'quill'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openText } from './test/open-text'

const { quill, port, tools, reports, begin } = openText()

/** Place of the pointer, in characters from the beginning; null beside the text. */
let pointer: number | null = null
let pointed = quill

beforeEach(() => {
  pointer = 0
  Object.defineProperty(document, 'caretRangeFromPoint', {
    configurable: true,
    value: (x: number, y: number) => (x === 3 && y === 4 ? rangeAt(pointed) : null),
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'caretRangeFromPoint')
})

function rangeAt(editor: Quill): Range | null {
  if (pointer === null) return null
  const [leaf, offset] = editor.getLeaf(pointer)
  if (!leaf) throw new Error('Failed to point: there is no such place.')
  const range = document.createRange()
  range.setStart(leaf.domNode, offset)
  return range
}

function drop(content: Record<string, string> | null, files: File[] = []) {
  pointed = quill
  const dataTransfer = content && { files, getData: (type: string) => content[type] ?? '' }
  const event = new Event('drop', { bubbles: true, cancelable: true })
  quill.root.dispatchEvent(Object.assign(event, { dataTransfer, clientX: 3, clientY: 4 }))
}
const drag = (name: 'dragstart' | 'dragend') => quill.root.dispatchEvent(new Event(name, { bubbles: true }))

test('what is dragged into the text is cleaned, put where the pointer is, and reported', () => {
  begin([{ insert: 'O prazo\n' }], 7)
  pointer = 2
  quill.blur()
  drop({ 'text/html': '<b style="color:red">novo </b>', 'text/plain': 'novo ' })
  expect(port.ops()).toEqual([{ insert: 'O ' }, { insert: 'novo ', attributes: { bold: true } }, { insert: 'prazo\n' }])
  expect(reports.onPasted).toHaveBeenLastCalledWith(['1 cor de texto'])
  expect(quill.hasFocus()).toBe(true)
})

test('plain words dragged into the text may be Markdown', () => {
  begin([{ insert: 'O prazo\n' }])
  pointer = 7
  drop({ 'text/plain': ' **fatal**' })
  expect(quill.getText()).toBe('O prazo **fatal**\n')
  expect(reports.onPlainText).toHaveBeenLastCalledWith({ index: 7, length: 10 }, ' **fatal**')
})

test.each<[string, () => void]>([
  ['nothing', () => drop(null)],
  ['no words', () => drop({ 'text/html': '', 'text/plain': '' })],
  [
    'words beside the text',
    () => {
      pointer = null
      drop({ 'text/plain': 'x' })
    },
  ],
  ['words that come with a file', () => drop({ 'text/html': 'x' }, [new File(['x'], 'a.txt')])],
])('a drop of %s leaves the text as it is', (_, act) => {
  begin([{ insert: 'O prazo\n' }])
  act()
  expect(port.ops()).toEqual([{ insert: 'O prazo\n' }])
  expect(reports.onPasted).not.toHaveBeenCalled()
})

/** `prazo` in bold at 2, up to 7. */
const TEXT = [{ insert: 'O ' }, { insert: 'prazo', attributes: { bold: true } }, { insert: ' é de lei\n' }]

test.each([
  ['forwards', 10, 'O  é prazode lei\n', 5],
  ['to the end', 16, 'O  é de leiprazo\n', 11],
  ['backwards', 1, 'Oprazo  é de lei\n', 1],
  ['to the beginning', 0, 'prazoO  é de lei\n', 0],
])('selected words are moved %s with their marks, selected, and undone as one', (_, to, after, caret) => {
  begin(TEXT)
  quill.insertText(7, 's', 'user')
  quill.deleteText(7, 1, 'user')
  quill.setSelection(2, 5)
  drag('dragstart')
  pointer = to
  drop({ 'text/html': '<b>prazo</b>', 'text/plain': 'prazo' })
  expect(quill.getText()).toBe(after)
  expect(port.caret()).toEqual({ index: caret, length: 5 })
  expect(quill.getFormat(caret, 5)).toEqual({ bold: true })
  expect(reports.onPasted).not.toHaveBeenCalled()
  tools.undo()
  expect(port.ops()).toEqual(TEXT)
})

test('the undo of a move leaves what was typed right before it', () => {
  begin(TEXT)
  quill.insertText(0, 'Sim. ', 'user')
  quill.setSelection(7, 5)
  drag('dragstart')
  pointer = 0
  drop({ 'text/plain': 'prazo' })
  expect(quill.getText()).toBe('prazoSim. O  é de lei\n')
  tools.undo()
  expect(quill.getText()).toBe('Sim. O prazo é de lei\n')
})
