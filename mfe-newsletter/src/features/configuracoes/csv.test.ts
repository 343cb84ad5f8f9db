import { expect, test } from 'vitest'
import { csvRows, decodeText, readCsv, unguarded, writeCsv } from './csv'

test.each([
  ["'=1", '=1'],
  ["'+1", '+1'],
  ["'-1", '-1'],
  ["'@a", '@a'],
  ["'\t=1", '\t=1'],
  [" '=1 ", '=1'],
  ["'tudo'", "'tudo'"],
  ["a'=1", "a'=1"],
  ["''=1", "''=1"],
  ['  a b  ', 'a b'],
])('the field %j says %j', (written, field) => expect(unguarded(written)).toBe(field))

test('blank rows are none, wherever they are, and the mark of UTF-8 is no letter', () => {
  expect(csvRows('\uFEFFa;b\n\n ; \n1;2\n\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(csvRows('a;\uFEFFb')).toEqual([['a', '\uFEFFb']])
})

test('records are named by the first row, without the blanks around its names', () => {
  expect(readCsv(' a ;b\n 1 ;2;3')).toEqual([{ a: ' 1 ', b: '2' }])
  expect(readCsv('')).toEqual([])
})

test('a file begins with the mark by which Excel knows its letters, and ends with a line', () => {
  expect(
    writeCsv([
      ['a', 'b;c'],
      ['-1', 'd"e'],
    ]),
  ).toBe('\uFEFFa;"b;c"\r\n"\'-1";"d""e"\r\n')
})

test('two bytes of Windows that look like the beginning of UTF-16 are none by themselves', () => {
  expect(decodeText(Uint8Array.from([0xff, 0x41]))).toBe('ÿA')
  expect(decodeText(Uint8Array.from([0x41, 0xfe]))).toBe('Aþ')
  expect(decodeText(new Uint8Array())).toBe('')
})
