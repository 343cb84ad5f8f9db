import { expect, test } from 'vitest'
import { pasteNote } from './paste-losses'
import { readPaste } from './pasted-html'

const read = (html: string) => readPaste(html, (address) => address.startsWith('https:'))

/** A list item as Word writes it. */
const item = (id: string, level: number, mark: string, words: string) =>
  `<p style="mso-list:${id} level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`

test.each([
  [
    'bold, italics and the other marks of a style',
    '<p><span style="font-weight:bold">a</span><span style="font-weight: 700">b</span><span style="font-weight:400">c</span><span style="FONT-STYLE:italic">d</span><span style="text-decoration:underline">e</span><span style="text-decoration-line:line-through">f</span><span style="vertical-align:super">g</span><span style="vertical-align:sub">h</span></p>',
    '<p><span><strong>a</strong></span><span><strong>b</strong></span><span>c</span><span><em>d</em></span><span><u>e</u></span><span><s>f</s></span><span><sup>g</sup></span><span><sub>h</sub></span></p>',
  ],
  [
    'no mark that a heading or a link has by itself',
    '<h2 style="font-weight:bold">T</h2><p><a href="https://a.br" style="text-decoration:underline">l</a><a href="https://a.br" style="text-decoration:line-through">m</a></p>',
    '<h2>T</h2><p><a href="https://a.br">l</a><a href="https://a.br"><s>m</s></a></p>',
  ],
  [
    'the alignment of lines',
    '<p style="text-align:center">a</p><h2 style="text-align:right">b</h2><p style="text-align: justify">c</p><p style="text-align:left">d</p><p><span style="text-align:center">e</span></p>',
    '<p class="ql-align-center">a</p><h2 class="ql-align-right">b</h2><p class="ql-align-justify">c</p><p>d</p><p><span>e</span></p>',
  ],
  [
    'marks and headings of other names, with their style',
    '<p><del>a</del><strike>b</strike><ins style="font-weight:bold">c</ins></p><h5>d</h5><h6>e</h6>',
    '<p><s>a</s><s>b</s><u><strong>c</strong></u></p><h4>d</h4><h4>e</h4>',
  ],
  [
    'a text of Google Docs, which is not bold',
    '<b id="docs-internal-guid-1" style="font-weight:normal"><p>a</p></b><p><b>c</b></p>',
    '<p>a</p><p><b>c</b></p>',
  ],
  ['rules between lines alone', '<ul><li>x<hr></li></ul><hr>', '<ul><li>x</li></ul><hr>'],
  [
    'figures, their captions below',
    '<figure><img src="https://a.br/a.png"><figcaption>Fonte: <em>STF</em></figcaption></figure><figure><figcaption>antes</figcaption><img src="https://a.br/a.png"><img src="https://a.br/b.png"></figure><figure><img src="https://a.br/a.png"><figcaption> </figcaption></figure><figure><p>texto</p></figure>',
    '<p><img src="https://a.br/a.png"></p><p class="ql-caption">Fonte: <em>STF</em></p><p><img src="https://a.br/a.png"></p><p><img src="https://a.br/b.png"></p><p class="ql-caption">antes</p><p><img src="https://a.br/a.png"></p><p>texto</p>',
  ],
  [
    'bullets of Word',
    item('l0', 1, '·', 'um') + item('l0', 1, '·', 'dois') + item('l0', 2, 'o', 'três'),
    '<ul><li>um</li><li>dois</li><li class="ql-indent-1">três</li></ul>',
  ],
  [
    'numbers of Word, those of another list within too',
    item('l0', 1, '1.', 'um') +
      item('l1', 2, '1)', 'dentro') +
      item('l0', 1, '2.', 'dois') +
      item('l2', 1, '·', 'ponto') +
      item('l3', 1, '1.', 'um'),
    '<ol><li>um</li><li class="ql-indent-1">dentro</li><li>dois</li></ol><ul><li>ponto</li></ul><ol><li>um</li></ol>',
  ],
  [
    'numbers of Word that begin anew behind a line or in another place',
    `${item('l0', 1, '1.', 'um')}<p>meio</p>${item('l0', 1, '1.', 'um')}<div>${item('l0', 1, '1.', 'um')}</div>`,
    '<ol><li>um</li></ol><p>meio</p><ol><li>um</li></ol><div><ol><li>um</li></ol></div>',
  ],
  [
    'levels as deep as there are',
    item('l0', 9, '·', 'x') + item('l0', 12, '·', 'y'),
    '<ul><li class="ql-indent-8">x</li><li class="ql-indent-8">y</li></ul>',
  ],
  [
    'lists that count 1, 2, 3',
    '<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol><p>x</p><ol start="1"><li value="1">um</li><li value="2">dois</li></ol>',
    '<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol><p>x</p><ol start="1"><li value="1">um</li><li value="2">dois</li></ol>',
  ],
  [
    'an item of one line above a list of paragraphs',
    '<ol><li>um<ul><li><p>a</p></li></ul></li><li>dois</li></ol>',
    '<ol><li>um<ul><li><p>a</p></li></ul></li><li>dois</li></ol>',
  ],
  [
    'tables for the page as what is in them',
    '<table role="presentation" border="1"><tr><td>A</td><td> </td><td>B</td></tr></table>',
    '<div>A</div><div>B</div>',
  ],
  [
    'tables of one column, and of one row of paragraphs, as what is in them',
    '<table border="1"><tr><td>A</td></tr><tr><td></td></tr><tr><td><img src="https://a.br/a.png"></td></tr></table><table border="1"><tr><td><p>A</p><p>B</p></td><td>C</td></tr></table><table border="1"></table>',
    '<div>A</div><div><img src="https://a.br/a.png"></div><div><p>A</p><p>B</p></div><div>C</div>',
  ],
])('a paste keeps %s', (_, html, kept) => {
  expect(read(html)).toEqual({ html: kept, losses: [] })
})

