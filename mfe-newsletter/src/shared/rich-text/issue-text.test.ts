import { expect, test } from 'vitest'
import { isTextEmpty, isTextOp, plainText, withWords } from './issue-text'

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

const bold = { bold: true }

test.each([
  ['the same words', 'um dois\n', [{ insert: 'um ' }, { insert: 'dois', attributes: bold }, { insert: '\n' }]],
  [
    'a letter at the beginning',
    'Xum dois\n',
    [{ insert: 'Xum ' }, { insert: 'dois', attributes: bold }, { insert: '\n' }],
  ],
  ['a letter at the end', 'um dois\nX', [{ insert: 'um ' }, { insert: 'dois', attributes: bold }, { insert: '\n' }]],
  [
    'a letter within a piece',
    'um doXis\n',
    [{ insert: 'um ' }, { insert: 'doXis', attributes: bold }, { insert: '\n' }],
  ],
  [
    'a letter between two pieces',
    'um Xdois\n',
    [{ insert: 'um ' }, { insert: 'Xdois', attributes: bold }, { insert: '\n' }],
  ],
  ['a letter less', 'um dos\n', [{ insert: 'um ' }, { insert: 'dos', attributes: bold }, { insert: '\n' }]],
  ['a piece less', 'um \n', [{ insert: 'um ' }, { insert: '\n' }]],
  ['a repeated letter', 'um ddois\n', [{ insert: 'um ' }, { insert: 'ddois', attributes: bold }, { insert: '\n' }]],
  ['words over two pieces', 'uXis\n', [{ insert: 'uX' }, { insert: 'is', attributes: bold }, { insert: '\n' }]],
  ['no words', '', []],
])('a text with %s keeps its marks', (_, words, after) => {
  const ops = [{ insert: 'um ' }, { insert: 'dois', attributes: bold }, { insert: '\n' }]
  expect(withWords(ops, words)).toEqual(after)
})

test('the words of a text leave its images out', () => {
  expect(plainText([{ insert: 'a' }, { insert: { image: 'x' } }, { insert: 'b\n' }])).toBe('ab\n')
  expect(plainText([])).toBe('')
})

test.each([
  [[], true],
  [[{ insert: ' \n' }, { insert: '\u00a0\n' }], true],
  [[{ insert: 'a\n' }], false],
  [[{ insert: ' ' }, { insert: 'a' }], false],
  [[{ insert: { image: 'a' } }, { insert: '\n' }], false],
])('of %j that it is empty is %s', (ops, isEmpty) => expect(isTextEmpty(ops)).toBe(isEmpty))

test.each([
  [{ insert: null }, false],
  [{ insert: 'a', attributes: null }, false],
  [{ insert: 'a', attributes: {} }, true],
  [{ insert: {} }, true],
  [undefined, false],
  [3, false],
])('%j is a piece of text: %s', (value, isOne) => expect(isTextOp(value)).toBe(isOne))
