import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readAudience } from '../audience/read-audience'
import { decodeText } from '../decode-text'
import { readArchive } from './read-archive'

const NOW = new Date('2026-11-01T12:00:00.000Z')
const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content)
const read = (files: Record<string, string | Uint8Array>, isPaid = false) =>
  readArchive(
    Object.entries(files).map(([name, content]) => ({ name, bytes: bytesOf(content) })),
    { now: NOW, isPaid },
  )
const only = (name: string, content: string | Uint8Array, isPaid?: boolean) =>
  read({ [name]: content }, isPaid)?.issues[0]
const withHead = (...lines: string[]) =>
  ['---', 'title: Um texto', 'date: 2024-05-02', ...lines, '---', 'Texto'].join('\n')
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ...[
    'isDraft: true',
    'is-draft: yes',
    'IsDraft: 1',
    'type: draft',
    'status: wip',
    'wip: true',
    'ready: false',
    'Pronto: não',
  ],
  ...['tags: [lei, draft]', 'tags: rascunho', 'tags: lei draft', 'categories:\n  - Rascunhos', 'tags: "#wip, lei"'],
  ...['published_at: null', 'published_at:', 'publishedAt: ~', 'published: no', 'published:', 'data-de-publicação: ""'],
  ...['visibility: private', 'Visibility: Private', 'post_status: pending', 'postStatus: future', 'statusDoTexto: x'],
  ...[
    'params:\n  draft: true',
    '_build:\n  render: never',
    'permalink: false',
    'doNotPublish: true',
    'noPublish: true',
  ],
  ...[
    'published: 2099-01-01',
    'scheduled: true',
    'status:',
    'stage: Em revisão',
    'phase: em andamento',
    'post_type: page',
  ],
  ...['published: false', 'draft: True', 'draft: true # revisar', 'status: draft', 'private: true', 'publish: false'],
  ...['visibility: paid', 'audience: only_paid', 'draft: talvez', 'rascunho: sim', 'publishDate: 2099-01-01'],
  ...[
    'visibility: [paid]',
    'layout: page',
    'visibility: privado',
    'expirydate: 2025-01-01',
    'hidden: yes',
    'published_at: em breve',
  ],
])('a text with “%s” is a draft, and the report says why [P-23]', (line) => {
  const issue = only('a.md', withHead(line))
  expect([issue?.subject, issue?.sentAt]).toEqual(['Um texto', null])
  expect(issue?.held).toMatch(/^o arquivo diz “|^a data “/)
})

test.each([
  'draft: false',
  'published: true',
  'status: published',
  'visibility: public',
  'private: no',
  'audience: everyone',
  ...['isDraft: false', 'draft:', 'Published: 2024-05-02', 'tags: [direito privado, lei]', 'ready: sim', 'type: post'],
  ...[
    'status: Publish',
    'tags: []',
    'expires:',
    'expires: 2099-01-01',
    'category: Direito Privado',
    'publisher: Editora',
  ],
  ...['publication: Cartas', 'author:\n  name: Draft', 'hide:\n  - toc', 'subtitle: Rascunho', 'estado: SP'],
])('a text with “%s” was public', (line) =>
  expect(only('a.md', withHead(line))).toMatchObject({ sentAt: '2024-05-02T12:00:00.000Z' }),
)

test('what was for members stays sent in a newsletter that is paid', () => {
  expect(only('a.md', withHead('visibility: paid'), true)?.sentAt).toBe('2024-05-02T12:00:00.000Z')
  expect(only('a.md', withHead('visibility: private'), true)?.sentAt).toBeNull()
})

test('the head of Hugo is read, and stands in no text', () => {
  const head = '+++\ntitle = "Do prazo"\ndate = 2024-05-02T10:00:00-03:00\ndraft = true\n+++\nTexto'
  expect(only('a.md', head)).toMatchObject({
    ...{ subject: 'Do prazo', sentAt: null, held: 'o arquivo diz “draft: true”', html: '<p>Texto</p>' },
  })
  expect(only('a.md', head.replace('draft = true\n', ''))?.sentAt).toBe('2024-05-02T13:00:00.000Z')
})