const NUMBERING = 'com letras ou numeração própria (as marcas viraram texto)'

test.each([
  [
    'alíneas of Word',
    item('l1', 1, 'a)', 'um') + item('l1', 1, 'b)', 'dois') + item('l1', 2, 'i.', 'dentro'),
    '<p>a) um</p><p>b) dois</p><p class="ql-indent-1">i. dentro</p>',
    1,
  ],
  [
    'a list of Word that goes on',
    `${item('l0', 1, '1.', 'um')}<p>meio</p>${item('l0', 1, '2.', 'dois')}${item('l0', 1, '3.', 'três')}`,
    '<ol><li>um</li></ol><p>meio</p><p>2. dois</p><p>3. três</p>',
    1,
  ],
  [
    'a list of Word that begins right below another: it would go on counting',
    item('l0', 1, '1.', 'um') + item('l1', 1, '1.', 'um'),
    '<p>1. um</p><p>1. um</p>',
    1,
  ],
  [
    'marks of every kind',
    ['(a)', '2.1.', '2.1', 'IV.', 'iv -', 'I –', '1-', 'xlviii)']
      .map((mark, n) => item(`l${n}`, 1, mark, 'x'))
      .join('<hr>'),
    ['(a)', '2.1.', '2.1', 'IV.', 'iv -', 'I –', '1-', 'xlviii)'].map((mark) => `<p>${mark} x</p>`).join('<hr>'),
    8,
  ],
  [
    'letters',
    '<ol type="a"><li>a</li><li>b<ul><li>c</li></ul></li></ol>',
    '<p>a) a</p><p>b) b</p><ul><li>c</li></ul>',
    1,
  ],
  [
    'one wrong number, among bullets',
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>um</li><li>dois</li><li value="4">quatro</li></ol><ul><li>c<ol><li>x</li></ol></li></ul>',
    '<ul><li>a</li><li class="ql-indent-1">b</li></ul><p>1. um</p><p>2. dois</p><p>4. quatro</p><ul><li>c</li></ul><ol><li class="ql-indent-1">x</li></ol>',
    1,
  ],
  [
    'one wrong number within a bullet of Word',
    [
      ...[item('l0', 1, '·', 'a'), item('l1', 2, '1.', 'um'), item('l1', 2, '3.', 'três')],
      ...[item('l0', 1, '·', 'b'), item('l0', 2, '·', 'c')],
    ].join(''),
    '<ul><li>a</li></ul><p class="ql-indent-1">1. um</p><p class="ql-indent-1">3. três</p><ul><li>b</li><li class="ql-indent-1">c</li></ul>',
    1,
  ],
  [
    'numbers that would begin again below alíneas',
    '<ol><li>um<ol type="a"><li>alfa<ul><li>x</li><li>y</li></ul></li></ol></li><li>dois</li></ol>',
    '<p>1. um</p><p class="ql-indent-1">a) alfa</p><ul><li>x</li><li>y</li></ul><p>2. dois</p>',
    1,
  ],
  [
    'Roman numbers',
    '<ol type="I" start="4"><li>a</li><li>b</li></ol><ol type="i"><li value="9">n</li><li>d</li><li value="40">q</li></ol><ol type="i" start="1994"><li>x</li></ol><ol type="i" start="449"><li>x</li></ol>',
    '<p>IV. a</p><p>V. b</p><p>ix. n</p><p>x. d</p><p>xl. q</p><p>mcmxciv. x</p><p>cdxlix. x</p>',
    1,
  ],
  [
    'what a style says',
    '<ol style="list-style-type:upper-alpha" start="26"><li>z</li><li>a</li></ol><ol><li style="list-style-type: lower-roman">i</li></ol><ol style="list-style:inside lower-latin"><li>a</li></ol><ol type="A" start="52"><li>x</li></ol><ol type="a" start="703"><li>x</li></ol>',
    '<p>Z) z</p><p>AA) a</p><p>i. i</p><p>a) a</p><p>AZ) x</p><p>aaa) x</p>',
    1,
  ],
  [
    'other beginnings and gaps',
    '<ol start="3"><li>três</li><li>quatro</li></ol><ol><li value="1">um</li><li value="5">cinco</li><li>seis</li></ol>',
    '<p>3. três</p><p>4. quatro</p><p>1. um</p><p>5. cinco</p><p>6. seis</p>',
    1,
  ],
  [
    'a list within that begins elsewhere',
    '<ul><li>a<ol start="2"><li>b</li></ol></li></ul><ol start="2"><li>um</li><ol><li>dentro</li></ol></ol>',
    '<ul><li>a</li></ul><p class="ql-indent-1">2. b</p><p>2. um</p><ol><li>dentro</li></ol>',
    1,
  ],
  [
    'a list that begins at zero',
    '<ol start="0"><li>Introdução</li><li>Um</li></ol>',
    '<p>0. Introdução</p><p>1. Um</p>',
    1,
  ],
  ['the paragraphs of an item', '<ol start="2"><li><p>um</p><p>dois</p></li></ol>', '<p>2. um<br>dois</p>', 1],
  [
    'an item of two lines, each of which would get a number',
    '<ol><li><p>um</p><p>mais</p></li><li>dois</li></ol><p>x</p><ol><li>um<br>mais</li><li>dois</li></ol>',
    '<p>1. um<br>mais</p><p>2. dois</p><p>x</p><p>1. um<br>mais</p><p>2. dois</p>',
    2,
  ],
  [
    'a list of Word that goes on after its alíneas',
    item('l0', 1, '1.', 'um') +
      item('l0', 1, '2.', 'dois') +
      item('l0', 2, 'a)', 'alfa') +
      item('l0', 2, 'b)', 'beta') +
      item('l0', 1, '3.', 'três') +
      item('l0', 1, '4.', 'quatro'),
    '<p>1. um</p><p>2. dois</p><p class="ql-indent-1">a) alfa</p><p class="ql-indent-1">b) beta</p><p>3. três</p><p>4. quatro</p>',
    1,
  ],
  [
    'names of provisions that Word counts',
    item('l0', 1, 'Cláusula 1ª.', 'Objeto') + item('l0', 2, '§ 1º', 'Preço'),
    '<p>Cláusula 1ª. Objeto</p><p class="ql-indent-1">§ 1º Preço</p>',
    1,
  ],
  [
    'a second list right below the first',
    '<ol><li>a</li><li>b</li></ol>\n<ol><li>c</li></ol>',
    '<p>1. a</p><p>2. b</p><p>1. c</p>\n',
    1,
  ],
])('the editor counts 1, 2, 3: as text stays %s', (_, html, kept, count) => {
  const loss = count === 1 ? `1 lista ${NUMBERING}` : `${count} listas ${NUMBERING}`
  expect(read(html)).toEqual({ html: kept, losses: [loss] })
})

