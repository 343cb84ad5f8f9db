import { expect, test } from 'vitest'
import { endOfPhrase } from './reading'

test.each([
  ['lei seca', 8],
  ['lei seca.', 8],
  ['lei  \t\n\r seca', 13],
  ['lei-seca', -1],
  ['leiseca', -1],
  ['lei secaa', -1],
  ['lei secaz', -1],
  ['lei seca0', -1],
  ['lei seca9', -1],
  ['lei sec', -1],
])('"lei seca" in "%s" ends at %i', (folded, end) => {
  expect(endOfPhrase(folded, 0, 'lei seca')).toBe(end)
})
