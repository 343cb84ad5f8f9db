import { expect, test } from 'vitest'
import { suggestCitations } from './suggest-citations'

test('an article goes on with the acts that have it, in the form that is read', () => {
  const article = (number: string, of = '') => suggestCitations({ kind: 'article', number, of })
  expect(article('5').slice(0, 2)).toEqual(['art. 5º da CF', 'art. 5º do CPC'])
  expect(article('5', 'l')).toEqual(['art. 5º da LGPD', 'art. 5º da LINDB'])
  // The LGPD has 65 articles.
  expect(article('927', 'LGPD')).toEqual([])
  expect(article('1022', 'cp')).toEqual(['art. 1.022 do CPC'])
})

test('what is typed is read with its points and letters, and begins the name of an act or court', () => {
  expect(suggestCitations({ kind: 'article', number: '1.022', of: 'cpc' })).toEqual(['art. 1.022 do CPC'])
  expect(suggestCitations({ kind: 'article', number: '699-a', of: 'CPC' })).toEqual(['art. 699-A do CPC'])
  expect(suggestCitations({ kind: 'article', number: '1', of: '' })).toHaveLength(6)
  expect(suggestCitations({ kind: 'article', number: '5', of: 'v' })).toEqual([])
  expect(suggestCitations({ kind: 'theme', number: '1.046', of: 'stf' })).toEqual(['Tema 1.046 do STF'])
  expect(suggestCitations({ kind: 'theme', number: '5', of: 'v' })).toEqual([])
  expect(suggestCitations({ kind: 'article', number: 'x', of: '' })).toEqual([])
  expect(suggestCitations({ kind: 'article', number: '5 da CF e art. 6', of: 'cf' })).toEqual([])
})

test('of what others cite only what is of its kind and begins as it is typed is offered', () => {
  const cited = ['tema:stf:1046', 'tema:stj:1061', 'sumula:stj:104', 'sumula:stf-vinculante:10', 'sumula:stm:10']
  expect(suggestCitations({ kind: 'theme', number: '1.04', of: '' }, cited)[0]).toBe('Tema 1.046 do STF')
  expect(suggestCitations({ kind: 'theme', number: '106', of: 'stj' }, cited)).toEqual([
    'Tema 1.061 do STJ',
    'Tema 106 do STJ',
  ])
  expect(suggestCitations({ kind: 'sumula', number: '10', of: '' }, cited)).toEqual([
    'Súmula 104 do STJ',
    'Súmula Vinculante 10',
    'Súmula 10 do STJ',
    'Súmula 10 do STF',
    'Súmula 10 do TST',
  ])
  expect(suggestCitations({ kind: 'sumula', number: '10', of: 'stj' }, ['nada', 'sumula:stj:479'])).toEqual([
    'Súmula 10 do STJ',
  ])
})

test('a precedent goes on with its courts, what others cite before it is typed to the end', () => {
  expect(suggestCitations({ kind: 'sumula', number: '479', of: '' })).toEqual([
    'Súmula 479 do STJ',
    'Súmula 479 do STF',
  ])
  expect(suggestCitations({ kind: 'sumula', number: '11', of: 'v' })).toEqual(['Súmula Vinculante 11'])
  expect(suggestCitations({ kind: 'theme', number: '1046', of: 'st' })[0]).toMatch(/^Tema 1\.046 do ST/)
  const cited = ['sumula:stj:479', 'sumula:stf-vinculante:47', 'tema:stf:4', 'urn:lex:br:federal:lei:2018;13709']
  expect(suggestCitations({ kind: 'sumula', number: '47', of: '' }, cited).slice(0, 2)).toEqual([
    'Súmula 479 do STJ',
    'Súmula Vinculante 47',
  ])
})
