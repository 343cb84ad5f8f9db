import { expect, test } from 'vitest'
import { readCsv, readTable, removeTextGuard, writeCsv } from './csv'
import { decodeText } from './decode-text'

const cellsIn = (text: string) => readCsv(text).map(({ cells }) => cells)

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
])('the field %j says %j', (written, field) => expect(removeTextGuard(written)).toBe(field))

test('blank rows are none, wherever they are, and the mark of UTF-8 is no letter', () => {
  expect(cellsIn('\uFEFFa;b\n\n ; \n1;2\n\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(cellsIn('a;\uFEFFb')).toEqual([['a', '\uFEFFb']])
})

test('records are named by the first row, without the blanks around its names', () => {
  expect(readTable(' a ;b\n 1 ;2;3')).toEqual({ records: [{ a: ' 1 ', b: '2' }], isWhole: [false] })
  expect(readTable('')).toEqual({ records: [], isWhole: [] })
})

test('a file begins with the mark by which Excel knows its letters, and ends with a line', () => {
  expect(
    writeCsv([
      ['a', 'b;c'],
      ['-1', 'd"e'],
    ]),
  ).toBe('\uFEFFa;"b;c"\r\n"\'-1";"d""e"\r\n')
})

test('a quote that is never closed keeps its line, and swallows none below it', () => {
  const rows = Array.from({ length: 30 }, (_, index) => `Pessoa ${index};p${index}@x.com.br`)
  rows[4] = '"Zé" da Silva;ze@x.com.br'
  rows[9] = '"Ana;ana@x.com.br'
  const read = readCsv(['Nome;E-mail', ...rows].join('\r\n'))
  expect(read).toHaveLength(31)
  expect(read[5]).toEqual({ line: 6, cells: ['"Zé" da Silva', 'ze@x.com.br'] })
  expect(read[10]?.cells).toEqual(['"Ana', 'ana@x.com.br'])
  expect(read[30]).toEqual({ line: 31, cells: ['Pessoa 29', 'p29@x.com.br'] })
})

test('a list with such a quote on each line is read at once', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `"Zé" da Silva;ze${index}@x.com.br`)
  expect(cellsIn(rows.join('\n')).at(-1)).toEqual(['"Zé" da Silva', 'ze19999@x.com.br'])
})

test.each([
  ['a;"b""c";d', ['a', 'b"c', 'd']],
  ['a;b""c; "d"', ['a', 'b""c', ' "d"']],
  ['"a" ;"";', ['a', '', '']],
  ['"a;b', ['"a', 'b']],
])('the cells of %s are %j', (row, cells) => expect(cellsIn(`a;b;c\n${row}`)[1]).toEqual(cells))

test('a line break within quotes is no new line, and the line of each row is that of the file', () => {
  expect(readCsv('sep=;\na;b\n\n"x\ny";1\nz;2')).toEqual([
    { line: 2, cells: ['a', 'b'] },
    { line: 4, cells: ['x\ny', '1'] },
    { line: 6, cells: ['z', '2'] },
  ])
})

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x63, 0xc3, 0xa7]],
  ['UTF-16 without a mark', [0x63, 0, 0xe7, 0]],
  ['UTF-16 of the other order', [0xfe, 0xff, 0, 0x63, 0, 0xe7]],
  ['Windows in Brazil', [0x63, 0xe7]],
])('accents are read in %s', (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBe('cç'))

test('a page is read in the charset that it declares', () => {
  const page = (charset: string, byte: number) =>
    decodeText(Uint8Array.from([...new TextEncoder().encode(`<meta charset="${charset}">`), byte]))
  expect(page('macintosh', 0x8d).endsWith('ç')).toBe(true)
  expect(page('utf-8', 0xe7).endsWith('ç')).toBe(true)
  expect(page('unknown', 0xe7).endsWith('ç')).toBe(true)
})