test.each([
  '{\n  "title": "Do prazo",\n  "date": "2024-05-02",\n  "tags": ["lei"],\n  "draft": true\n}\n\nTexto',
  '{ "title": "Do prazo", "date": "2024-05-02", "params": { "draft": true } }\nTexto',
  '---json\n{ "title": "Do prazo", "date": "2024-05-02", "draft": true }\n---\nTexto',
  '---toml\ntitle = "Do prazo"\ndate = 2024-05-02\ndraft = true\n---\nTexto',
])('the head is read, and stands in no text: %j', (text) => {
  const issue = only('a.md', text)
  expect(issue).toMatchObject({ subject: 'Do prazo', held: 'o arquivo diz “draft: true”', html: '<p>Texto</p>' })
  expect(only('a.md', text.replace(/true/, 'false'))?.sentAt?.slice(0, 10)).toBe('2024-05-02')
})

test.each([
  [
    'Title: Do prazo\nDate: 2024-05-02 10:20\nCategory: Direito\nSummary: Um resumo\n  em duas linhas\n\nTexto',
    '<p>Texto</p>',
  ],
  ['title: Do prazo\r\nAuthor: Ana\r\nDate: 02/05/2024\r\n\r\nTexto: dois', '<p>Texto: dois</p>'],
])('a head without frame is read, and stands in no text: %j', (text, html) => {
  expect(only('2023-01-01-a.md', text)).toMatchObject({ subject: 'Do prazo', html })
  expect(only('2023-01-01-a.md', text)?.sentAt?.slice(0, 10)).toBe('2024-05-02')
  expect(only('2023-01-01-a.md', `Status: draft\n${text}`)).toMatchObject({
    ...{ subject: 'Do prazo', html, held: 'o arquivo diz “Status: draft”' },
  })
})

test.each(['Processo: 123\nRelator: Fulano\n\nTexto', 'Title: Do prazo\nTexto que segue'])(
  'lines that name no title, or that text follows at once, are text: %j',
  (text) => expect(only('2024-05-02-a.md', text)).toMatchObject({ subject: 'a', sentAt: expect.any(String) }),
)

test('a head in JSON that cannot be read makes a draft, and a text in braces has none', () => {
  expect(only('2024-05-02-a.md', '{\n"title": "A",\n"draft": true\nTexto')).toMatchObject({
    ...{ sentAt: null, held: 'o cabeçalho não pôde ser lido inteiro ({)' },
  })
  expect(only('2024-05-02-a.md', '{sic} Texto')).toMatchObject({ html: '<p>{sic} Texto</p>', held: undefined })
})

test.each([
  ['rascunhos/a.md', 'está na pasta “rascunhos”'],
  ['blog/Draft/a.md', 'está na pasta “Draft”'],
  ['private/a.html', 'está na pasta “private”'],
  ['2024-05-02-rascunho-a.md', 'o nome do arquivo diz que é um rascunho'],
  ['a_draft.html', 'o nome do arquivo diz que é um rascunho'],
])('the text %s is a draft by its place', (path, held) => {
  const zip = zipSync({
    [path]: strToU8(path.endsWith('.md') ? withHead() : '<meta name="date" content="2024-05-02"><p>x'),
  })
  expect(only('z.zip', zip)).toMatchObject({ sentAt: null, held })
})

test.each([
  ['[RASCUNHO] Do prazo', true],
  ['(Draft) Do prazo', true],
  ['Rascunho: do prazo', true],
  ['WIP — do prazo', true],
  ['Rascunho de contrato: modelos', false],
  ['Do prazo [rascunho de lei]', false],
])('a text with the title “%s” comes as a draft: %s', (title, isDraft) => {
  const held = isDraft ? 'o título diz que é um rascunho' : undefined
  for (const issue of [
    only('a.md', withHead().replace('Um texto', JSON.stringify(title))),
    only('a.html', `<title>${title}</title><meta name="date" content="2024-05-02"><p>x`),
  ])
    expect([issue?.subject, issue?.sentAt === null, issue?.held]).toEqual([title, isDraft, held])
})

test.each([
  ['title: >-\n  Um título\n  em duas linhas', 'Um título em duas linhas'],
  ['title: |\n  Um título', 'Um título'],
  ["title: 'Pai d''água'", "Pai d'água"],
  ['title: Direito: o que muda', 'Direito: o que muda'],
])('the title written %j is “%s”', (line, title) => {
  expect(only('a.md', `---\n${line}\n---\nx`)?.subject).toBe(title)
})

