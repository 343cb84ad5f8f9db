import { expect, test } from 'vitest'
import { toStoredHtml } from './stored-html'

const stored = (html: string) => toStoredHtml(html, (text) => new DOMParser().parseFromString(text, 'text/html'))

const line = (name: string, words: string, align = '') =>
  `<p class="ql-cell-line${align}" data-cell="${name}">${words}</p>`
const cell = (...lines: string[]) => `<td>${lines.join('')}</td>`
const table = (...rows: string[]) =>
  `<table class="ql-table"><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
const caption = (words: string) => `<p class="ql-caption">${words}</p>`
const IMAGE = '<p><img src="https://a.br/a.png"></p>'
const PICTURE = '<img src="https://a.br/a.png">'

test.each([
  ['a text that needs no other form', '<p>a</p><P>b', '<p>a</p><P>b'],
  ['names that only begin like the editor’s', '<p class="ql-captions">a</P>', '<p class="ql-captions">a</P>'],
  [
    'cells of one line',
    table(cell(line('r1:a', '<b>A</b> x')) + cell(line('r1:b', 'B'))),
    '<table class="ql-table"><tbody><tr><td><b>A</b> x</td><td>B</td></tr></tbody></table>',
  ],
  [
    'a cell that is all bold',
    table(cell(line('r1:h', '<b>A</b>'))),
    '<table class="ql-table"><tbody><tr><td><b>A</b></td></tr></tbody></table>',
  ],
  [
    'the paragraphs of a cell',
    table(cell(line('r1:a', 'A'), line('r1:a', 'B'))),
    `<table class="ql-table"><tbody><tr><td>${line('r1:a', 'A')}${line('r1:a', 'B')}</td></tr></tbody></table>`,
  ],
  [
    'an empty cell',
    table(cell(line('r1:a', '<br>')) + cell(line('r1:b', 'a<br>')) + cell()),
    '<table class="ql-table"><tbody><tr><td></td><td>a<br></td><td></td></tr></tbody></table>',
  ],
  [
    'how a cell is aligned',
    table(cell(line('r1:a', 'A', ' ql-align-right')) + cell(line('r1:b', 'B'))),
    '<table class="ql-table"><tbody><tr><td class="ql-align-right">A</td><td>B</td></tr></tbody></table>',
  ],
  [
    'a head',
    table(
      cell(line('h1:a', 'A', ' ql-align-center')) + cell(line('h1:b', 'B')),
      cell(line('r2:a', '1')) + cell(line('r2:b', '2')),
    ),
    '<table class="ql-table"><thead><tr><th class="ql-align-center">A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'a head alone',
    table(cell(line('h1:a', 'A'))),
    '<table class="ql-table"><thead><tr><th>A</th></tr></thead></table>',
  ],
])('of %s the stored form is its elements', (_, html, after) => {
  expect(stored(html)).toBe(after)
})

test.each([
  ['below an image alone in its line', IMAGE + caption('C'), `<figure>${PICTURE}<figcaption>C</figcaption></figure>`],
  [
    'with marks, before text',
    `<p>a</p>${IMAGE}${caption('<em>C</em>')}<p>b</p>`,
    `<p>a</p><figure>${PICTURE}<figcaption><em>C</em></figcaption></figure><p>b</p>`,
  ],
  [
    'below an image with spaces',
    `<p> ${PICTURE} </p>${caption('C')}`,
    `<figure>${PICTURE}<figcaption>C</figcaption></figure>`,
  ],
  ['below an image with words', `<p>${PICTURE}a</p>${caption('C')}`, `<p>${PICTURE}a</p><p class="">C</p>`],
  ['below two images', `<p>${PICTURE}${PICTURE}</p>${caption('C')}`, `<p>${PICTURE}${PICTURE}</p><p class="">C</p>`],
  ['below an image in a link', `<p><a>${PICTURE}</a></p>${caption('C')}`, `<p><a>${PICTURE}</a></p><p class="">C</p>`],
  ['below an image in a heading', `<h2>${PICTURE}</h2>${caption('C')}`, `<h2>${PICTURE}</h2><p class="">C</p>`],
  ['below words', `<p>a</p>${caption('C')}`, '<p>a</p><p class="">C</p>'],
  ['alone', caption('C'), '<p class="">C</p>'],
  [
    'above a table',
    caption('C') + table(cell(line('r1:a', 'A'))),
    '<table class="ql-table"><caption>C</caption><tbody><tr><td>A</td></tr></tbody></table>',
  ],
  [
    'above a table and below an image, that of the image',
    IMAGE + caption('C') + table(cell(line('r1:a', 'A'))),
    `<figure>${PICTURE}<figcaption>C</figcaption></figure><table class="ql-table"><tbody><tr><td>A</td></tr></tbody></table>`,
  ],
])('a caption %s', (_, html, after) => {
  expect(stored(html)).toBe(after)
})

test('of two captions above a table the nearer one is its own', () => {
  const html = stored(caption('C') + caption('D') + table(cell(line('r1:a', 'A'))))
  expect(html.match(/<caption>/g)).toHaveLength(1)
  expect(html).toContain('C')
  expect(html).toContain('<caption>D</caption>')
})

test('a table that has a caption keeps it', () => {
  const own = '<table><caption>D</caption><tbody><tr><td>A</td></tr></tbody></table>'
  expect(stored(caption('C') + own)).toBe(`<p class="">C</p>${own}`)
})

test('notes are numbered in their order, and listed at the end with their marks', () => {
  const note = (words: string) => `<span class="ql-footnote">${words}</span>`
  expect(stored(`<p>a${note('<em>um</em> x')}b${note('dois')}</p><p>c</p>`)).toBe(
    '<p>a<sup><a id="chamada-1" href="#nota-1">1</a></sup>b<sup><a id="chamada-2" href="#nota-2">2</a></sup></p><p>c</p>' +
      '<ol class="footnotes"><li id="nota-1"><em>um</em> x</li><li id="nota-2">dois</li></ol>',
  )
  expect(stored(`${caption('C')}<p>a</p>`)).not.toContain('<ol')
})
