import { expect, test } from 'vitest'
import { isTextOp, plainText, sameText, withWords } from './issue-text'

test('two texts are the same when every piece and mark is, in whatever order marks were set', () => {
  const bold = [{ insert: 'a', attributes: { bold: true, italic: true } }, { insert: '\n' }]
  expect(sameText(bold, [{ insert: 'a', attributes: { italic: true, bold: true } }, { insert: '\n' }])).toBe(true)
  expect(sameText(bold, [{ insert: 'a', attributes: { bold: true } }, { insert: '\n' }])).toBe(false)
  expect(sameText([{ insert: { image: 'a' } }], [{ insert: { image: 'b' } }])).toBe(false)
  expect(sameText([{ insert: 'a' }], [])).toBe(false)
})

test('takes only pieces of text out of storage', () => {
  expect(isTextOp({ insert: 'a' })).toBe(true)
  expect(isTextOp({ insert: { image: 'a' }, attributes: { alt: 'b' } })).toBe(true)
  expect([null, 'a', {}, { insert: 3 }, { insert: 'a', attributes: 'b' }].some(isTextOp)).toBe(false)
})

test('other words take the place of some of a text, whose marks, images and other words stay', () => {
  const ops = [
    { insert: 'Li o voto. ' },
    { insert: 'Causa ganha!', attributes: { bold: true } },
    { insert: { image: 'a.png' } },
    { insert: ' Até.\n' },
  ]
  expect(withWords(ops, 'Li o voto. Depende das provas. Até.\n')).toEqual([
    { insert: 'Li o voto. ' },
    { insert: 'Depende das provas.', attributes: { bold: true } },
    { insert: { image: 'a.png' } },
    { insert: ' Até.\n' },
  ])
  expect(withWords(ops, 'Li o voto. Até.\n')).toEqual([
    { insert: 'Li o voto. ' },
    { insert: { image: 'a.png' } },
    { insert: 'Até.\n' },
  ])
  expect(plainText(withWords(ops, 'Outro texto\n'))).toBe('Outro texto\n')
})
