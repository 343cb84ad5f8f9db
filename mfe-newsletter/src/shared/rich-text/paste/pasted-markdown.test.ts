import { expect, test } from 'vitest'
import { markdownToHtml } from './pasted-markdown'

test('pasted Markdown becomes what it says, with its table and its footnotes', () => {
  const html = markdownToHtml(
    '# Prazos\r\n\r\nA **lei**[^cdc] e [o acórdão](https://stf.jus.br).\r\n\r\n- um\r\n  1. dentro\r\n- dois\r\n\r\n> ementa\r\n\r\n---\r\n\r\n| Ato | Prazo |\r\n| --- | --- |\r\n| Apelação | 15 |\r\n\r\n[^cdc]: Lei *8.078*/1990.\r\n',
  )
  expect(html).toBe(
    '<h1>Prazos</h1><p>A <strong>lei</strong><sup><a id="chamada-1" href="#nota-1">1</a></sup> e <a href="https://stf.jus.br">o acórdão</a>.</p><ul><li>um</li></ul><ol><li class="ql-indent-1" value="1">dentro</li></ol><ul><li>dois</li></ul><blockquote>ementa</blockquote><hr><table><thead><tr><th>Ato</th><th>Prazo</th></tr></thead><tbody><tr><td>Apelação</td><td>15</td></tr></tbody></table><ol class="footnotes"><li id="nota-1">Lei <em>8.078</em>/1990.</li></ol>',
  )
})

test.each([
  'Art. 5º, § 2º, da Constituição.',
  'O prazo é de 15 dias * úteis',
  'R$ 1.000,00 - à vista',
  'Lei nº 8.078/1990 [sic] e (art. 6º)',
  'arquivo_final_v2',
  'EMENTA: X.\n1. Cláusula abusiva.\n2. Provido.\nTese: nula.\nDispositivos citados: art. 51 do CDC',
  'Art. 1º Um.\n§ 1º Dois.\n- observação minha\nArt. 2º Três.\nArt. 3º Quatro.',
  '- um\n2*3*4 = 24 e R$ 100*12*30%\n- dois',
  'Credor: Maria, CPF ***.123.456-**\nRua das Flores, 10\nSão Paulo',
  'CNPJ **.456.789/0001-**\nCPF ***.123.456-** e CPF ***.654.321-**',
  'Prezada,\n\n- contrato\n- procuração\n\nAtenciosamente,\nMaria Souza\nOAB/SP 123.456',
  '> Em 3 de maio, Maria escreveu:\n> Segue a minuta.\nRecebi, obrigado.',
  'Nome: __…__, CPF: __________\nNota (*)\n(*) Sem efeito.',
  '1) um\n2) dois\n5) cinco',
  'Cláusula 1ª\n---\nCláusula 2ª',
])('a text that is no Markdown stays as it is: %j', (text) => expect(markdownToHtml(text)).toBeNull())

const read = (text: string) => markdownToHtml(`# T\n${text}`)?.replace('<h1>T</h1>', '')

test.each([
  ['1. Provido.\nTese: nula.\nFim.', '<ol><li value="1">Provido.</li></ol><p>Tese: nula.</p><p>Fim.</p>'],
  ['- nota\nArt. 2º', '<ul><li>nota</li></ul><p>Art. 2º</p>'],
  ['> citado\nmeu', '<blockquote>citado</blockquote><p>meu</p>'],
  ['2*3*4 = 24 e R$ 100*12*30%', '<p>2*3*4 = 24 e R$ 100*12*30%</p>'],
  ['um_dois_três __…__ ______', '<p>um_dois_três __…__ ______</p>'],
  ['CPF ***.123.456-** (*) ***.9-***', '<p>CPF ***.123.456-** (*) ***.9-***</p>'],
  ['Art. 5º <LXXIV> e <inciso I>', '<p>Art. 5º &lt;LXXIV&gt; e &lt;inciso I&gt;</p>'],
  ['a<b e c>d\n<Fulano de Tal>', '<p>a&lt;b e c&gt;d</p><p>&lt;Fulano de Tal&gt;</p>'],
  ['<div>\n<!-- x -->', '<p>&lt;div&gt;</p><p>&lt;!-- x --&gt;</p>'],
  ['1) um\n5) cinco', '<p>1) um</p><p>5) cinco</p>'],
  ['3. três\n5. cinco', '<ol><li value="3">três</li></ol><ol><li value="5">cinco</li></ol>'],
  ['    recuado\nTítulo\n===\n___', '<p>recuado</p><p>Título</p><p>===</p><p>___</p>'],
  [
    '[1]: https://a.br\n[^x]: sem chamada',
    '<p>[1]: <a href="https://a.br">https://a.br</a></p><p>[^x]: sem chamada</p>',
  ],
  ['use `x` e ~15', '<p>use `x` e ~15</p>'],
  ['*um **dois*** e ~~três~~', '<p><em>um <strong>dois</strong></em> e <del>três</del></p>'],
  ['```\n# a\n*b*\n```\nc', '<pre># a\n*b*</pre><p>c</p>'],
])('every line and every sign of %j is kept', (text, html) => expect(read(text)).toBe(html))

test('a text of items alone is a list', () => {
  expect(markdownToHtml('- um\n  - dentro\n- dois')).toBe(
    '<ul><li>um</li></ul><ul><li class="ql-indent-1">dentro</li></ul><ul><li>dois</li></ul>',
  )
})
