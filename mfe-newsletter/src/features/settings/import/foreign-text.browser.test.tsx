import { expect, test } from 'vitest'
import { adoptForeignText } from './foreign-text'

const adopt = adoptForeignText
const mark = (number: number) => `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
const listOf = (...notes: string[]) =>
  `<ol class="footnotes">${notes.map((note, index) => `<li id="nota-${index + 1}">${note}</li>`).join('')}</ol>`
const sign = (name: string, words = '1') => `<sup><a href="#${name}">${words}</a></sup>`

test('notes come into one list in the order of their marks, without their numbers and ways back', () => {
  const html = [
    `<p>Um${sign('fn2')} e dois${sign('fn1', '[2]')}.</p>`,
    '<hr><section><ol>',
    '<li id="fn1"><p>Primeira <a href="#fnref1">volta</a></p><p>em duas.</p></li>',
    '<li id="fn2">Segunda<br>linha</li>',
    '</ol></section><p>Fim</p>',
  ]
  expect(adopt(html.join(''))).toEqual({
    html: `<p>Um${mark(1)} e dois${mark(2)}.</p><p>Fim</p>${listOf('Segunda linha', 'Primeira em duas.')}`,
    losses: [],
  })
})

test('a mark that is not raised becomes one that is', () => {
  expect(adopt('<p>A lei<a href="#footnote-1">1</a></p><p id="footnote-1">CDC</p>').html).toBe(
    `<p>A lei${mark(1)}</p>${listOf('CDC')}`,
  )
})

test('a link to a part of the text is no note, and the way back is none either', () => {
  const html = `<p><a href="#secao">ver</a> <a href="#fnref1">x</a>${sign('fn1')}</p><p id="fn1">N</p>`
  expect(adopt(html).html).toBe(`<p>ver x${mark(1)}</p>${listOf('N')}`)
})

test.each([
  [1, '1 nota de rodapé sem texto no arquivo'],
  [2, '2 notas de rodapé sem texto no arquivo'],
])('%i notes without words stay numbers above the line', (count, loss) => {
  const marks = Array.from({ length: count }, (_, index) => sign(`fn${index + 1}`, `${index + 1}`))
  const raised = Array.from({ length: count }, (_, index) => `<sup>${index + 1}</sup>`)
  expect(adopt(`<p>A${marks.join('')}</p>`)).toEqual({ html: `<p>A${raised.join('')}</p>`, losses: [loss] })
})

test('two marks of one note have its words twice, and the note is gone once', () => {
  expect(adopt(`<p>A${sign('fn1')} B${sign('fn1')}</p><ol><li id="fn1">N</li></ol>`)).toEqual({
    html: `<p>A${mark(1)} B${mark(2)}</p>${listOf('N', 'N')}`,
    losses: [],
  })
})

test.each([
  ['an image', '<img src="https://a.example/a.png">'],
  ['other words', 'Mais'],
])('a frame that holds %s beside its notes stays', (_, rest) => {
  expect(adopt(`<p>A${sign('fn1')}</p><hr><div><p id="fn1">N</p>${rest}</div>`).html).toBe(
    `<p>A${mark(1)}</p><hr><p>${rest}</p>${listOf('N')}`,
  )
})

test.each([
  [
    'a cell over two columns',
    '<table><tbody><tr><td colspan="2">A</td></tr><tr><td>B</td><td>C</td></tr></tbody></table>',
    '<table><tbody><tr><td>A</td><td></td></tr><tr><td>B</td><td>C</td></tr></tbody></table>',
    '1 célula mesclada (vem separada)',
  ],
  [
    'cells over two rows and columns',
    '<table><tbody><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr><tr><td colspan=2>D</td></tr></tbody></table>',
    '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td></td><td>C</td></tr><tr><td>D</td><td></td></tr></tbody></table>',
    '2 células mescladas (vêm separadas)',
  ],
  [
    'a cell of the head',
    '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
    '<table><thead><tr><th>A</th><th></th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
    '1 célula mesclada (vem separada)',
  ],
])('merged cells come apart: %s', (_, html, apart, loss) => {
  expect(adopt(html)).toEqual({ html: apart, losses: [loss] })
})
