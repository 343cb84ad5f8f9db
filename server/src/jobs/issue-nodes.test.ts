import { mailMarkup, mailText } from '@ementa/mail'
import { expect, test } from 'vitest'
import { issueNodes } from './issue-nodes'

const PLACES = { product: 'https://ementa.oab.example', uploads: 'https://ementa.oab.example/api/images/' }
const nodes = (html: string) => issueNodes(html, PLACES)
const markup = (html: string) =>
  mailMarkup(nodes(html), { images: new Map() }).replaceAll(/ (?:style|class)="[^"]*"/g, '')

test('a text of the editor becomes a mail with its headings, lists, tables, notes and links', () => {
  const html = [
    '<h2>T&iacute;tulo &amp; tema</h2><p>Ver <a href="/u/ana">Ana</a> e <a href="https://stf.jus.br">STF</a>.<sup><a id="chamada-1" href="#nota-1">1</a></sup></p>',
    '<ul><li class="ql-indent-1">um</li><li>dois<br>linhas</li></ul>',
    '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    '<p><img src="ementa-image:i-9-90x60" alt="Gráfico" width="50%"></p>',
    '<ol class="footnotes"><li id="nota-1">Nota.</li></ol>',
  ].join('')
  expect(markup(html)).toBe(
    [
      '<h2>Título &amp; tema</h2><p>Ver <a href="https://ementa.oab.example/u/ana">Ana</a> e <a href="https://stf.jus.br">STF</a>.<sup><a href="#nota-1" id="chamada-1">1</a></sup></p>',
      '<ul><li>um</li><li>dois<br>linhas</li></ul>',
      '<table cellpadding="0" cellspacing="0" border="0"><tbody><tr><th scope="col">a</th><td>b</td></tr></tbody></table>',
      '<p><img src="https://ementa.oab.example/api/images/i-9-90x60" alt="Gráfico" width="280"></p>',
      '<ol><li id="nota-1">Nota.</li></ol>',
    ].join(''),
  )
  expect(mailText(nodes(html))).toContain('Ana (https://ementa.oab.example/u/ana)')
  expect(mailText(nodes(html))).toContain('Notas\n\n[1] Nota.')
})

test.each([
  ['a script', '<p>a<script>alert("<p>x</p>")</script>b</p>', '<p>ab</p>'],
  ['a script without an end', '<p>a<script>alert(1)', '<p>a</p>'],
  ['a style', '<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['an event', '<p onclick="x()" style="x">a</p>', '<p>a</p>'],
  ['a link that runs', '<p><a href="java&#10;script:x()">a</a></p>', '<p>a</p>'],
  ['a link that runs, in capitals', '<P><A HREF="JavaScript:x()">a</A></P>', '<p>a</p>'],
  ['a link of another site without a scheme', '<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
  ['an image that runs or tracks over http', '<p><img src="http://x.example/p"><img src="data:a">a</p>', '<p>a</p>'],
  ['a frame and a form', '<iframe src="x">y</iframe><form><p>a</p></form>', '<p>a</p>'],
  ['a comment', '<p>a<!-- <b>x</b> --></p>', '<p>a</p>'],
  ['an attribute that closes its tag', '<p title="></p><script>">a</p>', '<p>a</p>'],
])('%s is left out', (_, html, expected) => {
  expect(markup(html)).toBe(expected)
})

test.each([
  ['elements that are not closed', '<p>a<p>b<ul><li>c<li>d', '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>'],
  ['ends without a beginning', 'a</li></div>b', 'ab'],
  ['a sign that is no element', '<p>1 < 2 &lt; 3 &amp;&#233;&#x1F600;</p>', '<p>1 &lt; 2 &lt; 3 &amp;é😀</p>'],
])('%s are read as they stand', (_, html, expected) => {
  expect(markup(html)).toBe(expected)
})
