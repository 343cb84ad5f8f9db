import { expect, test } from 'vitest'
import { readFolder } from './folder'

/** A free newsletter, in the autumn of 2026. */
const CIRCUMSTANCES = { now: new Date('2026-11-01T12:00:00.000Z'), isPaid: false }

const file = (path: string, text = '') => ({ path, text: () => text })
const only = (path: string, text: string) => readFolder([file(path, text)], CIRCUMSTANCES)?.issues[0]
const withFront = (...lines: string[]) => `---\n${lines.join('\n')}\n---\nTexto`
const ERRATUM = { at: '2024-05-03T12:00:00.000Z', text: 'Leia-se "5"' }

test('a folder is of Markdown when one of its texts is, and its folders are no files that stay behind', () => {
  expect(readFolder([file('a.html'), file('b.HTM')], CIRCUMSTANCES)?.source).toBe('html')
  expect(
    readFolder([file('a.html'), file('b.md'), file('x/'), file('x/c.txt'), file('.x/d.md')], CIRCUMSTANCES),
  ).toMatchObject({
    ...{ source: 'markdown', issues: [{}, {}], left: ['x/c.txt: não é um texto', '.x/d.md: arquivo oculto'] },
  })
  expect(readFolder([file('a.txt'), file('x/.a.md'), file('amd')], CIRCUMSTANCES)).toBeNull()
})

test('our own lines before a text come back: the name of its author, and corrections', () => {
  expect(
    only('a.md', withFront('title: "A"', 'internal_title: "Interno"', `errata: ${JSON.stringify([ERRATUM])}`)),
  ).toMatchObject({ subject: 'A', title: 'Interno', errata: [ERRATUM] })
})

test.each([
  ['none', 'x: 1'],
  ['not JSON', 'errata: nenhuma'],
  ['another shape', 'errata: [{"at": 1}]'],
  ['no list', 'errata: {"at": "2024", "text": "x"}'],
])('corrections that cannot be read are none: %s', (_, line) => {
  const issue = only('a.md', withFront('title: A', line))
  expect(issue).not.toHaveProperty('errata')
  expect(issue).not.toHaveProperty('title')
})

test.each([
  ['"Com \\"aspas\\""', 'Com "aspas"'],
  ['"Meia aspa', '"Meia aspa'],
  ["'Um'", 'Um'],
  ['"Um\\z"', 'Um\\z'],
  ['\'Um"', '\'Um"'],
  ['" Um "', ' Um '],
  ['  Um  ', 'Um'],
  ['Um: dois', 'Um: dois'],
  ['123', '123'],
])('the title written %j is %j', (written, title) => {
  expect(only('a.md', withFront(`title: ${written}`))?.subject).toBe(title)
})

test.each([
  ['2024-05-02-carta.md', '2024-05-02T12:00:00.000Z', 'carta'],
  ['x/carta-2024-05-02.md', '2024-05-02T12:00:00.000Z', 'carta 2024 05 02'],
  ['2024-05-02/carta.md', null, 'carta'],
  ['2024-05-02_a__b--c.md', '2024-05-02T12:00:00.000Z', 'a b c'],
  ['2024-05-02 carta.v2.md', '2024-05-02T12:00:00.000Z', 'carta.v2'],
])('the file %s says its day and its name', (path, sentAt, subject) => {
  expect(only(path, 'Texto')).toMatchObject({ sentAt, subject })
})

test('a heading that names the issue is not repeated in it; beside a title it is part of the text', () => {
  expect(only('a.md', '# Nome\n\n## Parte\n\nTexto')).toMatchObject({
    ...{ subject: 'Nome', html: '<h2>Parte</h2><p>Texto</p>', preheader: '' },
  })
  expect(only('a.md', '---\ntitle: Outro\n---\n# Nome\n\nTexto')).toMatchObject({
    ...{ subject: 'Outro', html: '<h1>Nome</h1><p>Texto</p>' },
  })
})

const page = (head: string) => `<html><head>${head}</head><BODY class="x"><p>Texto</p></BODY ></html>`
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`

test('our own page brings back all that it says', () => {
  const head = [
    '<title>A &amp; &lt;b&gt;</title>',
    ...[meta('ementa:title', 'Interno &quot;1&quot;'), meta('description', 'Prévia'), meta('description', 'Outra')],
    ...[meta('date', '2024-05-02T12:00:00.000Z'), meta('ementa:erratum', `${ERRATUM.at} Leia-se &quot;5&quot;`)],
  ]
  expect(only('2023-01-01-a.html', page(head.join('\n')))).toEqual({
    ...{ subject: 'A & <b>', title: 'Interno "1"', preheader: 'Prévia', html: '<p>Texto</p>', losses: [] },
    ...{ sentAt: '2024-05-02T12:00:00.000Z', errata: [ERRATUM] },
  })
  // A draft of ours has no day, whatever its file is called.
  expect(only('2023-01-01-a.html', page(meta('ementa:title', 'Interno')))).toMatchObject({ subject: 'a', sentAt: null })
})

test('a page of another program is read by its title, its body and the name of its file', () => {
  expect(only('2023-01-01-a.html', page('<title lang="pt">A &amp; <b>b</b></title>'))).toEqual({
    ...{ subject: 'A & <b>b</b>', preheader: '', html: '<p>Texto</p>', losses: [], sentAt: '2023-01-01T12:00:00.000Z' },
  })
  expect(only('-.html', '<p>Sem corpo</p>')).toMatchObject({ subject: 'Sem assunto', html: '<p>Sem corpo</p>' })
})
