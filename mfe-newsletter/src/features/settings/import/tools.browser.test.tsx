import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readGhost } from './ghost'
import { readArchive } from './read-archive'
import { readSubstack } from './substack'

/** A free newsletter, in the autumn of 2026. */
const CIRCUMSTANCES = { now: new Date('2026-11-01T12:00:00.000Z'), isPaid: false }

const file = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const ghost = (...posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] })
const TEXT = '<p>x</p>'
const ofGhost = (post: object) => readGhost(ghost(post), CIRCUMSTANCES)?.issues[0]

test.each([
  [{ visibility: '' }, []],
  [{ visibility: 'public' }, []],
  [{ visibility: 'tiers' }, ['a restrição a membros: vale a regra da newsletter']],
  [{ feature_image: 'a.png' }, ['a imagem de capa']],
  [{ status: 'scheduled' }, ['o agendamento: vem como rascunho']],
  [{ lexical: '{}' }, []],
  [{ html: '', lexical: '{}' }, ['o texto: o arquivo não o traz em HTML']],
  [{ html: null, lexical: null, mobiledoc: null }, []],
])('of the post %j of Ghost stays behind: %j', (post, losses) => {
  expect(ofGhost({ title: 'A', html: TEXT, ...post })).toMatchObject({ subject: 'A', losses })
})

test.each([
  ['published', true],
  ['sent', true],
  ['draft', false],
  ['scheduled', false],
  [undefined, false],
])('a post that is %s there has its day: %s', (status, isSent) => {
  const { sentAt } = ofGhost({ status, published_at: '2024-05-02' }) ?? {}
  expect(sentAt).toBe(isSent ? '2024-05-02T12:00:00.000Z' : null)
})

test('fields of another kind count as empty, and our own are taken when they are whole', () => {
  expect(ofGhost({ title: 1, html: 2, custom_excerpt: 3, type: 4, ementa: { title: 'T' } })).toEqual({
    ...{
      subject: 'Sem assunto',
      preheader: '',
      html: '',
      sentAt: null,
      held: 'o arquivo diz “status: draft”',
      losses: [],
    },
  })
  expect(ofGhost({ ementa: { title: 'T', errata: [{ at: 'x', text: 'y' }] } })).toMatchObject({
    ...{ title: 'T', errata: [{ at: 'x', text: 'y' }] },
  })
})

test('an issue of our own export comes back as it was, also where only subscribers read it', () => {
  const paid = { status: 'published', published_at: '2024-05-02', visibility: 'paid', html: '<p>x</p>' }
  expect(ofGhost({ ...paid, ementa: { title: 'T', errata: [] } })).toMatchObject({
    ...{ sentAt: '2024-05-02T12:00:00.000Z', losses: [] },
  })
  expect(ofGhost(paid)?.sentAt).toBeNull()
})

test.each(['[]', '{}', 'null', '{"db":[{}]}', '{"db":[{"data":{}}]}', '{"data":{"posts":1}}', 'x'])(
  '%s is no export of Ghost',
  (json) => expect(readGhost(json, CIRCUMSTANCES)).toBeNull(),
)

const substack = (rows: string[], files: Record<string, string>, path = 'posts.csv') =>
  readSubstack(
    Object.entries({ [path]: rows.join('\n'), ...files }).map(([name, text]) => ({ path: name, text: () => text })),
    CIRCUMSTANCES,
  )
const row = (head: string, values: string) => substack([`post_id,${head}`, `1.a,${values}`], { 'posts/1.a.html': TEXT })

test.each([
  ['podcast_url', 'https://a.example/1.mp3', ['o áudio do podcast']],
  ['type', 'podcast', ['o áudio do podcast']],
  ['type', 'newsletter', []],
  ['type', 'thread', ['as respostas da conversa']],
  ['audience', 'everyone', []],
  ['audience', '', []],
  ['audience', 'founding', ['a restrição a pagantes: vale a regra da newsletter']],
])('of a post of Substack whose %s is “%s” stays behind: %j', (head, value, losses) => {
  expect(row(head, value)?.issues[0]?.losses).toEqual(losses)
})

test.each([
  ['posts.csv', true],
  ['export/posts.csv', true],
  ['outros-posts.csv', false],
  ['posts.csv.txt', false],
])('the list %s makes an export of Substack: %s', (path, isOne) => {
  expect(substack(['post_id,title', '1.a,A'], {}, path) !== null).toBe(isOne)
})

