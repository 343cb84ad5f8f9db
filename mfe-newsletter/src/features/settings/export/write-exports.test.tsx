import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Exported } from './collect'
import { writeGhost, writeHtmlFolder, writeMarkdownFolder } from './write-files'

const SENT = '2024-05-02T12:00:00.000Z'
const issue = {
  ...{ subject: 'Prazo em dobro', title: 'Interno', preheader: 'Prévia', html: '<p>A lei</p>' },
  ...{ sentAt: SENT, url: 'https://e.example/1', errata: [{ at: SENT, text: 'Leia-se 5' }] },
}
const draft = { ...issue, subject: '!', title: 'T', preheader: '', sentAt: null, url: null, errata: [] }
const exported: Exported = {
  newsletter: { title: 'N', description: 'D', handle: 'n' },
  ...{ author: 'Ana', url: 'https://e.example', issues: [issue, issue, draft] },
}
const unzipped = (content: string | Uint8Array) =>
  typeof content === 'string'
    ? {}
    : Object.fromEntries(Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]))

test('a folder of Markdown has a text for each issue, named by its day, with what it is called before it', () => {
  const { name, type, content } = writeMarkdownFolder(exported)
  const files = unzipped(content)
  expect([name, type]).toEqual(['n-markdown.zip', 'application/zip'])
  expect(Object.keys(files).map((file) => file.replace('.md', ''))).toEqual([
    ...['2024-05-02-prazo-em-dobro', '2024-05-02-prazo-em-dobro~2', 'rascunho-edicao'],
  ])
  expect(files['2024-05-02-prazo-em-dobro.md']).toMatch(
    /^---\ntitle: "Prazo em dobro"\ninternal_title: "Interno"\ndescription: "Prévia"\ndate: "2024-05-02T12:00:00\.000Z"\nerrata: \[\{"at":"2024-05-02T12:00:00\.000Z","text":"Leia-se 5"\}\]\n---\n\n.*A lei.*\n$/,
  )
  expect(files['rascunho-edicao.md']).toMatch(/^---\ntitle: "!"\ninternal_title: "T"\ndraft: true\n---\n\n/)
})

test('a folder of HTML has a page for each issue', () => {
  const { name, content } = writeHtmlFolder(exported)
  const files = unzipped(content)
  expect(name).toBe('n-html.zip')
  expect(files['2024-05-02-prazo-em-dobro.html']).toBe(
    [
      '<!DOCTYPE html>',
      '<html lang="pt-BR"><head><meta charset="utf-8">',
      '<title>Prazo em dobro</title>',
      '<meta name="ementa:title" content="Interno">',
      '<meta name="description" content="Prévia">',
      `<meta name="date" content="${SENT}">`,
      `<meta name="ementa:erratum" content="${SENT} Leia-se 5">`,
      '</head><body><p>A lei</p></body></html>\n',
    ].join('\n'),
  )
  expect(files['rascunho-edicao.html']).not.toMatch(/description|"date"|erratum/)
})

test('a file for Ghost has posts as Ghost names them', () => {
  const { name, type, content } = writeGhost(exported, new Date(SENT))
  expect([name, type]).toEqual(['n-ghost.json', 'application/json'])
  const { db } = JSON.parse(String(content))
  expect(db).toHaveLength(1)
  expect(db[0].meta).toEqual({ exported_on: Date.parse(SENT), version: '5.0.0' })
  expect(db[0].data.settings).toEqual([{ key: 'title', value: 'N' }])
  const post = { html: issue.html, type: 'post', visibility: 'public', feature_image: null }
  expect(db[0].data.posts[0]).toEqual({
    ...{ ...post, id: '1', title: 'Prazo em dobro', slug: 'prazo-em-dobro-1', status: 'published' },
    ...{ custom_excerpt: 'Prévia', published_at: SENT, ementa: { title: 'Interno', errata: issue.errata } },
  })
  expect(db[0].data.posts[2]).toMatchObject({
    ...{ slug: 'edicao-3', status: 'draft', custom_excerpt: null, published_at: null },
  })
})
