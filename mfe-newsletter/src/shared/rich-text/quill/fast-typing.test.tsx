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
