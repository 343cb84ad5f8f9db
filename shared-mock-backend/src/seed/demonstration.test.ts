import { expect, test } from 'vitest'
import { demonstration } from '../test/demonstration'
import recorded from './demonstration.json'

test('no collection of the demonstration changes unseen', async () => {
  expect(await demonstration(), 'Was this meant? Then please run: npm run docs').toEqual(recorded)
})
