import Quill from 'quill'
import { beforeEach, expect, test, vi } from 'vitest'
import { quickenTyping } from './fast-typing'

const PARAGRAPH = 'A cláusula de não concorrência'

let quill: Quill
/** The letters that Quill looked for itself. */
let readings: () => number

beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  quill = new Quill(place)
  const whole = vi.spyOn(quill.editor, 'update')
  quickenTyping(quill)
  quill.setContents([
    { insert: 'Título' },
    { insert: '\n', attributes: { header: 2 } },
    { insert: PARAGRAPH },
    { insert: ' válida', attributes: { bold: true } },
    { insert: '\n' },
  ])
  quill.history.clear()
  const ofLetters = (mutations: MutationRecord[] = []) => mutations.some(({ type }) => type === 'characterData')
  readings = () => whole.mock.calls.filter(([, mutations]) => ofLetters(mutations)).length
})

/** As the browser does it: the letter is in the document before Quill is notified. */
function type(selector: string, after: string) {
  const run = quill.root.querySelector(selector)?.firstChild
  if (!(run instanceof Text)) throw new Error('Failed to type: there is no text.')
  run.data = after
  quill.update()
}

test.each([
  ['a letter with an accent', 'p', `${PARAGRAPH} é`],
  ['a letter in the middle', 'p', `A cláusulas${PARAGRAPH.slice('A cláusula'.length)}`],
  ['a letter taken away', 'p', PARAGRAPH.slice(0, -1)],
  ['a letter in bold', 'strong', ' válidas'],
  ['a sign of print', 'p', `${PARAGRAPH} — “§ 1º”…`],
])('knows %s without reading the whole issue', (_, selector, after) => {
  type(selector, after)
  expect(readings()).toBe(0)
  expect(quill.getContents().ops).toEqual(quill.editor.getDelta().ops)
  expect(quill.root.textContent).toContain(after)
})

test.each([
  ['a letter of two units', '👩‍⚖️'],
  ['an accent that joins the letter before it', 'e\u0301'],
])('leaves %s to Quill', (_, letter) => {
  type('p', PARAGRAPH + letter)
  expect(readings()).toBe(1)
  expect(quill.getContents().ops).toEqual(quill.editor.getDelta().ops)
})

test('tells listeners the edit itself, and undoes it', () => {
  const heard = vi.fn()
  quill.on('text-change', heard)
  type('p', `${PARAGRAPH} é`)
  expect(heard.mock.calls[0]?.[0].ops).toEqual([{ retain: 'Título\n'.length + PARAGRAPH.length }, { insert: ' é' }])
  quill.history.undo()
  expect(quill.getText()).toBe(`Título\n${PARAGRAPH} válida\n`)
})

test('among equal letters the caret tells which one was typed', () => {
  quill.setContents([{ insert: 'Título\naaaa\n' }])
  const heard = vi.fn()
  quill.on('text-change', heard)
  quill.setSelection(8, 0)
  const run = quill.root.querySelectorAll('p')[1]?.firstChild
  if (!(run instanceof Text)) throw new Error('Failed to type: there is no text.')
  run.data = 'aaaaa'
  document.getSelection()?.setBaseAndExtent(run, 2, run, 2)
  quill.update()
  expect(heard.mock.calls[0]?.[0].ops).toEqual([{ retain: 8 }, { insert: 'a' }])
})

test('leaves letters of two runs, and a letter of two units that goes, to Quill', () => {
  for (const selector of ['p', 'strong']) {
    const run = quill.root.querySelector(selector)?.firstChild
    if (!(run instanceof Text)) throw new Error('Failed to type: there is no text.')
    run.data += '!'
  }
  quill.update()
  expect(readings()).toBe(1)
  expect(quill.getContents().ops).toEqual(quill.editor.getDelta().ops)
  quill.setContents([{ insert: `${PARAGRAPH}👩‍⚖️\n` }])
  const count = readings()
  type('p', PARAGRAPH)
  expect(readings()).toBe(count + 1)
  expect(quill.getText()).toBe(`${PARAGRAPH}\n`)
})

test('leaves what Quill itself changes to it', () => {
  quill.insertText(0, 'x', 'user')
  quill.formatText(0, 1, 'bold', true, 'user')
  expect(quill.getContents().ops).toEqual(quill.editor.getDelta().ops)
})
