import Quill from 'quill'
import { vi } from 'vitest'
import type { TextOp } from '../../issue-text'
import { keepTextInOrder } from '../keep-order'
import { listen } from '../listeners'
import { FORMATS, MODULES } from '../setup'
import { createTextPort } from '../text-port'
import { createTextTools } from '../text-tools'

export const cell = (name: string, words: string): TextOp[] => [
  { insert: words },
  { insert: '\n', attributes: { table: name } },
]
/** A head of A and B at 6 and 8, a row of 1 and 2 at 10 and 12, and the line below at 14. */
export const TABLE: TextOp[] = [
  { insert: 'Antes\n' },
  ...[...cell('h1:a', 'A'), ...cell('h1:b', 'B'), ...cell('r2:a', '1'), ...cell('r2:b', '2')],
  { insert: 'Depois\n' },
]
export const UNCHANGED = ['Antes', 'h A|B', 'r 1|2', 'Depois']

export const ADDRESS = 'https://a.br/a.png'
export const image = (attributes?: Record<string, unknown>): TextOp => ({
  insert: { image: ADDRESS },
  ...(attributes && { attributes }),
})

/** An editor as the issue has it, for all tests of a file: each begins with a text of its own. */
export function openText() {
  const reports = {
    onChange: vi.fn(),
    onPasted: vi.fn(),
    onLinkKey: vi.fn(),
    onNoteKey: vi.fn(),
    onEmbed: vi.fn(),
    onPlainText: vi.fn(),
    onFiles: vi.fn(),
  }
  const host = document.createElement('div')
  const quill = new Quill(host, { formats: FORMATS, modules: MODULES })
  const port = createTextPort(quill)
  const tools = createTextTools(quill)
  const endOrder = keepTextInOrder(quill, reports.onChange)
  const endListening = listen(quill, () => reports)

  function begin(ops: TextOp[], index = 0, length = 0) {
    document.body.append(host)
    for (const report of Object.values(reports)) report.mockClear()
    quill.setContents(ops, 'silent')
    quill.history.clear()
    quill.setSelection(index, length)
  }

  /** The lines of the text, a row of a table as one: its kind and the words of its cells. */
  function lines(): string[] {
    const rows: string[] = []
    let words = ''
    let row = ''
    let cellName = ''
    for (const { insert, attributes } of port.ops()) {
      if (typeof insert !== 'string') {
        words += '*'
        continue
      }
      for (const piece of insert.split(/(?<=\n)/)) {
        words += piece.replace('\n', '')
        if (!piece.endsWith('\n')) continue
        const name = typeof attributes?.table === 'string' ? attributes.table : ''
        const ownRow = name.split(':')[0] ?? ''
        if (name !== '' && ownRow === row) rows.push(`${rows.pop()}${name === cellName ? '/' : '|'}${words}`)
        else rows.push(name === '' ? words : `${ownRow[0]} ${words}`)
        row = ownRow
        cellName = name
        words = ''
      }
    }
    return rows
  }

  /** Whether the editor takes the key, and leaves nothing of it to the browser. */
  function press(key: string, more: KeyboardEventInit = {}): boolean {
    return !quill.root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  }

  /** As a person does it, one sign after the other. */
  function typeIn(words: string) {
    for (const sign of words) {
      const { index } = quill.getSelection(true)
      quill.insertText(index, sign, 'user')
      // The caret follows, unless what was typed became something else.
      if (quill.getText(index, 1) === sign) quill.setSelection(index + 1, 0, 'silent')
    }
  }

  const paste = (index: number, length: number, content: { html?: string; text?: string }) =>
    quill.clipboard.onPaste({ index, length }, content)

  return { quill, port, tools, reports, host, endOrder, endListening, begin, lines, press, typeIn, paste }
}