const heading = (level: number, mark: string, words: string) =>
  `<h${level} style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}<span>&nbsp; </span></span>${words}</h${level}>`

test.each([
  [
    'of Word',
    heading(1, '1.', 'Dos fatos') +
      heading(1, '2.', 'Do direito') +
      heading(2, '2.1.', 'Do dano') +
      heading(1, '3.', 'Do pedido'),
    '<h1>1. Dos fatos</h1><h1>2. Do direito</h1><h2>2.1. Do dano</h2><h1>3. Do pedido</h1>',
  ],
  [
    'of Google Docs',
    '<ol><li><h2>Dos fatos</h2></li></ol><p>x</p><ol start="2"><li><h2>Do direito</h2></li></ol>',
    '<h2>1. Dos fatos</h2><p>x</p><h2>2. Do direito</h2>',
  ],
])('numbered headings %s stay headings with their numbers', (_, html, kept) => {
  expect(read(html)).toEqual({ html: kept, losses: [] })
})

test.each([
  [
    'a blank and a line break of Word',
    '<p>art.<span style="mso-spacerun:yes">&nbsp;\r\n</span>5º</p>',
    'art.<span> </span>5º',
  ],
  ['a line break in bold', '<p>um<b>\r\n</b>dois</p>', 'um<b> </b>dois'],
  ['a line break in an item', '<ul><li>um<i>\n</i><a href="https://a.br">dois</a></li></ul>', 'um<i> </i><a'],
])('words on both sides of %s stay apart', (_, html, kept) => {
  expect(read(html).html).toContain(kept)
})

