import { LENGTH } from '@ementa/contracts'
import { sampleGhost, sampleSubstack } from '@ementa/testing/archives'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readArchive } from './read-archive'

/** A free newsletter, in the autumn of 2026. */
const CIRCUMSTANCES = { now: new Date('2026-11-01T12:00:00.000Z'), isPaid: false }

const file = (name: string, content: string | Uint8Array) => ({
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
})

test('a Ghost export of 50 posts comes in with dates and excerpts, and every loss is said', () => {
  const archive = readArchive([file('ghost.json', sampleGhost(50))], CIRCUMSTANCES)
  expect([archive?.source, archive?.issues.length]).toEqual(['ghost', 50])
  const [first] = archive?.issues ?? []
  expect(first).toMatchObject({
    ...{ subject: 'Ghost 1', preheader: 'Resumo 1', sentAt: '2024-01-01T12:00:00.000Z', losses: [] },
  })
  expect(first?.html).toContain('Texto da edição 1, com acentuação')
  const lost = archive?.issues.flatMap(({ losses }, index) => (losses.length > 0 ? [[index + 1, losses]] : []))
  const embedded = ['1 conteúdo incorporado (vídeo ou outro)', 'a imagem de capa']
  const members = ['a restrição a membros: vale a regra da newsletter']
  expect(lost).toEqual([
    [2, ['1 vídeo ou áudio']],
    [3, ['1 vídeo ou áudio']],
    [4, ['2 botões ou formulários']],
    [5, ['1 botão (fica o link)']],
    [6, ['1 imagem de endereço sem segurança (http)', '1 imagem sem endereço público']],
    [7, ['1 link para o site antigo (fica o texto)']],
    [8, ['1 nota de rodapé sem texto no arquivo']],
    [9, ['1 célula mesclada (vem separada)']],
    [10, embedded],
    [12, members],
    [13, ['o texto: o arquivo não o traz em HTML']],
    [14, ['o fim do assunto: passa de 300 caracteres', 'o fim do texto de prévia: passa de 300 caracteres']],
    [15, members],
    ...[20, 24, 30, 36, 40, 48].map((number) => [number, number % 10 === 0 ? embedded : members]),
    [50, [...embedded, 'o agendamento: vem como rascunho']],
  ])
  expect(archive?.issues.slice(-2).map(({ sentAt }) => sentAt)).toEqual([null, null])
  expect(archive?.left).toEqual([
    'Página “Sobre”: aqui não há páginas fixas',
    '2 tags: as edições daqui não têm tags',
    'Os nomes de 2 autores: as edições daqui saem com um só remetente',
  ])
  expect(archive?.issues.some(({ html }) => /<iframe|colspan/.test(html))).toBe(false)
})

test('footnotes of Ghost and Substack come in as footnotes, and a merged cell leaves a whole table', () => {
  const htmlOf = (name: string, content: string | Uint8Array, number: number) =>
    readArchive([file(name, content)], CIRCUMSTANCES)?.issues[number - 1]?.html ?? ''
  const mark = '<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
  const ghost = htmlOf('ghost.json', sampleGhost(50), 8)
  expect(ghost).toContain(`fatal${mark}, e a lei<sup>[2]</sup> o diz.</p>`)
  expect(ghost).toMatch(/<ol class="footnotes"><li id="nota-1">CPC, <em>art\. 219<\/em>\.<\/li><\/ol>$/)
  expect(ghost).not.toMatch(/<section|<hr|fnref/)
  const substack = htmlOf('export.zip', sampleSubstack(50), 3)
  expect(substack).toContain(`Diz a lei${mark}.</p>`)
  expect(substack).toMatch(
    /<ol class="footnotes"><li id="nota-1">CDC, <em>art\. 49<\/em>\. +Prazo de sete dias\.<\/li><\/ol>$/,
  )
  expect(htmlOf('ghost.json', sampleGhost(50), 9)).toContain('<tr><th>Prazos</th><th></th></tr>')
})

test('a Substack export of 50 posts comes in, the list of readers does not, and every loss is said', () => {
  const archive = readArchive([file('export.zip', sampleSubstack(50))], CIRCUMSTANCES)
  expect([archive?.source, archive?.issues.length]).toEqual(['substack', 50])
  expect(archive?.issues[0]).toMatchObject({
    ...{
      subject: 'Substack 1, com "aspas"',
      preheader: 'Linha fina 1',
      sentAt: '2024-01-01T15:00:00.000Z',
      losses: [],
    },
  })
  const lost = archive?.issues.filter(({ losses }) => losses.length > 0).map(({ losses }) => losses)
  expect(lost).toEqual([
    ['1 convite para assinar no site antigo'],
    ['o texto: não há arquivo dele'],
    ['o áudio do podcast'],
    ['as respostas da conversa'],
    ['a restrição a pagantes: vale a regra da newsletter'],
  ])
  expect(archive?.left).toEqual([
    expect.stringMatching(/^email_list\.cartas\.csv: endereços de assinantes não vêm com as edições/),
    '2 arquivos de aberturas e entregas: as estatísticas de lá não vêm',
  ])
})

