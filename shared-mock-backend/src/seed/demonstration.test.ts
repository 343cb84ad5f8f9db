import { expect, test, vi } from 'vitest'
import recorded from './demonstration.json'

test('no collection of the demonstration changes unseen', async () => {
  // The module is evaluated here and not at an import by another test, so that mutants of its constants count for this one.
  vi.resetModules()
  const { demonstration } = await import('../test/demonstration')
  expect(await demonstration(), 'Was this meant? Then please run: npm run generate').toEqual(recorded)
})
