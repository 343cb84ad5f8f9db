import { mayCite } from '@ementa/law/may-cite'
import { expect, test } from 'vitest'
import { createFirstData } from '../seed/first-data'
import { demonstrationKeys } from '../test/demonstration-keys'
import { createSeed } from '../test/seed'
import { findRecordedKeys, keysIn } from './cited-keys'
import recorded from './demonstration-keys.data'

test('what the record says is what the texts of the demonstration cite', async () => {
  expect(await demonstrationKeys(), 'Was this meant? Then please run: npm run generate').toEqual(recorded)
})

test('hardly a text of the demonstration has to be read, whatever the day', async () => {
  const now = new Date('2027-01-31T23:30:00.000Z')
  const world = { ...(await createSeed(now)), ...createFirstData(now) }
  const texts = [...world.posts, ...world.comments].map(({ body }) => body).filter(mayCite)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => findRecordedKeys(text) === undefined)).toEqual([])
})

test('any other text is read', () => {
  const text = 'O prazo é de 15 dias, conforme o art. 523 do CPC.'
  expect(findRecordedKeys(text)).toBeUndefined()
  expect(keysIn(text)).toEqual(['urn:lex:br:federal:lei:2015;13105!art523', 'urn:lex:br:federal:lei:2015;13105'])
})
