import { expect, test } from 'vitest'
import { withoutText } from '../rules/issue-access'
import { htmlToText } from './html-text'
import { footnotesOf } from './issue-format'

const mark = (number: number) => `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
const TEXT = `<p>A lei${mark(1)} vale, e o prazo${mark(2)} corre.</p>`
const NOTES =
  '<ol class="footnotes"><li id="nota-1">Lei nº 8.078/1990.</li><li id="nota-2">STJ, <em>Tema 1</em>.</li></ol>'

test('the footnotes of an issue are read in their order, with their marks of print, and leave its text', () => {
  expect(footnotesOf(TEXT + NOTES)).toEqual({
    body: TEXT,
    notes: [
      { number: 1, html: 'Lei nº 8.078/1990.' },
      { number: 2, html: 'STJ, <em>Tema 1</em>.' },
    ],
  })
  expect(footnotesOf('<ol><li>um</li></ol>')).toEqual({ body: '<ol><li>um</li></ol>', notes: [] })
})

test('a list of footnotes without a note that could be read stays in the text, and a note is its words alone', () => {
  const list = '<ol class="footnotes"><li>Sem âncora.</li></ol>'
  expect(footnotesOf(TEXT + list)).toEqual({ body: TEXT + list, notes: [] })
  expect(footnotesOf('<ol class="footnotes"><li id="nota-1"> Ver art. 5º. </li></ol>').notes).toEqual([
    { number: 1, html: 'Ver art. 5º.' },
  ])
})

test('the plain text of an issue has its footnotes, without a number inside a sentence', () => {
  expect(htmlToText(TEXT + NOTES)).toBe('A lei vale, e o prazo corre. Lei nº 8.078/1990. STJ, Tema 1.')
  expect(htmlToText('<p>100 m<sup>2</sup></p>')).toBe('100 m²')
})

test('the cells of a table are words of their own in plain text', () => {
  const table = '<table><caption>Prazos</caption><tbody><tr><th>Ato</th><td>5 dias</td></tr></tbody></table>'
  expect(htmlToText(`${table}<figure><img alt=""><figcaption>Fonte: STF</figcaption></figure>`)).toBe(
    'Prazos Ato 5 dias Fonte: STF',
  )
})

test('the excerpt of a paid issue never reaches into its footnotes', () => {
  const notes = `<ol class="footnotes"><li id="nota-1">${'segredo '.repeat(60)}</li></ol>`
  const issue = { html: `<p>Curto.${mark(1)}</p><p>Fim.</p>${notes}` } as Parameters<typeof withoutText>[0]
  expect(withoutText(issue).issue.html).toBe('<p>Curto.</p>')
})

test('blocks of every kind are told apart, and words within them are not', () => {
  const blocks = 'p div li h1 h6 blockquote td th caption figcaption pre'.split(' ')
  expect(htmlToText(blocks.map((tag) => `<${tag} class="x">um</${tag}>`).join(''))).toBe(
    blocks.map(() => 'um').join(' '),
  )
  expect(htmlToText('a<br>b<hr/>c')).toBe('a b c')
  expect(htmlToText('<prefácio>x</prefácio><b>um</b>a <span>p</span>edra')).toBe('xuma pedra')
})

test('what is no text of an issue is not read as such', () => {
  expect(htmlToText('a<script type="x">fora</script>b<STYLE>fora</STYLE >c<!-- fora -->d')).toBe('abcd')
  expect(htmlToText('<scripture>dentro</scripture>')).toBe('dentro')
})
