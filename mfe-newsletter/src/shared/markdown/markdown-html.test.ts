import { expect, test } from 'vitest'
import { joinElements, markdownHtml } from './markdown-html'

const html = (text: string) => joinElements(markdownHtml(text))
const mark = (number: number) => `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`

test.each([
  ['# Um\n\n**dois** e ~~três~~', '<h1>Um</h1><p><strong>dois</strong> e <del>três</del></p>'],
  ['um\r\ndois\r\rtrês', '<p>um\ndois</p><p>três</p>'],
  [
    '|a|b|\n|-|-|\n|1|2|',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['- [ ] protocolar\n- [x] assinar', '<ul><li>☐ protocolar</li><li>☑ assinar</li></ul>'],
  ['- [x] um\n\n- [ ] dois', '<ul><li><p>☑ um</p></li><li><p>☐ dois</p></li></ul>'],
  ['sem nota[^x] aqui', '<p>sem nota[^x] aqui</p>'],
])('%j is %s', (text, expected) => expect(html(text)).toBe(expected))

test('footnotes are numbered in their order at the foot, wherever they are cited', () => {
  expect(html('Dois[^b] e um[^a], de novo[^a]. E [^x].\n\n[^a]: A *lei*\n  toda.\n[^b]:\tOutra')).toBe(
    [
      `<p>Dois${mark(2)} e um${mark(1)}, de novo${mark(1)}. E [^x].</p>`,
      '<ol class="footnotes"><li id="nota-1">A <em>lei</em> toda.</li><li id="nota-2">Outra</li></ol>',
    ].join(''),
  )
})

test('line breaks stand only where they are part of the text', () => {
  expect(joinElements('\n<p>a\nb</p>\n\n<p>c</p>\n')).toBe('<p>a\nb</p><p>c</p>')
  expect(joinElements('<pre>a\n</pre>')).toBe('<pre>a\n</pre>')
})
