import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readGhost } from './ghost'
import { readArchive } from './read-archive'

/** A free newsletter, in the autumn of 2026. */
const CIRCUMSTANCES = { now: new Date('2026-11-01T12:00:00.000Z'), isPaid: false }

const file = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const ghost = (...posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] })
const TEXT = '<p>x</p>'
const ofGhost = (post: object) => readGhost(ghost(post), CIRCUMSTANCES)?.issues[0]

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

test('an issue of our own export comes back as it was, also where only subscribers read it', () => {
  const paid = { status: 'published', published_at: '2024-05-02', visibility: 'paid', html: '<p>x</p>' }
  expect(ofGhost({ ...paid, ementa: { title: 'T', errata: [] } })).toMatchObject({
    ...{ sentAt: '2024-05-02T12:00:00.000Z', losses: [] },
  })
  expect(ofGhost(paid)?.sentAt).toBeNull()
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
