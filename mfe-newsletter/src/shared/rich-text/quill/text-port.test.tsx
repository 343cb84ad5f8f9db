import Quill from 'quill'
import { expect, test } from 'vitest'
import { levelText } from './text-port'

test('the levels of a text in the editor are no change of the text', () => {
  const quill = new Quill(document.createElement('div'))
  quill.setContents([{ insert: 'Prazos' }, { insert: '\n', attributes: { header: 3 } }])
  const changes: unknown[] = []
  quill.on('text-change', (delta: unknown) => void changes.push(delta))
  levelText(quill)
  quill.update()
  expect(quill.root.querySelector('h3')?.getAttribute('aria-level')).toBe('2')
  expect(changes).toEqual([])
})