test('a post of Substack comes by its number, whatever its file is called', () => {
  const archive = substack(['post_id,title,subtitle', '1.a,A,Linha', '2,B,', ',C,'], {
    'posts/1.outro-nome.html': TEXT,
    'posts/2.html': '<p>y</p>',
    'posts/3.c.txt': 'x',
    'posts/1.a.delivers.csv': 'x',
    'posts/1.a.opens.csv': 'x',
    'email_list.csv': 'x',
    'email_list/outra.csv': 'x',
  })
  expect(archive?.issues).toMatchObject([
    { subject: 'A', preheader: 'Linha', html: TEXT, losses: [], sentAt: null },
    { subject: 'B', preheader: '', html: '<p>y</p>', losses: [] },
    { subject: 'C', html: '', losses: ['o texto: não há arquivo dele'] },
  ])
  expect(archive?.left).toEqual([
    expect.stringMatching(/^email_list\.csv: endereços de assinantes/),
    '2 arquivos de aberturas e entregas: as estatísticas de lá não vêm',
    '2 outros arquivos não fazem parte da exportação: traga-os à parte',
  ])
})

test('a text that only begins like an archive is a text', () => {
  for (const text of ['OK, um texto', 'Prazo', 'K'])
    expect(readArchive([file('a.md', text)], CIRCUMSTANCES)).toMatchObject({
      source: 'markdown',
      issues: [{ subject: 'a' }],
    })
})

test('the export of Ghost is found among other files, zipped or not', () => {
  expect(readArchive([file('a.json', '{}'), file('b.json', ghost({ title: 'A' }))], CIRCUMSTANCES)?.source).toBe(
    'ghost',
  )
  const zip = zipSync({ 'x/': new Uint8Array(), 'x/b.json': strToU8(ghost({ title: 'A' })) })
  expect(readArchive([{ name: 'b.zip', bytes: zip }], CIRCUMSTANCES)?.source).toBe('ghost')
  expect(readArchive([file('b.txt', ghost({ title: 'A' }))], CIRCUMSTANCES)).toBeNull()
  expect(readArchive([], CIRCUMSTANCES)).toBeNull()
})

const long = (length: number) => 'é'.repeat(length)
const fitted = (post: object) => readArchive([file('g.json', ghost({ html: TEXT, ...post }))], CIRCUMSTANCES)?.issues[0]

test.each([
  [{ title: long(300), custom_excerpt: long(300) }, 300, 300, []],
  [{ title: long(301) }, 300, 0, ['o fim do assunto: passa de 300 caracteres']],
  [{ title: 'A', custom_excerpt: long(301) }, 1, 300, ['o fim do texto de prévia: passa de 300 caracteres']],
])('what is longer than an issue may be is cut, and said', (post, subject, preheader, losses) => {
  const issue = fitted(post)
  expect([issue?.subject.length, issue?.preheader.length, issue?.losses]).toEqual([subject, preheader, losses])
})

const AT = '2024-05-03T12:00:00.000Z'
test('corrections come when they have a day and words, and so many as an issue may have', () => {
  const own = (errata: object[], title = 'T') => fitted({ title: 'A', ementa: { title, errata } })
  const good = { at: AT, text: 'Leia-se 5' }
  expect(own([good, { at: '2024-05-03', text: 'x' }, { at: AT, text: ' ' }, { at: '?', text: 'x' }])?.errata).toEqual([
    good,
  ])
  const most = NEWSLETTER_LIMITS.errataPerIssue
  expect(own(Array.from({ length: most + 1 }, () => good))?.errata).toHaveLength(most)
  expect(own([])?.errata).toEqual([])
  expect(own([], long(400))?.title?.length).toBeLessThan(400)
  expect(own([], '')).not.toHaveProperty('title')
  expect(fitted({ title: 'A' })).not.toHaveProperty('errata')
})

test('what only plays or runs is not read at all, and an empty text says so once', () => {
  expect(fitted({ html: `${TEXT}<STYLE>p{}</STYLE ><script>x()</script>` })).toMatchObject({
    html: '<p>x</p>',
    losses: [],
  })
  expect(fitted({ html: '<p> </p>' })?.losses).toEqual(['o texto: está vazio'])
  expect(fitted({ html: '<iframe></iframe>' })?.losses).toEqual(['1 conteúdo incorporado (vídeo ou outro)'])
})
