import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ExportedIssue, exportedIssue, inOrder } from './exported'
import { writeAtom } from './write-atom'
import { writeHtmlFolder, writeMarkdownFolder } from './write-folder'
import { writeGhost } from './write-ghost'

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

test('the same texts make the same archive, to the byte', () => {
  const { content, type, name } = writeMarkdownFolder(exported({}))
  expect(writeMarkdownFolder(exported({})).content).toEqual(content)
  expect([name, type]).toEqual(['n-markdown.zip', 'application/zip'])
  // Entries say 1980, the first year that they can: bytes 10 to 13 of the first header.
  expect([...content.slice(12, 14)]).toEqual([0x22, 0])
})

test('what an issue lacks has no line, and what is written for a page is escaped', () => {
  const [[, html = ''] = []] = filesIn(writeHtmlFolder(exported({ subject: 'A & <b>', title: '"T"' })).content)
  expect(html).toBe(
    [
      '<!DOCTYPE html>',
      '<html lang="pt-BR"><head><meta charset="utf-8">',
      '<title>A &amp; &lt;b&gt;</title>',
      '<meta name="ementa:title" content="&quot;T&quot;">',
      `<meta name="date" content="${SENT}">`,
      '</head><body><p>x</p></body></html>\n',
    ].join('\n'),
  )
  const [[, markdown = ''] = []] = filesIn(writeMarkdownFolder(exported({})).content)
  expect(markdown.split('\n').slice(0, 5)).toEqual([
    ...['---', 'title: "Prazo"', 'internal_title: "Prazo"', `date: "${SENT}"`, '---'],
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

test('a feed is one of Atom, with every text escaped', () => {
  const { content, type } = writeAtom(exported({ preheader: 'C & D' }, {}), NOW)
  expect(type).toBe('application/atom+xml')
  const entry = (summary: string) => `<entry>
<id>https://e.example/1</id>
<title>Prazo</title>
<link rel="alternate" type="text/html" href="https://e.example/1"/>
<published>${SENT}</published>
<updated>${SENT}</updated>
${summary}<content type="html">&lt;p&gt;x&lt;/p&gt;</content>
</entry>
`
  expect(content).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>https://e.example/?a&amp;b</id>
<title>N &amp; M</title>
<subtitle>A &lt; B</subtitle>
<link rel="alternate" type="text/html" href="https://e.example/?a&amp;b"/>
<updated>2024-06-01T00:00:00.000Z</updated>
<author><name>Ana &amp; Rui</name></author>
${entry('<summary>C &amp; D</summary>\n')}${entry('')}</feed>
`)
})

test.each([
  ['without an address', { url: null }, 0],
  ['without a day', { sentAt: null }, 0],
  ['with both', {}, 1],
])('an issue %s is in the feed as often as it is read there', (_, change, times) => {
  expect(String(writeAtom(exported(change), NOW).content).split('<entry>')).toHaveLength(times + 1)
})

test('an entry was changed last by its latest correction, and says of each when it was made', () => {
  const errata = [
    { at: '2024-05-04T12:00:00.000Z', text: 'A < B' },
    { at: '2024-05-03T12:00:00.000Z', text: 'C' },
  ]
  const content = String(writeAtom(exported({ errata }), NOW).content)
  expect(content).toContain(`<published>${SENT}</published>\n<updated>2024-05-04T12:00:00.000Z</updated>`)
  expect(content).toContain('&lt;p&gt;Errata de 4 de maio de 2024: A &amp;lt; B&lt;/p&gt;&lt;p&gt;Errata de 3 de maio')
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
  expect(list[0]).toBe(one)
})