test.each([
  ['<p>a<span style="display:none;mso-hide:all">segredo</span>b</p>', '<p>ab</p>', ['texto oculto']],
  [
    '<p>a<span style="mso-hide: all">segredo</span><span style="DISPLAY: none"> </span>b</p>',
    '<p>ab</p>',
    ['texto oculto'],
  ],
  [
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- span.Oculto, p.Oculto {mso-style-name:Oculto; display:none; mso-hide:all;} p.B {margin:0} --></style></head><body><p class="B">a<span class="Oculto">segredo</span>b</p></body></html>',
    '<p class="B">ab</p>',
    ['texto oculto'],
  ],
  [
    '<p>isso mudou<span class="MsoCommentReference"><span style="mso-special-character:comment">&nbsp;<a href="#_msocom_1" name="_msoanchor_1">[A1]</a></span></span>. Fim.</p>',
    '<p>isso mudou<span class="MsoCommentReference"></span>. Fim.</p>',
    ['1 comentário de revisão'],
  ],
  [
    '<p>O prazo é de <del cite="mailto:Ana" datetime="2024-05-02T10:00">15</del><ins cite="mailto:Ana" datetime="2024-05-02T10:00">30</ins> dias</p>',
    '<p>O prazo é de 30 dias</p>',
    ['2 alterações controladas (ficou o texto já alterado)'],
  ],
  [
    '<p class="MsoTitle">T</p><p class="MsoSubtitle">S</p><p class="MsoQuote">q</p><p class="MsoNormal" style="margin-left:4.0cm">c</p><p style="margin-left:1.0cm">d</p>',
    '<h1 class="MsoTitle">T</h1><h2 class="MsoSubtitle">S</h2><blockquote class="MsoQuote">q</blockquote><blockquote class="MsoNormal">c</blockquote><p>d</p>',
    [],
  ],
  [
    '<img src="https://a.br/a.png"><h2>T</h2><details><summary>Resumo</summary>texto</details>',
    '<img src="https://a.br/a.png"><br><h2>T</h2><div><div>Resumo</div>texto</div>',
    [],
  ],
  [
    '<p><a href="../x.html">a</a><a href="sobre">b</a></p>',
    '<p>ab</p>',
    ['2 links que só funcionam no documento de origem'],
  ],
  [
    '<p>a<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=1"></p>',
    '<p>a</p>',
    ['1 imagem (use Inserir imagem para enviar o arquivo)'],
  ],
  [
    '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" alt="checked"><p>um</p></li><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA"><p>dois</p></li></ul>',
    '<ul><li role="checkbox" aria-checked="true"><p>☑ um</p></li><li role="checkbox" aria-checked="false"><p>☐ dois</p></li></ul>',
    [],
  ],
])('%s is read as it is meant', (html, kept, losses) => {
  expect(read(html)).toEqual({ html: kept, losses })
})