test.each([
  ['02/05/2024', '2024-05-02'],
  ['25/12/2023', '2023-12-25'],
  ['2024-05-02 # nota', '2024-05-02'],
  ['2 de maio de 2024', '2024-05-02'],
  ['2024-05-02 10:00:00 -0300', '2024-05-02'],
])('the date “%s” is the day %s', (date, day) => {
  expect(only('a.md', `---\ndate: ${date}\n---\nx`)?.sentAt?.slice(0, 10)).toBe(day)
})

test('a head that cannot be read whole makes a draft', () => {
  expect(only('a.md', '---\ntitle: A\ndate: 2024-05-02\ndraft: [x\n---\nx')).toMatchObject({
    sentAt: null,
    held: 'o cabeçalho não pôde ser lido inteiro (draft)',
  })
})

test('accents are read in every charset, alone and in an archive, in names too', () => {
  const page = latin(
    '<html><head><meta charset="windows-1252"><title>A\xe7\xe3o</title></head><body><p>Cita\xe7\xe3o</p></body></html>',
  )
  const text = latin('# Peti\xe7\xe3o\n\nA\xe7\xe3o')
  const loose: Record<string, Uint8Array> = { 'a.html': page, 'b.md': text }
  for (const files of [loose, { 'z.zip': zipSync(loose) }])
    expect(read(files)?.issues).toMatchObject([
      { subject: 'Ação', html: '<p>Citação</p>' },
      { subject: 'Petição', html: '<p>Ação</p>' },
    ])
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'Ação'].flatMap((letter) => [letter.charCodeAt(0), 0])])
  expect(only('a.md', utf16)?.html).toBe('<p>Ação</p>')
  expect(read({ 'z.zip': zipSync({ 'petição.md': strToU8('x') }) })?.issues[0]?.subject).toBe('petição')
  // As the archiver of Windows in Brazil writes `petição.md`.
  const ofWindows = zipSync({ 'peti????.md': strToU8('x') })
  const name = [0x87, 0xc6, 0x6f, 0x2e]
  for (let place = 0; place < ofWindows.length - 4; place++)
    if (ofWindows[place] === 0x3f && ofWindows[place + 3] === 0x3f && ofWindows[place - 1] === 0x69)
      ofWindows.set(name.slice(0, 3), place)
  expect(read({ 'z.zip': ofWindows })?.issues[0]?.subject).toBe('petição?')
})

test('a list that Excel wrote for the Mac keeps its accents, and what Windows wrote keeps its signs', () => {
  const bytes = (text: string, ...pairs: [letter: string, code: number][]) =>
    Uint8Array.from([...text], (one) => pairs.find(([letter]) => letter === one)?.[1] ?? one.charCodeAt(0))
  const text = 'nome;e-mail\rJoão Conceição;joao@x.br\rJosé d’Ávila;jose@x.br'
  const mac = bytes(text, ['ã', 0x8b], ['ç', 0x8d], ['é', 0x8e], ['’', 0xd5], ['Á', 0xe7])
  expect(decodeText(mac)).toBe(text)
  expect(readAudience(decodeText(mac))?.subscribers.map(({ name }) => name)).toEqual(['João Conceição', 'José d’Ávila'])
  expect(decodeText(bytes(text, ['’', 0x92]))).toBe(text)
  const capitals = 'NOME;CIDADE\nCONCEIÇÃO;SÃO JOSÉ\nDESEMBARGADOR JURÍDICO;MACAÉ DE CIMA'
  const ofMac = bytes(capitals, ['Ç', 0x82], ['Ã', 0xcc], ['É', 0x83], ['Í', 0xea])
  expect([decodeText(ofMac), decodeText(bytes(capitals))]).toEqual([capitals, capitals])
  const signed: [text: string, code: number][] = [
    ['Pai d’ouro', 0x92],
    ['Menu› Ementa›', 0x9b],
    ['Ementa™', 0x99],
    ['Rio–Santos', 0x96],
  ]
  for (const [words, code] of signed) {
    const [sign = ''] = /[^ -z]/.exec(words) ?? []
    expect(decodeText(bytes(words, [sign, code]))).toBe(words)
  }
})

