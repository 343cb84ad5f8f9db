import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breachesOf, readGlossary } from './glossary.mjs'
import { root } from './packages.mjs'
import { allTexts, textsOf } from './ui-texts.mjs'

const glossary = readGlossary(fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'))

test('every package speaks with the words of the glossary', () => {
  expect(glossary.length).toBeGreaterThan(5)
  expect(glossary.filter(({ notUsed }) => notUsed.length === 0)).toEqual([])
  expect(breachesOf(glossary, allTexts(root))).toEqual([])
})

test('texts are strings, templates and JSX text; code is none', () => {
  const source = `import a from 'post'
    const key = 'post-card', path = \`/posts/\${a}\`, said = \`\${a} posts salvos\`
    export default () => <p className="post" title="Seu post">Apagar <b>post</b></p>`
  expect(textsOf('a.tsx', source)).toEqual(['{} posts salvos', 'Seu post', 'Apagar'])
})

const terms = [
  { term: 'publicação', notUsed: ['post', 'exclu*'], exceptions: [{ text: 'Novo Post', packages: ['mfe-a'] }] },
]
const novo = { file: 'mfe-a/src/a.tsx', text: 'Novo Post' }

test.each([
  ['a word that is not used', { file: 'mfe-b/src/b.tsx', text: 'Um post.' }, 1],
  ['a word that begins so', { file: 'mfe-b/src/b.tsx', text: 'Foi excluído' }, 1],
  ['an exception in another package', { file: 'mfe-b/src/b.tsx', text: 'Novo Post' }, 1],
  ['a longer word', { file: 'mfe-b/src/b.tsx', text: 'Ele postulou' }, 0],
  ['an address', { file: 'mfe-b/src/b.tsx', text: 'Veja /post e data-post' }, 0],
])('%s', (_what, text, count) => {
  expect(breachesOf(terms, [novo, text])).toHaveLength(count)
})

test('an exception that no longer occurs has to go', () => {
  expect(breachesOf(terms, [])).toEqual(['"Novo Post" no longer occurs in mfe-a'])
})
