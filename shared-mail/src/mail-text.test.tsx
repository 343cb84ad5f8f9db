import { expect, test } from 'vitest'
import { mailText } from './index'

function textOf(html: string): string {
  const root = document.createElement('div')
  root.innerHTML = html
  return mailText(root)
}

test.each([
  ['blocks apart', '<p> um </p><p>dois</p>', 'um\n\ndois'],
  ['loose words between blocks', '<p>um</p>e <em>mais</em><p>dois</p>fim', 'um\n\ne mais\n\ndois\n\nfim'],
  ['nothing for what is empty', 'um<p></p><h2> </h2><p> <br> </p>\n dois', 'um\n\ndois'],
  ['lines of one paragraph', '<p>um  \n e <br> dois<br>três</p>', 'um e\ndois\ntrês'],
  ['no comment', '<p>a<!-- secreto -->b</p>', 'ab'],
  ['a title', '<h1>Prazo</h1>', 'Prazo\n====='],
  ['a section', '<h2>Prazo</h2>', 'Prazo\n-----'],
  ['a part', '<h3>Dia</h3><h4>Um</h4>', 'Dia\n---\n\nUm\n--'],
  ['a rule', '<p>a</p><hr><p>b</p>', 'a\n\n* * *\n\nb'],
  ['a quotation of two paragraphs', '<blockquote><p>um</p><p>dois</p></blockquote>', '> um\n>\n> dois'],
  ['lines as they were written', '<pre>a\n\n  b\n</pre><p>c</p>', '    a\n\n      b\n\nc'],
  ['a box of blocks', '<section><p>um</p><div>dois</div></section>', 'um\n\ndois'],
])('a text has %s', (_, html, text) => expect(textOf(html)).toBe(text))

test('a line under a title is as long as it, and never longer than a line of a mail', () => {
  expect(textOf(`<h1>${'a'.repeat(61)}</h1>`)).toBe(`${'a'.repeat(61)}\n${'='.repeat(60)}`)
})

test.each([
  ['<ul><li>um</li><li>dois</li></ul>', '- um\n- dois'],
  ['<ol><li>um</li><li>dois</li></ol>', '1. um\n2. dois'],
  ['<ol start="9"><li>um</li><li>dois</li></ol>', '9. um\n10. dois'],
  ['<ol start="x"><li>um</li></ol>', '1. um'],
  ['<ol><li>um<br>dois</li></ol>', '1. um\n   dois'],
  ['<ul><li>um<ul><li>dois</li></ul></li></ul>', '- um\n  - dois'],
  ['<ul><li class="ql-indent-2">um<br>dois</li></ul>', '    - um\n      dois'],
  ['<ul><li class="ql-indent-8">um</li></ul>', `${' '.repeat(16)}- um`],
])('the list %s keeps its signs and its depth', (html, text) => expect(textOf(html)).toBe(text))

test.each([
  ['<s>três dias</s>', '[tachado: três dias]'],
  ['<del>três dias</del>', '[tachado: três dias]'],
  ['<strike>três dias</strike>', '[tachado: três dias]'],
  ['cinco<s> </s> dias', 'cinco dias'],
  ['m<sup>2</sup> e H<sub>2</sub>O', 'm² e H₂O'],
  ['10<sup>n+§</sup>', '10^(n+§)'],
  ['x<sub>a, §</sub>', 'x_(a, §)'],
  ['a<sup> </sup>b', 'ab'],
  ['a<sub></sub>b', 'ab'],
  ['O prazo<sup><a href="#nota-2">2</a></sup>.', 'O prazo[2].'],
  ['<img src="x" alt=" Plenário ">', '[Imagem: Plenário]'],
  ['<img src="x" alt=" ">', '[Imagem: sem descrição]'],
  ['<img src="x">', '[Imagem: sem descrição]'],
])('what %s means is written out', (html, text) => expect(textOf(`<p>${html}</p>`)).toBe(text))

test.each([
  ['<a href="https://stf.jus.br/x">decisão</a>', 'decisão (https://stf.jus.br/x)'],
  ['<a href="https://stf.jus.br/">stf.jus.br</a>', 'stf.jus.br'],
  ['<a href="http://stf.jus.br/a/b">stf.jus.br/a/b</a>', 'stf.jus.br/a/b'],
  ['<a href="HTTPS://stf.jus.br">em stf.jus.br, hoje</a>', 'em stf.jus.br, hoje'],
  ['<a href="mailto:ana@stf.jus.br">ana@stf.jus.br</a>', 'ana@stf.jus.br'],
  ['<a href="mailto:ana@stf.jus.br">escreva</a>', 'escreva (mailto:ana@stf.jus.br)'],
  ['<a href="/ir?https://b.example">/ir?b.example</a>', '/ir?b.example (/ir?https://b.example)'],
  ['<a href="#parte">abaixo</a>', 'abaixo'],
  ['<a href="https://b.example/#parte">abaixo</a>', 'abaixo (https://b.example/#parte)'],
  ['<a>sem endereço</a>', 'sem endereço'],
])('the link %s says its address where its words do not', (html, text) => {
  expect(textOf(`<p>${html}</p>`)).toBe(text)
})

test('a table stands in rows under its caption, each cell in one line', () => {
  const table = [
    '<table><caption>Prazos <em>úteis</em></caption><tbody>',
    '<tr><th>Ato</th><th>Dias</th></tr><tr><td><p>Ape</p><p>lação</p></td><td>15<br>úteis</td></tr></tbody></table>',
  ].join('')
  expect(textOf(table)).toBe('Prazos úteis\n\nAto | Dias\nApe lação | 15 úteis')
  expect(textOf('<table><tbody><tr><td>um</td></tr></tbody></table>')).toBe('um')
})

test('notes stand at the foot under their own name, numbered as their marks', () => {
  const notes = '<ol class="footnotes"><li>Art. 1º.</li><li>Art. <em>2º</em>. </li></ol>'
  expect(textOf(`<p>Texto</p>${notes}`)).toBe('Texto\n\nNotas\n\n[1] Art. 1º.\n[2] Art. 2º.')
})
