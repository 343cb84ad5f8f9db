import { expect, test, vi } from 'vitest'
import recorded from './demonstration.json'

test('no collection of the demonstration changes unseen', async () => {
  // Evaluated here and not at an import by another test: a mutant of what builds a constant counts for this one.
  vi.resetModules()
  const { demonstration } = await import('../test/demonstration')
  expect(await demonstration(), 'Was this meant? Then please run: npm run generate').toEqual(recorded)
})
