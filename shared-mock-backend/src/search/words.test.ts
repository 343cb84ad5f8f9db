import { describe, expect, test } from 'vitest'
import { type Meeting, Words } from './words'

const term = (typed: string, stem = typed) => ({ typed, stem })
const NAMES: Meeting = { byStem: false, prefixFrom: 1 }
const TEXTS: Meeting = { byStem: true, prefixFrom: 3 }

function words() {
  const all = new Words<string>()
  all.add('a', 'A', ['contrato'], ['multa', 'multa', 'prazo'])
  all.add('b', 'B', [], ['contrato', 'contratual'])
  all.add('c', 'C', ['prazo'], ['prazo', 'multa'])
  return all
}

const found = (all: Words<string>, typed: string[], meeting: Meeting = TEXTS) => {
  const hits: [string, boolean][] = []
  all.find(
    typed.map((one) => term(one)),
    meeting,
    (entity, inTitle) => hits.push([entity, inTitle]),
  )
  return hits
}

describe('the words of a query', () => {
  test.each<[string, string[], [string, boolean][]]>([
    [
      'one is enough, in title or text',
      ['contrato'],
      [
        ['A', true],
        ['B', false],
      ],
    ],
    ['all must be there, in any order', ['multa', 'contrato'], [['A', true]]],
    ['one that has only the second is not found', ['contratual', 'contrato'], [['B', false]]],
    [
      'in a title is one of which any word is there',
      ['multa', 'prazo'],
      [
        ['A', false],
        ['C', true],
      ],
    ],
    [
      'the same twice is as once',
      ['prazo', 'prazo'],
      [
        ['A', false],
        ['C', true],
      ],
    ],
    ['nothing has it', ['recurso'], []],
    ['no words', [], []],
  ])('%s', (_, typed, hits) => {
    expect(found(words(), typed)).toEqual(hits)
  })
})

test('of texts a whole word is no beginning, and what is no word is one from three letters on', () => {
  expect(found(words(), ['contrat'])).toEqual([
    ['A', true],
    ['B', false],
  ])
  expect(found(words(), ['contratu'])).toEqual([['B', false]])
  expect(found(words(), ['pra']).map(([entity]) => entity)).toEqual(['A', 'C'])
  expect(found(words(), ['pr'])).toEqual([])
  const longer = new Words<string>()
  longer.add('a', 'A', [], ['pena'])
  longer.add('b', 'B', [], ['penal'])
  longer.add('c', 'C', [], ['5'])
  expect(found(longer, ['pena'])).toEqual([['A', false]])
  expect(found(longer, ['5'])).toEqual([['C', false]])
})

test('of names each word is a beginning', () => {
  const names = new Words<string>()
  names.add('a', 'Ana', ['ana', 'paula'], [])
  names.add('b', 'Anabela', ['anabela'], [])
  expect(found(names, ['ana'], NAMES).map(([entity]) => entity)).toEqual(['Ana', 'Anabela'])
  expect(found(names, ['a', 'p'], NAMES).map(([entity]) => entity)).toEqual(['Ana'])
  expect(found(names, ['b'], NAMES)).toEqual([])
})

test('of texts a stem finds all forms of its word', () => {
  const all = words()
  const hits: string[] = []
  all.find([term('contratos', 'contrato')], TEXTS, (entity) => hits.push(entity))
  expect(hits).toEqual(['A', 'B'])
})

test('what was removed is not found, and what comes again is found as it is now', () => {
  const all = words()
  all.remove('a')
  all.remove('nobody')
  expect(found(all, ['contrato'])).toEqual([['B', false]])
  all.add('a', 'A2', [], ['contrato'])
  expect(found(all, ['contrato']).map(([entity]) => entity)).toEqual(['B', 'A2'])
  expect(found(all, ['multa'])).toEqual([['C', false]])
})
