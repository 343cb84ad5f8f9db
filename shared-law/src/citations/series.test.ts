import { expect, test } from 'vitest'
import { isFederal } from './series'

test.each([
  // Within the numbers of its year, give or take those that the list does not hold.
  ['lei', 13_709, 2018, true],
  ['lei', 13_709, 1990, false],
  ['lei', 8_078, 1990, true],
  // The series has no number before its first year.
  ['lei', 10, 1945, false],
  ['lei', 10, 1946, true],
  // After the last year of the list any higher number may exist.
  ['lei', 16_000, 2030, true],
  ['lei', 15_400, 2026, true],
  ['lei', 16_000, 2055, true],
  ['lei', 16_000, 2056, false],
  // A little less than the last that is known.
  ['lei', 15_311, 2030, true],
  ['lei', 15_310, 2030, false],
  ['decreto.lei', 2_500, 1989, false],
  ['decreto.lei', 2_482, 1988, true],
  // Two series of one kind, the last of which ended.
  ['decreto.lei', 5_452, 1943, true],
  ['decreto.lei', 5_452, 1970, false],
  ['decreto.lei', 2_300, 1986, true],
  ['decreto.lei', 2_600, 1995, false],
  ['emenda.constitucional', 45, 2004, true],
] as const)('%s %i can be of %i: %s', (kind, number, year, can) => {
  expect(isFederal(kind, number, year)).toBe(can)
})
