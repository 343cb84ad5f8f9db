import { expect, test, vi } from 'vitest'
import { alternativesTo } from '../areas/search/search'

/** Finds a query when one of these texts has all of its words. */
const findsIn = (...texts: string[]) =>
  vi.fn(async (query: string) => texts.some((text) => query.split(' ').every((word) => text.split(' ').includes(word))))
const queries = async (query: string, finds: (query: string) => Promise<boolean>) =>
  (await alternativesTo(query, finds)).map((one) => [one.query, one.without.join(' ')])

test('the query without the word that is missing, where that finds something', async () => {
  expect(await queries('dano moral lunar', findsIn('dano moral'))).toEqual([['dano moral', 'lunar']])
})

test('without all words that nothing has, when leaving out one is not enough', async () => {
  expect(await queries('dano moral lunar solar', findsIn('dano moral'))).toEqual([['dano moral', 'lunar solar']])
})

test('the words one by one, when only their combination is missing', async () => {
  expect(await queries('dano lunar', findsIn('dano', 'lunar'))).toEqual([
    ['lunar', 'dano'],
    ['dano', 'lunar'],
  ])
  const apart = findsIn('um', 'dois', 'nove')
  expect(await queries('um dois nove', apart)).toEqual([
    ['um', 'dois nove'],
    ['dois', 'um nove'],
    ['nove', 'um dois'],
  ])
})

test('nothing where nothing is found, and no search for what was meant as it is', async () => {
  expect(await queries('lunar solar', findsIn('dano'))).toEqual([])
  const finds = findsIn('dano')
  for (const query of ['dano', '', '"dano lunar"', 'de:ana dano', 'um dois três quatro cinco seis sete oito nove'])
    expect(await queries(query, finds)).toEqual([])
  expect(finds).not.toHaveBeenCalled()
})