test('the title of a page is read with its entities', () => {
  expect(
    only('a.html', '<title>A&ccedil;&atilde;o &amp; rea&ccedil;&atilde;o &#8212; 1</title><p>x</p>')?.subject,
  ).toBe('Ação & reação — 1')
})

test('what a page says of itself is read, words with a colon too', () => {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`
  const page = (...head: string[]) =>
    only('2024-05-02-a.html', `<title>Prazo: cinco dias</title>${head.join('')}<p>x</p>`)
  expect(page(meta('description', 'Prévia: o prazo'))).toMatchObject({
    ...{ subject: 'Prazo: cinco dias', preheader: 'Prévia: o prazo', sentAt: '2024-05-02T12:00:00.000Z' },
  })
  expect(page(meta('draft', 'true'))?.sentAt).toBeNull()
  expect(page('<meta property="article:published_time" content="2024-03-01T12:00:00Z">')?.sentAt).toBe(
    '2024-03-01T12:00:00.000Z',
  )
})

test('nothing of a text is loaded while it is read', async () => {
  const loaded: string[] = []
  const observer = new PerformanceObserver((list) => {
    loaded.push(...list.getEntries().map(({ name }) => name))
  })
  observer.observe({ type: 'resource' })
  const name = `${location.origin}/leitura-${Date.now()}.png`
  only('a.html', `<div><p>Um <img src="${name}"></p><div class="kg-callout-card"><img src="${name}"></div></div>`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  observer.disconnect()
  expect(loaded.filter((one) => one === name)).toEqual([])
})

test('a gallery stays images with their caption', () => {
  const image = (name: string) => `<div class="kg-gallery-image"><img src="https://x.br/${name}.png" alt=""></div>`
  const html = `<figure class="kg-gallery-card"><div><div>${image('a')}${image('b')}</div></div><figcaption>Fonte</figcaption></figure>`
  expect(only('a.html', html)?.html).toBe(
    '<figure><img src="https://x.br/a.png" alt=""><img src="https://x.br/b.png" alt=""><figcaption>Fonte</figcaption></figure>',
  )
})

test('words of two blocks never run together', () => {
  const html =
    '<div>Primeiro.</div><div>Segundo <b>parágrafo</b>.</div>solto<section><h5>Terceiro</h5>Título</section><dl><dt>Termo</dt><dd>Definição</dd></dl><details><summary>Resumo</summary>Corpo</details><ul><li><div>item</div></li></ul><table><tr><td><div>a</div><div>b</div></td></tr></table>'
  expect(only('a.html', html)?.html).toBe(
    '<p>Primeiro.</p><p>Segundo <b>parágrafo</b>.</p><p>solto</p><h4>Terceiro</h4><p>Título</p><p>Termo</p><p>Definição</p><p>Resumo</p><p>Corpo</p><ul><li>item</li></ul><table><tbody><tr><td>a<br>b</td></tr></tbody></table>',
  )
})

const ghost = (...posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] })
const published = { status: 'published', published_at: '2024-03-03T10:00:00.000Z' }

test('of Ghost a bookmark becomes a link, a callout a quotation, and a post without a text a draft', () => {
  const bookmark =
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://stf.jus.br/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">STF</div><div class="kg-bookmark-description">Supremo</div><div class="kg-bookmark-metadata"><span>Autor</span><span>STF</span></div></div></a><figcaption>Em 2024</figcaption></figure>'
  const callout =
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Atenção ao <b>prazo</b>.</div></div>'
  const archive = read({
    'ghost.json': ghost(
      { ...published, title: 'A', html: `<p>Um</p>${bookmark}${callout}<p>Dois</p>` },
      { ...published, title: 'Sem HTML', html: null, lexical: '{}' },
    ),
  })
  expect(archive?.issues[0]?.html).toBe(
    '<p>Um</p><p><a href="https://stf.jus.br/a" target="_blank" rel="noopener noreferrer">STF</a><br>Em 2024</p><blockquote>💡 Atenção ao <b>prazo</b>.</blockquote><p>Dois</p>',
  )
  expect(archive?.issues[1]).toMatchObject({ sentAt: null, held: 'não tem texto' })
})

test('links that led somewhere on the old site are named, and leave their words', () => {
  const issue = only('a.md', '[sobre](/sobre) e [outro](../outro.md) e [fim](#fim) e [STF](https://stf.jus.br)')
  expect(issue?.losses).toEqual(['3 links sem endereço completo (ficam os textos)'])
  expect(issue?.html).toContain('<p>sobre e outro e fim e <a href="https://stf.jus.br"')
})

test('a Jekyll blog comes: its posts with their days, its drafts as drafts, and each other file with its reason', () => {
  const archive = read({
    'blog.zip': zipSync({
      '_posts/2024-05-02-prazo.md': strToU8('---\nlayout: post\ntitle: Do prazo\n---\nTexto'),
      '_drafts/ideia.md': strToU8('---\ndate: 2024-05-02\n---\nTexto'),
      '_layouts/post.html': strToU8('<p>x</p>'),
      'README.md': strToU8('# Blog'),
      'about.md': strToU8('Sobre'),
      '.github/a.md': strToU8('x'),
    }),
  })
  expect(archive?.issues).toMatchObject([
    { subject: 'Do prazo', sentAt: '2024-05-02T12:00:00.000Z' },
    { subject: 'ideia', sentAt: null, held: 'está na pasta “_drafts”' },
  ])
  expect(archive?.left.toSorted()).toEqual([
    '.github/a.md: arquivo oculto',
    'README.md: está fora de _posts: é uma página do site',
    '_layouts/post.html: faz parte do site, não é uma edição',
    'about.md: está fora de _posts: é uma página do site',
  ])
})

test('of Substack’s list TRUE and VERDADEIRO say published, and pages, notes and restacks stay behind', () => {
  const rows = [
    'post_id;post_date;is_published;type;audience;title',
    '1.a;02/05/2024 10:00;VERDADEIRO;newsletter;everyone;Um',
    '2.b;2024-05-03;TRUE;page;everyone;Sobre',
    '3.c;2024-05-03;TRUE;restack;everyone;Outro',
    '4.d;2024-05-03;TRUE;newsletter;only_paid;Pago',
    '5.e;2024-05-03;TRUE;desconhecido;everyone;Novo',
    '6.f;2024-05-03;FALSO;newsletter;everyone;Rascunho',
  ]
  const texts = Object.fromEntries(
    'abcdef'.split('').map((letter, index) => [`posts/${index + 1}.${letter}.html`, strToU8('<p>x</p>')]),
  )
  const archive = read({ 'export.zip': zipSync({ 'posts.csv': strToU8(rows.join('\r\n')), ...texts }) })
  expect(archive?.issues.map(({ subject, sentAt }) => [subject, sentAt !== null])).toEqual([
    ...[
      ['Um', true],
      ['Pago', false],
      ['Novo', false],
      ['Rascunho', false],
    ],
  ])
  expect(archive?.left).toEqual([
    'Página “Sobre”: aqui não há páginas fixas',
    'Republicação “Outro”: o texto é de outra pessoa',
  ])
})

test('a note of two paragraphs, an underlined title and a sign in code are read as Markdown has them', () => {
  const issue = only(
    'a.md',
    'O título\n===\n\n```\n# não é título\n```\n\nUm[^1] texto.\n\n[^1]: Primeiro parágrafo.\n\n    Segundo parágrafo.\n\nFim',
  )
  expect(issue?.subject).toBe('O título')
  expect(issue?.html).toContain('# não é título')
  expect(issue?.html).not.toContain('O título')
  expect(issue?.html).toMatch(
    /<p>Fim<\/p><ol class="footnotes"><li id="nota-1">Primeiro parágrafo\. Segundo parágrafo\.<\/li><\/ol>$/,
  )
})

test('Substack’s invitations and labels, and the caption of a lost image, stay behind', () => {
  const html =
    '<p>Um</p><div class="subscription-widget-wrap"><div class="preamble"><p>Thanks for reading!</p></div><form><input></form></div><p class="button-wrapper"><a class="button primary" href="https://x.substack.com/subscribe?"><span>Subscribe now</span></a></p><div class="preformatted-block"><label class="hide-text">Text within this block will maintain its original spacing when published</label><pre class="text">verso</pre></div><figure><img src="foto.png"><figcaption>Legenda</figcaption></figure>'
  expect(only('a.html', html)?.html).toBe('<p>Um</p><pre>verso</pre>')
})