const ROWS = /data-cell="([^"]*)"/g
const cellsOf = (html: string) => Array.from(read(html).html.matchAll(ROWS), ([, name]) => name)

test.each([
  [
    'a row of headings',
    '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>',
    ['h1:c1', 'h1:c2', 'r2:c1', 'r2:c2'],
  ],
  [
    'a head',
    '<thead><tr><td>A</td><td>B</td></tr></thead><tbody><tr><th>l</th><td>2</td></tr></tbody>',
    ['h1:c1', 'h1:c2', 'r2:c1', 'r2:c2'],
  ],
  ['headings alone, which head nothing', '<tr><th>A</th><th>B</th></tr>', ['r1:c1', 'r1:c2']],
  [
    'rows of several lengths',
    '<tr><td>A</td></tr><tr></tr><tr><td>1</td><td>2</td></tr>',
    ['r1:c1', 'r1:c2', 'r2:c1', 'r2:c2'],
  ],
])('a table with %s keeps its cells in rows of one length', (_, rows, cells) => {
  expect(cellsOf(`<table border="1">${rows}</table>`)).toEqual(cells)
})

test('merged cells take their places, and are reported; a table of the product may have one column', () => {
  const merged =
    '<table border="1"><tr><td colspan="2">A</td><td rowspan="9">B</td></tr><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>'
  const { html, losses } = read(merged)
  expect(losses).toEqual(['2 células mescladas (o texto de cada uma ficou na primeira)'])
  expect(Array.from(html.matchAll(ROWS))).toHaveLength(9)
  expect(cellsOf('<table><tbody><tr><td>A</td></tr><tr><td>B</td></tr></tbody></table>')).toEqual(['r1:c1', 'r2:c1'])
})

test('tables that follow each other stay two, rows are counted through the text, and a caption is a line', () => {
  const table = (caption: string) => `<table border="1">${caption}<tr><td>A</td><td>B</td></tr></table>`
  const { html } = read(`${table('<caption><p>Tabela 1</p><p>prazos</p></caption>')}${table('')}<p>x</p>`)
  const cell = (name: string, words: string) => `<p class="ql-cell-line" data-cell="${name}">${words}</p>`
  expect(html.replace(/\s+/g, ' ')).toBe(
    `<p class="ql-caption"> Tabela 1 prazos </p>${cell('r1:c1', 'A')}${cell('r1:c2', 'B')}<p></p>${cell('r2:c1', 'A')}${cell('r2:c2', 'B')}<p>x</p>`,
  )
})