test('a zipped folder of Markdown comes in by its front matter, its heading or its name', () => {
  const zip = zipSync({
    'cartas/2024-05-02-prazo-em-dobro.md': strToU8('Um **texto** sem título.\n\n| a | b |\n|---|---|\n| 1 | 2 |'),
    'cartas/outra.md': strToU8('---\ntitle: "Com título"\ndate: 2024-06-01\ndescription: Prévia\n---\nTexto'),
    'cartas/rascunho.md': strToU8('---\ndraft: true\ndate: 2024-06-01\n---\n# Um título\n\nTexto <iframe></iframe>'),
    'cartas/foto.png': new Uint8Array([1]),
    '__MACOSX/cartas/._outra.md': strToU8('x'),
  })
  const archive = readArchive([file('cartas.zip', zip)], CIRCUMSTANCES)
  expect(archive?.source).toBe('markdown')
  expect(archive?.issues).toMatchObject([
    { subject: 'prazo em dobro', sentAt: '2024-05-02T12:00:00.000Z', losses: [] },
    { subject: 'Com título', preheader: 'Prévia', sentAt: '2024-06-01T12:00:00.000Z' },
    { subject: 'Um título', sentAt: null, losses: ['1 conteúdo incorporado (vídeo ou outro)'] },
  ])
  expect(archive?.issues[0]?.html).toMatch(/<strong>texto<\/strong>.*<td>1<\/td>/s)
  expect(archive?.left).toEqual(['cartas/foto.png: não é um texto'])
})

test('an HTML file gives its body and its title; scripts and images without a public address stay out', () => {
  const html = '<title>Carta</title><body onload="x()"><h1>Oi</h1><script>x()</script><img src="foto.png"></body>'
  const archive = readArchive([file('2023-01-02-carta.html', html)], CIRCUMSTANCES)
  expect(archive?.issues).toMatchObject([
    { subject: 'Carta', sentAt: '2023-01-02T12:00:00.000Z', losses: ['1 imagem sem endereço público'] },
  ])
  expect(archive?.issues[0]?.html).not.toMatch(/script|onload/)
})

test('of Substack come date and text by what a row says, and what no row names is reported', () => {
  const rows = [
    'post_id,post_date,email_sent_at,is_published,title',
    '1.a,2024-01-02,2024-01-03,true,',
    '2.b,2024-01-02,,true,B',
    '3.c,2024-01-02,,false,C',
  ]
  const text = strToU8('<p>x</p>')
  const posts = {
    'e/posts/1.a.html': text,
    'e/posts/2.b.html': text,
    'e/posts/3.c.html': text,
    'e/posts/9.z.html': text,
  }
  const lists = { 'e/subscribers.csv': strToU8('a'), 'e/posts/1.a.opens.csv': strToU8('a') }
  const archive = readArchive(
    [file('e.zip', zipSync({ 'e/posts.csv': strToU8(rows.join('\n')), ...posts, ...lists }))],
    CIRCUMSTANCES,
  )
  expect(archive?.issues).toMatchObject([
    { subject: 'Sem assunto', preheader: '', sentAt: '2024-01-03T12:00:00.000Z', losses: [] },
    { subject: 'B', sentAt: '2024-01-02T12:00:00.000Z', losses: [] },
    { subject: 'C', sentAt: null, losses: [] },
  ])
  expect(archive?.left).toEqual([
    'e/posts/9.z.html: não está em posts.csv',
    expect.stringMatching(/^e\/subscribers\.csv: endereços/),
    '1 arquivo de aberturas e entregas: as estatísticas de lá não vêm',
  ])
})

test.each([
  [
    'a.md',
    "---\ntitle: 'Um'\nsubtitle: Dois\ndescription: Três\npublished_at: 2024-06-02\n---\nx",
    'Um',
    'Dois',
    '2024-06-02',
  ],
  ['2024-06-03_b-c.markdown', 'x', 'b c', '', '2024-06-03'],
  ['d.md', '---\r\nTITLE : "Com \\"aspas\\""\r\n---\r\nx', 'Com "aspas"', '', null],
  ['e.md', '---\ndate: 2024-06-04\ndraft: false\n---\n# Título \n\nx', 'Título', '', '2024-06-04'],
  ['f.HTM', '<title>A &amp; B</title><p>x</p>', 'A & B', '', null],
  ['.md', 'x', 'Sem assunto', '', null],
])('the file %s comes in with what is in it', (name, content, subject, preheader, day) => {
  expect(readArchive([file(name === '.md' ? 'pasta/-.md' : name, content)], CIRCUMSTANCES)?.issues).toMatchObject([
    { subject, preheader, sentAt: day && `${day}T12:00:00.000Z`, losses: [] },
  ])
})

test('a text that is too long stays out, and hidden files are no texts', () => {
  const long = readArchive([file('longo.html', `<p>${'a'.repeat(LENGTH.issueHtml)}</p>`)], CIRCUMSTANCES)
  expect(long?.issues).toMatchObject([{ html: '', losses: ['o texto: é longo demais'] }])
  const archive = readArchive([file('a.html', '<p>x</p>'), file('_b.html', 'y'), file('.c.md', 'z')], CIRCUMSTANCES)
  expect(archive?.source).toBe('html')
  expect(archive?.issues.map(({ subject }) => subject)).toEqual(['a', 'b'])
  expect(archive?.left).toEqual(['.c.md: arquivo oculto'])
})

test('other files are none of them, and a broken archive is said to be one', () => {
  expect(readArchive([file('dados.json', '{"a":1}')], CIRCUMSTANCES)).toBeNull()
  expect(readArchive([file('planilha.xlsx', 'x')], CIRCUMSTANCES)).toBeNull()
  expect(() => readArchive([file('meio.zip', sampleSubstack(3).slice(0, 200))], CIRCUMSTANCES)).toThrow()
})
