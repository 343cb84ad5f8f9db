import { expect, test } from 'vitest'
import { writeAtom } from './write-export'

const URL = 'https://ementa.example/newsletters/n'
const issue = { title: 'Um', preheader: '', html: '<p>A &amp; B</p>', errata: [] }

const sent = {
  ...{ ...issue, subject: 'Prazos & <custas>', sentAt: '2024-05-02T12:00:00.000Z', url: `${URL}/issues/1` },
  errata: [{ at: '2024-05-03T12:00:00.000Z', text: 'Onde se lê 3, leia-se 5\u0000.' }],
}
const draft = { ...issue, subject: 'Rascunho', sentAt: null, url: null }
const newsletter = { title: 'N', description: 'Toda semana', handle: 'n' }

test('a feed has what was sent, its corrections too, and no draft', () => {
  const exported = { newsletter, author: 'Ana', url: URL, issues: [sent, draft] }
  const { name, content } = writeAtom(exported, new Date('2024-06-01T00:00:00.000Z'))
  expect(name).toBe('n.atom')
  expect(content).toContain('<updated>2024-06-01T00:00:00.000Z</updated>')
  expect(content).toContain(`<id>${URL}/issues/1</id>\n<title>Prazos &amp; &lt;custas&gt;</title>`)
  expect(content).toContain(
    '<published>2024-05-02T12:00:00.000Z</published>\n<updated>2024-05-03T12:00:00.000Z</updated>',
  )
  // XML cannot contain this character.
  expect(content).toContain('leia-se 5.&lt;/p&gt;&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>')
  expect(content).not.toContain('Rascunho')
})

test('a feed is written whole: its head, who wrote it, and each issue with what it has', () => {
  const plain = {
    ...issue,
    subject: 'Um "aviso"',
    preheader: 'Prévia & mais',
    sentAt: sent.sentAt,
    url: `${URL}/issues/2`,
  }
  const exported = { newsletter: { ...newsletter, title: 'N & M' }, author: 'Ana <A>', url: URL, issues: [plain] }
  const { content, type } = writeAtom(exported, new Date('2024-06-01T00:00:00.000Z'))
  expect(type).toBe('application/atom+xml')
  expect(String(content).split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${URL}</id>`,
    '<title>N &amp; M</title>',
    '<subtitle>Toda semana</subtitle>',
    `<link rel="alternate" type="text/html" href="${URL}"/>`,
    '<updated>2024-06-01T00:00:00.000Z</updated>',
    '<author><name>Ana &lt;A&gt;</name></author>',
    '<entry>',
    `<id>${URL}/issues/2</id>`,
    '<title>Um &quot;aviso&quot;</title>',
    `<link rel="alternate" type="text/html" href="${URL}/issues/2"/>`,
    '<published>2024-05-02T12:00:00.000Z</published>',
    '<updated>2024-05-02T12:00:00.000Z</updated>',
    '<summary>Prévia &amp; mais</summary>',
    '<content type="html">&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>',
    '</entry>',
    '</feed>',
    '',
  ])
})
