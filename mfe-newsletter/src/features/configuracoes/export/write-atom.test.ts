import { expect, test } from 'vitest'
import { writeAtom } from './write-atom'

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
  // Of all signs, XML cannot have this one.
  expect(content).toContain('leia-se 5.&lt;/p&gt;&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>')
  expect(content).not.toContain('Rascunho')
})
