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
