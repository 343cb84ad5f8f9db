import { expect, test } from 'vitest'
import { completeMention, mentionBefore } from './mentions'

test.each([
  ['Olá, @ana', { query: 'ana', start: 5 }],
  ['@', { query: '', start: 0 }],
  ['escreva a ana@forum.br', null],
  ['@ana depois', null],
])('finds the mention being typed in "%s" [SOC-104]', (text, expected) => {
  expect(mentionBefore(text, text.length)).toEqual(expected)
})

test('completes it in the middle of a text and leaves one space', () => {
  const text = 'Com @an hoje'
  const mention = mentionBefore(text, 7)
  expect(mention).not.toBeNull()
  if (mention) expect(completeMention(text, 7, mention, 'anapaula')).toEqual({ text: 'Com @anapaula hoje', caret: 14 })
})
