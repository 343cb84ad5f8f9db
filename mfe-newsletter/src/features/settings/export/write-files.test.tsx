import { expect, test } from 'vitest'
import { type ExportedIssue, exportedIssue } from './collect'
import { writeGhost } from './write-files'

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
