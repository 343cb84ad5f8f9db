import { outlineLevels } from '@ementa/contracts/mail'
import { expect, test } from 'vitest'

test.each([
  [[3], 1, [2]],
  [[1, 2], 1, [2, 3]],
  [[3, 3, 2, 3], 1, [2, 2, 2, 3]],
  [[1, 3, 3, 2], 2, [3, 4, 4, 4]],
  [[], 1, []],
])('headings of the ranks %j below level %i have the levels %j', (ranks, below, levels) => {
  expect(outlineLevels(ranks, below)).toEqual(levels)
})
