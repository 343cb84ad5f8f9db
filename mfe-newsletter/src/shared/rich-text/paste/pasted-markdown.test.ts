import { expect, test } from 'vitest'
import { markdownToHtml } from './pasted-markdown'

test('pasted Markdown becomes what it says, with its table and its footnotes', () => {
  const html = markdownToHtml(
    '# Prazos\r\n\r\nA **lei**[^cdc] e [o acórdão](https://stf.jus.br).\r\n\r\n- um\r\n- dois\r\n\r\n> ementa\r\n\r\n---\r\n\r\n| Ato | Prazo |\r\n| --- | --- |\r\n| Apelação | 15 |\r\n\r\n[^cdc]: Lei *8.078*/1990.\r\n',
  )
  expect(html?.replace(/\n/g, '')).toBe(
    '<h1>Prazos</h1><p>A <strong>lei</strong><sup><a id="chamada-1" href="#nota-1">1</a></sup> e <a href="https://stf.jus.br">o acórdão</a>.</p><ul><li>um</li><li>dois</li></ul><blockquote><p>ementa</p></blockquote><hr><table><thead><tr><th>Ato</th><th>Prazo</th></tr></thead><tbody><tr><td>Apelação</td><td>15</td></tr></tbody></table><ol class="footnotes"><li id="nota-1">Lei <em>8.078</em>/1990.</li></ol>',
  )
})

test.each([
  'Art. 5º, § 2º, da Constituição.',
  'O prazo é de 15 dias * úteis',
  'R$ 1.000,00 - à vista',
  'Lei nº 8.078/1990 [sic] e (art. 6º)',
  'arquivo_final_v2',
])('a text that is no Markdown stays as it is: %s', (text) => expect(markdownToHtml(text)).toBeNull())
