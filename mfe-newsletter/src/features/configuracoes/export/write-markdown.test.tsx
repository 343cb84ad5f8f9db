import { expect, test } from 'vitest'
import { writeMarkdown } from './write-markdown'

const NOTE_MARK = '<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
const noted = (note: string) => `<ol class="footnotes"><li id="nota-1">${note}</li></ol>`

test.each([
  ['marks', '<p>A <strong>b</strong> <em>c</em> <del>d</del></p>', 'A **b** *c* ~~d~~'],
  ['marks in marks', '<p><strong>A <em>b</em></strong></p>', '**A *b***'],
  ['two paragraphs', '<p>A</p><p>B</p>', 'A\n\nB'],
  ['headings', '<h2>Dois</h2><h3>Três</h3><p>A</p>', '## Dois\n\n### Três\n\nA'],
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

test('what Markdown has no word for stays HTML, alone', () => {
  const quote = '<blockquote>Assim <em>foi</em></blockquote>'
  expect(writeMarkdown(`<p>A</p>${quote}<p>B</p>`)).toBe(`A\n\n${quote}\n\nB`)
})
