import { expect, test } from 'vitest'
import { isTextOp, sameText } from './issue-text'

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
