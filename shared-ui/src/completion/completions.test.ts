import { expect, test } from 'vitest'
import { completion, openWordBefore, replaceBefore } from './completions'

test.each([
  ['Olá, @ana', { mark: '@', query: 'ana', start: 5 }],
  ['@', { mark: '@', query: '', start: 0 }],
  ['Sobre #processo-ci', { mark: '#', query: 'processo-ci', start: 6 }],
  ['#família', { mark: '#', query: 'família', start: 0 }],
  ['escreva a ana@forum.br', null],
  ['em C#', null],
  ['@ana depois', null],
  ['#lgpd depois', null],
])('finds the mention or hashtag being typed in "%s" [SOC-104]', (text, expected) => {
  expect(openWordBefore(text, text.length)).toEqual(expected)
})

test.each([
  ['Com @an hoje', 7, 'anapaula', { text: 'Com @anapaula hoje', caret: 14 }],
  ['Ver #lg', 7, 'lgpd', { text: 'Ver #lgpd ', caret: 10 }],
  [`Ver #lg${' e mais'.repeat(20)}`, 7, 'lgpd', { text: `Ver #lgpd${' e mais'.repeat(20)}`, caret: 10 }],
  [`${'antes '.repeat(20)}#lg`, 123, 'lgpd', { text: `${'antes '.repeat(20)}#lgpd `, caret: 126 }],
])('completes "%s" in its place and leaves one space', (text, caret, word, expected) => {
  const open = openWordBefore(text, caret)
  expect(open).not.toBeNull()
  if (open) expect(replaceBefore(text, caret, caret - open.start, completion(open, word))).toEqual(expected)
})

test.each([
  ['Conforme o art. 5', { kind: 'article', number: '5', of: '' }, 'art. 5'],
  ['Art. 7º, X, e o artigo 543-C do c', { kind: 'article', number: '543-C', of: 'c' }, 'artigo 543-C do c'],
  ['a súmula 47', { kind: 'sumula', number: '47', of: '' }, 'súmula 47'],
  ['(Tema 1.046 do ST', { kind: 'theme', number: '1.046', of: 'ST' }, 'Tema 1.046 do ST'],
])('finds the citation begun in "%s"', (text, citation, query) => {
  const start = text.length - query.length
  expect(openWordBefore(text, text.length)).toEqual({ mark: '§', query, start, citation })
})

test.each(['o sistema 5', 'na parte 5', 'art. 5º da CF, ', 'súmula do STJ', 'tema 3 mudou tudo'])(
  'takes "%s" for no begun citation',
  (text) => expect(openWordBefore(text, text.length)).toBeNull(),
)

test('puts a citation in the place of what was begun, with the capital it began with and no space', () => {
  const text = 'Art. 5 garante'
  const open = openWordBefore(text, 6)
  expect(open && replaceBefore(text, 6, 6 - open.start, completion(open, 'art. 5º da CF'))).toEqual({
    text: 'Art. 5º da CF garante',
    caret: 13,
  })
})
