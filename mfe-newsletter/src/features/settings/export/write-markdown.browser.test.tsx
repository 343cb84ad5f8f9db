import { expect, test } from 'vitest'
import { writeMarkdown } from './write-markdown'

const NOTE_MARK = '<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
const noted = (note: string) => `<ol class="footnotes"><li id="nota-1">${note}</li></ol>`

test.each([
  ['marks', '<p>A <strong>b</strong> <em>c</em> <del>d</del></p>', 'A **b** *c* ~~d~~'],
  ['marks in marks', '<p><strong>A <em>b</em></strong></p>', '**A *b***'],
  ['two paragraphs', '<p>A</p><p>B</p>', 'A\n\nB'],
  ['headings', '<h2>Dois</h2><h3>Três</h3><p>A</p>', '## Dois\n\n### Três\n\nA'],
  ['headings of every level', '<h1>Um</h1><h4>Quatro</h4>', '# Um\n\n#### Quatro'],
  ['a link', '<p><a href="https://a.example/b">A [b]</a></p>', '[A \\[b\\]](https://a.example/b)'],
  [
    'an image that only looks nice',
    '<p><img src="https://a.example/a.png" alt=""></p>',
    '![](https://a.example/a.png)',
  ],
  ['a rule', '<p>A</p><hr><p>B</p>', 'A\n\n---\n\nB'],
  ['a list', '<ul><li>A</li><li><strong>B</strong></li></ul>', '- A\n- **B**'],
  ['a numbered list', '<ol><li>A</li><li>B</li></ol>', '1. A\n2. B'],
  [
    'a table',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |',
  ],
  ['an image', '<p>A <img src="https://a.example/a.png" alt="Um [b]"></p>', 'A ![Um \\[b\\]](https://a.example/a.png)'],
  [
    'signs of Markdown',
    '<p>a*b_c `d` [e] &lt;f&gt; ~g &amp; \\h</p>',
    'a\\*b\\_c \\`d\\` \\[e\\] \\<f\\> \\~g \\& \\\\h',
  ],
])('%s are written as Markdown has them', (_, html, markdown) => {
  expect(writeMarkdown(html)).toBe(markdown)
})

test('a footnote is written below the text and at its mark, and stays a piece of HTML where it is not', () => {
  expect(writeMarkdown(`<p>Prazo${NOTE_MARK} fatal</p>${noted('CPC, <em>art. 219</em>.')}`)).toBe(
    'Prazo[^1] fatal\n\n[^1]: CPC, *art. 219*.',
  )
  expect(writeMarkdown('<p>H<sup>2</sup>O</p>')).toBe('H<sup>2</sup>O')
})

test.each([
  ['two lists in a row', '<ul><li>A</li></ul><ul><li>B</li></ul>'],
  ['a text without an element', 'Solto'],
])('what would be read back as something else is written as HTML: %s', (_, html) => {
  expect(writeMarkdown(html)).toBe(`<div>${html}</div>`)
})

test('a mark without a note stays HTML', () => {
  expect(writeMarkdown(`<p>Prazo${NOTE_MARK} fatal</p>`)).toBe(`Prazo${NOTE_MARK} fatal`)
})

test.each([
  ['a link to nowhere', '<p>A <a>b</a></p>', 'A <a>b</a>'],
  ['a table without rows', '<table><tbody></tbody></table>', '<table><tbody></tbody></table>'],
  [
    'a raised link',
    '<p>A<sup><a href="https://a.example">1</a></sup></p>',
    'A<sup><a href="https://a.example" target="_blank" rel="noopener noreferrer">1</a></sup>',
  ],
  ['lines in code', '<pre>um\n[dois]</pre>', '<pre>um&#10;&#91;dois]</pre>'],
  [
    'an image with a size',
    '<p>A</p><p><img src="https://a.example/a.png" alt="A" width="33%"></p>',
    'A\n\n<p><img src="https://a.example/a.png" alt="A" width="33%"></p>',
  ],
])('%s stays HTML where it stands', (_, html, expected) => {
  expect(writeMarkdown(html)).toBe(expected)
})

test.each([' CPC ', 'a  b', ''])(
  'a note that Markdown would change stays HTML, and its mark with it: “%s”',
  (words) => {
    const list = noted(words)
    expect(writeMarkdown(`<p>*Prazo${NOTE_MARK}</p>${list}`)).toBe(`\\*Prazo${NOTE_MARK}\n\n${list}`)
  },
)

test('a note keeps its own marks, and two of them have a line each', () => {
  const mark = (number: number) => `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
  const list = '<ol class="footnotes"><li id="nota-1"><strong>CPC</strong></li><li id="nota-2">CC<br>b</li></ol>'
  expect(writeMarkdown(`<h2>A${mark(1)}</h2><ul><li>B${mark(2)}</li></ul>${list}`)).toBe(
    '## A[^1]\n\n- B[^2]\n\n[^1]: **CPC**\n[^2]: CC<br>b',
  )
})

test('what Markdown has no word for stays HTML, alone', () => {
  const quote = '<blockquote>Assim <em>foi</em></blockquote>'
  expect(writeMarkdown(`<p>A</p>${quote}<p>B</p>`)).toBe(`A\n\n${quote}\n\nB`)
})
