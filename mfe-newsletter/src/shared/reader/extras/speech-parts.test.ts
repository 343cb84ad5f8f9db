import { expect, test } from 'vitest'
import { speechParts } from './listen-buttons'

const word = 'a'.repeat(9)
/** So many letters of words of nine, with a space between two. */
const words = (count: number) => Array.from({ length: count }, () => word).join(' ')

test('each line begins a part of its own, and empty ones are none', () => {
  expect(speechParts('Um\n\n \n Dois. \nTrês')).toEqual(['Um', 'Dois.', 'Três'])
})

test('spaces within a line are one pause', () => {
  expect(speechParts('O  prazo\t é. De  quinze dias.')).toEqual(['O prazo é. De quinze dias.'])
})

test('sentences stand together as long as no voice falls silent over them', () => {
  const first = `${words(11)}.`
  expect(first).toHaveLength(110)
  expect(speechParts(`${first} ${'B'.repeat(108)}.`)).toEqual([`${first} ${'B'.repeat(108)}.`])
  expect(speechParts(`${first} ${'B'.repeat(109)}.`)).toEqual([first, `${'B'.repeat(109)}.`])
})

test('a sentence that is too long is cut between words, a word never', () => {
  expect(speechParts(words(23))).toEqual([words(22), word])
  expect(speechParts('a'.repeat(300))).toEqual(['a'.repeat(300)])
})