test('cells keep how they, or their first paragraphs, are aligned', () => {
  const { html, losses } = read(
    '<table border="1"><tr><td align="right">1</td><td style="text-align:center">2</td><td class="ql-align-justify">3</td><td><p style="text-align:right">4</p></td><td align="left"><ul><li>5</li></ul></td></tr><tr><td>6</td></tr></table>',
  )
  const aligned = Array.from(html.matchAll(/ql-cell-line(?: ql-align-(\w+))?"/g), ([, align]) => align)
  expect(aligned.slice(0, 6)).toEqual(['right', 'center', 'justify', 'right', undefined, undefined])
  expect(losses).toEqual(['1 lista dentro de tabela (as marcas viraram texto)'])
})

const NOTE = '<span class="ql-footnote">art. 1, do CPC</span>'
const WORDS = 'art. 1,</p><p>do CPC'

test.each([
  [
    'Word',
    `<p>Lei<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a>.</p><hr><div id="ftn1" style="mso-element:footnote"><p><a href="#_ftnref1" name="_ftn1"><sup>[1]</sup></a> ${WORDS}</p></div>`,
  ],
  [
    'Google Docs',
    '<p>Lei<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> art. 1, do CPC</p></div>',
  ],
  [
    'LibreOffice',
    `<p>Lei<a name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a>${WORDS}</p></div>`,
  ],
  [
    'Markdown programs',
    `<p>Lei<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup>.</p><section><hr><ol><li id="user-content-fn-1"><p>${WORDS} <a href="#user-content-fnref-1">↩</a></p></li></ol></section>`,
  ],
  [
    'issues, in an address that is written in signs',
    '<p>Lei<sup><a id="chamada-1" href="#nota%2D1">1</a></sup>.</p><ol class="footnotes"><li id="nota-1">art. 1, do CPC</li></ol>',
  ],
])('footnotes of %s move into their marks', (_, html) => {
  expect(read(html)).toEqual({ html: `<p>Lei${NOTE}.</p>`, losses: [] })
})

test('the mark of a note that was not copied stays a raised number', () => {
  const { html, losses } = read(
    '<p>Lei<a href="#_ftn1" name="_ftnref1">1</a> e<sup><a href="#%E0%A4%A" name="_ftnref2">2</a></sup></p><p data-note="x">y</p>',
  )
  expect(html).toBe('<p>Lei<sup>1</sup> e<sup>2</sup></p><p>y</p>')
  expect(losses).toEqual(['2 notas de rodapé que não vieram na cópia (ficaram só os números)'])
})

test.each([
  [
    '<p>a<img src="http://a.br/b.png"><img src="x.png"></p>',
    ['2 imagens (use Inserir imagem para enviar os arquivos)'],
  ],
  [
    '<p>a<img src="https://a.br/t.gif" width="1" height="1"><img src="https://a.br/l.png" width="1" height="9"></p>',
    [],
  ],
  ['<p>a</p><video></video><audio></audio>', ['2 vídeos ou mídias incorporadas']],
  ['<p>a</p><svg></svg><math></math><canvas></canvas>', ['3 desenhos ou fórmulas']],
  ['<p>a</p><input type="hidden"><input><select></select><textarea></textarea>', ['3 campos de formulário']],
  [
    '<p>a<a href="#_msocom_1" name="_msoanchor_1">[A1]</a></p><div style="mso-element:comment-list">c</div>',
    ['1 comentário de revisão'],
  ],
  [
    '<p><a href="#sec">a</a><a href="FILE:///c">b</a><a href="https://a.br">c</a></p>',
    ['2 links que só funcionam no documento de origem'],
  ],
  ['<p><span style="color:red">a</span><span style="color: RED">b</span></p>', ['1 cor de texto']],
  [
    '<p><span style="color:#ff0000">a</span><span style="color:#00f">b</span><span style="color:rgb(0, 0, 200)">c</span></p>',
    ['3 cores de texto'],
  ],
  [
    '<p><span style="color:#222">a</span><span style="color:#102838">b</span><span style="color:rgba(0,0,200,0)">c</span><span style="color:dimgray">d</span><span style="color:windowtext">e</span><span style="color:var(--x)">f</span></p>',
    [],
  ],
  ['<p><span style="color:#000028">a</span><span style="color:#000029">b</span></p>', ['1 cor de texto']],
  [
    '<p><span style="color:red"> </span><a href="https://a.br" style="color:blue">b</a><span style="color:blue"><a href="https://a.br">c</a></span></p>',
    [],
  ],
  ['<p><font color="Green">a</font><font color="GREEN">b</font><font color="Black">c</font></p>', ['1 cor de texto']],
  [
    '<p><span style="background:yellow none repeat">a</span><span style="background-color:rgb(255, 255, 0)">b</span><span style="background:white">c</span></p>',
    ['2 realces'],
  ],
  [
    '<p><span style="font-variant:small-caps">a</span><span style="font-variant-caps:all-small-caps">b</span></p>',
    ['2 trechos em versalete'],
  ],
  ['<p style="font-family:Arial,sans-serif">a</p><p style="font-family:Courier">b</p>', ['fontes e tamanhos de letra']],
  ['<p style="font-size:12pt">a</p><p style="font-size:14pt">b</p>', ['fontes e tamanhos de letra']],
  [
    '<div style="font-family:&quot;Arial&quot;,serif;font-size:12pt"><p>a</p><p style="font-family:Arial"><sup style="font-size:8pt">b</sup><span style="vertical-align:super;font-size:8pt">c</span></p><h2 style="font-size:20pt">T</h2></div>',
    [],
  ],
])('of %s is reported %j', (html, losses) => {
  expect(read(html).losses).toEqual(losses)
})

test('what a paste could not keep is said in a sentence', () => {
  expect(pasteNote(['1 realce', '2 imagens'])).toBe('A colagem não pôde manter: 1 realce e 2 imagens.')
})
