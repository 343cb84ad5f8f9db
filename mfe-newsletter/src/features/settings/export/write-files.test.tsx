import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ExportedIssue, exportedIssue, inOrder } from './collect'
import { writeGhost, writeHtmlFolder } from './write-files'

const SENT = '2024-05-02T12:00:00.000Z'
const NOW = new Date('2024-06-01T00:00:00.000Z')
const ISSUE: ExportedIssue = {
  ...{ subject: 'Prazo', title: 'Prazo', preheader: '', html: '<p>x</p>', sentAt: SENT },
  ...{ errata: [], url: 'https://e.example/1' },
}
const exported = (...issues: Partial<ExportedIssue>[]) => ({
  newsletter: { title: 'N & M', description: 'A < B', handle: 'n' },
  ...{ author: 'Ana & Rui', url: 'https://e.example/?a&b', issues: issues.map((issue) => ({ ...ISSUE, ...issue })) },
})
const filesIn = (content: string | Uint8Array) =>
  typeof content === 'string'
    ? []
    : Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
const namesIn = (content: string | Uint8Array) => filesIn(content).map(([name]) => name)

test('files of one name are told apart by a number, and a name is no longer than eighty letters', () => {
  const long = 'a'.repeat(90)
  const { content } = writeHtmlFolder(exported({}, {}, {}, { subject: 'Prazo 2' }, { subject: long }))
  expect(namesIn(content)).toEqual([
    ...['2024-05-02-prazo.html', '2024-05-02-prazo~2.html', '2024-05-02-prazo~3.html', '2024-05-02-prazo-2.html'],
    `2024-05-02-${'a'.repeat(80)}.html`,
  ])
})

test('a file for Ghost names each post by its place, in eighty letters at most', () => {
  const { content } = writeGhost(exported({}, { subject: 'a'.repeat(90) }), NOW)
  const { posts } = JSON.parse(String(content)).db[0].data
  expect(posts.map(({ id, slug }: { id: string; slug: string }) => [id, slug])).toEqual([
    ['1', 'prazo-1'],
    ['2', `${'a'.repeat(80)}-2`],
  ])
  expect(content.slice(-1)).toBe('\n')
})

test('for Ghost an issue that only subscribers read here is one for paying members', () => {
  const { content } = writeGhost(exported({}, { isForSubscribers: true }), NOW)
  const { posts } = JSON.parse(String(content)).db[0].data
  expect(posts.map(({ visibility }: { visibility: string }) => visibility)).toEqual(['public', 'paid'])
})

const stored = {
  ...{ id: 'i', newsletter_id: 'n', subject: ' A ', title: ' T ', preheader: ' P ', html: '<p>x</p>' },
  ...{ status: 'sent' as const, sent_at: SENT, scheduled_at: null, created_at: SENT, updated_at: SENT },
}

test('an issue leaves without blanks around its words, and without what only means something here', () => {
  const errata = [{ id: 'e', at: SENT, text: 'Leia-se 5' }]
  expect(exportedIssue({ ...stored, errata }, 'u')).toEqual({
    ...{ subject: 'A', title: 'T', preheader: 'P', html: '<p>x</p>', sentAt: SENT, url: 'u' },
    errata: [{ at: SENT, text: 'Leia-se 5' }],
  })
  expect(exportedIssue({ ...stored, title: ' ', subject: ' ' }, 'u')).toMatchObject({ subject: 'Sem assunto' })
  expect(exportedIssue({ ...stored, title: ' ', status: 'scheduled' }, 'u')).toMatchObject({
    ...{ title: 'A', sentAt: null, url: null },
  })
})

test('issues of one moment are always in the same order, and the given list is left alone', () => {
  const one = { ...ISSUE, subject: 'A' }
  const other = { ...ISSUE, subject: 'B' }
  const named = (issues: ExportedIssue[]) => issues.map(({ subject, title, html }) => subject + title + html)
  const list = [one, other, { ...one, title: 'Z' }, { ...one, html: '<p>y</p>' }]
  expect(named(inOrder(list))).toEqual(named(inOrder(list.toReversed())))
  expect(inOrder(list)[0]?.subject).toBe('B')
  const dated = [{ ...one, sentAt: null }, one, { ...one, sentAt: '2025' }]
  expect(inOrder(dated).map(({ sentAt }) => sentAt)).toEqual(['2025', SENT, null])
  expect(list[0]).toBe(one)
})
