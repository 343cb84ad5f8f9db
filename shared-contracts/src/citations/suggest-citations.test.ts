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
