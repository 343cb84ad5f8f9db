import { Quill } from 'react-quill'
import { expect, test } from 'vitest'
import { fillMail } from '../../features/edit/preview/mail'
import { levelText } from '../rich-text/quill-setup'
import { outlineLevels } from './heading-levels'

test.each([
  [[3], 1, [2]],
  [[1, 2], 1, [2, 3]],
  [[3, 3, 2, 3], 1, [2, 2, 2, 3]],
  [[1, 3, 3, 2], 2, [3, 4, 4, 4]],
  [[], 1, []],
])('headings of the ranks %j below level %i have the levels %j', (ranks, below, levels) => {
  expect(outlineLevels(ranks, below)).toEqual(levels)
})

test('the mail of the preview has one title, and its text begins one level below it', () => {
  const page = document.implementation.createHTMLDocument()
  const mail = { newsletter: 'Jornada', author: 'Ana', subject: 'Prazos', preheader: '', html: '' }
  fillMail(page, mail, '<h1>Um título</h1><h3>Uma subseção</h3>')
  const levels = [...page.querySelectorAll('main :is(h1, h3)')].map((heading) => heading.getAttribute('aria-level'))
  expect(levels).toEqual(['2', '3'])
})

test('the levels of a text in the editor are no change of the text', () => {
  const quill = new Quill(document.createElement('div'))
  quill.setContents([{ insert: 'Prazos' }, { insert: '\n', attributes: { header: 3 } }] as never)
  const changes: unknown[] = []
  quill.on('text-change', (delta: unknown) => void changes.push(delta))
  levelText(quill)
  quill.update()
  expect(quill.root.querySelector('h3')?.getAttribute('aria-level')).toBe('2')
  expect(changes).toEqual([])
})
