import Quill from 'quill'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quickenTyping } from './fast-typing'
import { paintFirst } from './paint-first'
import { createTextPort } from './text-port'

let quill: Quill
let end: () => void
const heard = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  quill = new Quill(place)
  quickenTyping(quill)
  quill.setText('O prazo\nA ciência')
  quill.history.clear()
  end = paintFirst(quill)
  heard.mockReset()
  quill.on('text-change', heard)
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

/** As the browser does it; the observer notifies Quill in a microtask. */
async function type(letter: string, line = 0) {
  const run = quill.root.querySelectorAll('p')[line]?.firstChild
  if (!(run instanceof Text)) throw new Error('Failed to type: there is no text.')
  run.data += letter
  await Promise.resolve()
}

const text = () => quill.editor.delta.ops.map(({ insert }) => insert).join('')

test('reads a letter once it is painted', async () => {
  await type('s')
  expect(text()).toBe('O prazo\nA ciência\n')
  vi.advanceTimersByTime(50)
  expect(text()).toBe('O prazos\nA ciência\n')
  expect(heard).toHaveBeenCalledOnce()
})

test('reads letters that come faster than frames once each, in one line or in two', async () => {
  await type('s')
  await type(' d')
  await type('!', 1)
  await type('!', 1)
  vi.advanceTimersByTime(50)
  expect(text()).toBe('O prazos d\nA ciência!!\n')
  expect(quill.editor.getDelta().ops).toEqual(quill.editor.delta.ops)
})

test.each<[string, () => unknown]>([
  ['the text is copied', () => createTextPort(quill).ops()],
  ['the text is saved', () => createTextPort(quill).html()],
  ['the selection is asked for', () => quill.getSelection()],
  ['the next key is pressed', () => quill.root.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
  ['something is pasted', () => quill.root.dispatchEvent(new Event('paste', { bubbles: true }))],
  ['a button is pressed', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the editor goes away', () => end()],
])('reads the letter at once when %s', async (_, ask) => {
  await type('s')
  ask()
  expect(text()).toBe('O prazos\nA ciência\n')
  vi.advanceTimersByTime(50)
  expect(heard).toHaveBeenCalledOnce()
})

test('undoes the letter that was not read yet', async () => {
  await type('s')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  quill.history.undo()
  expect(quill.getText()).toBe('O prazo\nA ciência\n')
})

test('takes back a whole text that was put in the place of another', async () => {
  const port = createTextPort(quill)
  const before = port.ops()
  await type('s')
  const line = (words: string, attributes?: Record<string, unknown>) => [
    { insert: words },
    { insert: '\n', attributes },
  ]
  const template = [
    ...line('Capa', { header: 2 }),
    ...line('um', { list: 'bullet' }),
    ...line('voto', { blockquote: true }),
  ]
  port.replace({ ops: template })
  expect(port.ops()).toEqual(template)
  quill.history.undo()
  expect(text()).toBe('O prazos\nA ciência\n')
  quill.history.undo()
  expect(port.ops()).toEqual(before)
  expect(quill.editor.getDelta().ops).toEqual(quill.editor.delta.ops)
})

test('leaves all but letters to Quill, at once', async () => {
  quill.root.querySelector('p')?.append(document.createTextNode('!'))
  await Promise.resolve()
  expect(text()).toBe('O prazo!\nA ciência\n')
})

test.each(['beforeinput', 'compositionstart', 'mousedown', 'click', 'cut', 'copy', 'drop'])(
  'reads the letter at once before %s',
  async (name) => {
    await type('s')
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
    expect(text()).toBe('O prazos\nA ciência\n')
  },
)

test('reads letters of two lines that come at once, at once', async () => {
  await Promise.all([type('s', 0), type('!', 1)])
  expect(text()).toBe('O prazos\nA ciência!\n')
})

test('leaves what is being composed to Quill, until it is', async () => {
  quill.focus()
  quill.root.dispatchEvent(new Event('compositionstart', { bubbles: true }))
  await type('s')
  vi.advanceTimersByTime(50)
  expect(text()).toBe('O prazo\nA ciência\n')
  quill.root.dispatchEvent(new Event('compositionend', { bubbles: true }))
  await Promise.resolve()
  vi.advanceTimersByTime(50)
  expect(text()).toBe('O prazos\nA ciência\n')
})

test('once it has ended, what is done on the page is not waited for', async () => {
  end()
  await type('s')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(text()).toBe('O prazo\nA ciência\n')
})

test('reads once what was read already when its frame is painted', async () => {
  await type('s')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await type('!')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(50)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(text()).toBe('O prazos!\nA ciência\n')
})
