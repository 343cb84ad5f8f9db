import { expect, test } from 'vitest'
import { readPaste } from './pasted-html'

const read = (html: string) => readPaste(html, (address) => address.startsWith('https:'))

const mark = (number: number) => `<a href="#_ftn${number}" name="_ftnref${number}">${number}</a>`
const note = (number: number, words: string) =>
  `<p><a href="#_ftnref${number}" name="_ftn${number}">${number}</a>${words}</p>`
const sign = (words: string) => `<span class="ql-footnote">${words}</span>`
const MISSING = '1 nota de rodapé que não veio na cópia (ficou só o número)'

test.each([
  [
    'two notes of one list',
    `<p>a${mark(1)}b${mark(2)}</p><div>${note(1, 'um')}${note(2, 'dois')}</div>`,
    `<p>a${sign('um')}b${sign('dois')}</p>`,
  ],
  ['a raised mark', `<p>a<sup>${mark(1)}</sup></p>${note(1, 'um')}`, `<p>a${sign('um')}</p>`],
  [
    'a mark raised with more',
    `<p>a<sup>n. ${mark(1)}</sup></p>${note(1, 'um')}`,
    `<p>a<sup>n. ${sign('um')}</sup></p>`,
  ],
  ['spaces around its words', `<p>a${mark(1)}</p>${note(1, '&nbsp; um  dois &nbsp;')}`, `<p>a${sign('um dois')}</p>`],
  ['a rule above it', `<p>a${mark(1)}</p><hr>${note(1, 'um')}`, `<p>a${sign('um')}</p>`],
  [
    'a rule above its list',
    `<p>a${mark(1)}</p><hr><div>${note(1, 'um')}</div><p>b</p>`,
    `<p>a${sign('um')}</p><p>b</p>`,
  ],
  ['a rule elsewhere', `<hr><p>a${mark(1)}</p>${note(1, 'um')}`, `<hr><p>a${sign('um')}</p>`],
  [
    'other words beside it',
    `<p>a${mark(1)}</p><div>${note(1, 'um')}<p>b</p></div>`,
    `<p>a${sign('um')}</p><div><p>b</p></div>`,
  ],
  [
    'an image beside it',
    `<p>a${mark(1)}</p><div>${note(1, 'um')}<img src="https://a.br/a.png"></div>`,
    `<p>a${sign('um')}</p><div><img src="https://a.br/a.png"></div>`,
  ],
  [
    'a section with a heading',
    `<p>a${mark(1)}</p><section><h2>Notas</h2><div>${note(1, 'um')}</div></section>`,
    `<p>a${sign('um')}</p><section><h2>Notas</h2></section>`,
  ],
  ['a name as an id', '<p>a<a href="#ftnt1" id="ftnt_ref1">1</a></p><p id="ftnt1">um</p>', `<p>a${sign('um')}</p>`],
  [
    'an endnote of Word',
    '<p>a<a href="#_edn1" name="_ednref1">i</a></p><p><a href="#_ednref1" name="_edn1">i</a>um</p>',
    `<p>a${sign('um')}</p>`,
  ],
])('a note with %s moves into its mark', (_, html, after) => {
  expect(read(html)).toEqual({ html: after, losses: [] })
})

test.each([
  [
    'has its mark within itself',
    `<p id="ftn1">a<a href="#ftn1" name="_ftnref1">1</a></p>`,
    /^<p[^>]*>a<sup>1<\/sup><\/p>$/,
  ],
  [
    'was not copied, its mark raised within',
    '<p>a<a href="#_ftn1" name="_ftnref1"><sup>1</sup></a></p>',
    /^<p>a<sup>1<\/sup><\/p>$/,
  ],
  ['has no name', '<p>a<a href="#" name="_ftnref1">1</a></p>', /^<p>a<sup>1<\/sup><\/p>$/],
])('a note that %s is reported, and its number stays', (_, html, after) => {
  const pasted = read(html)
  expect(pasted.html).toMatch(after)
  expect(pasted.losses).toEqual([MISSING])
})
