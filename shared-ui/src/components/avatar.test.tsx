import { expect, test } from 'vitest'
import { initials } from './avatar'

test.each([
  ['Ana Beatriz de Lima', 'AL'],
  ['Ícaro', 'Í'],
  ['  joão   prado ', 'JP'],
  ['Moreira & Prado', 'MP'],
  ['123', '§'],
  ['', '§'],
])('shortens %j to %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
