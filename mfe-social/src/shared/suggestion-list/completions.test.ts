import { expect, test } from 'vitest'
import { completeWord, openWordBefore } from './completions'

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
])('completes "%s" in its place and leaves one space', (text, caret, word, expected) => {
  const open = openWordBefore(text, caret)
  expect(open).not.toBeNull()
  if (open) expect(completeWord(text, caret, open, word)).toEqual(expected)
})
