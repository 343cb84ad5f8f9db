import { expect, test } from 'vitest'
import { lawKey, lawKeysIn, lawOf, lawPath } from './index'

test.each([
  ['/leis/lgpd/art-7', 'Art. 7º da Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018)'],
  ['/leis/lei-13709-2018/art-7', 'Art. 7º da Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018)'],
  ['/leis/cf/adct-art-10', 'Art. 10 do Ato das Disposições Constitucionais Transitórias'],
  ['/leis/provimento-oab-205-2021', 'Provimento OAB 205/2021'],
  ['/sumulas/stj/479', 'Súmula 479 do STJ'],
  ['/sumulas/stf-vinculante/13', 'Súmula Vinculante 13'],
  ['/temas/stf/1046', 'Tema 1.046 da repercussão geral (STF)'],
  ['/processos/stj-resp-1234567', 'REsp 1.234.567 (STJ)'],
  ['/processos/99004575120238150001', 'Processo 9900457-51.2023.8.15.0001 (Justiça Estadual, TJPB, de 2023)'],
])('%s is the page of %s', (path, title) => {
  expect(lawOf(lawKey(path) ?? '')?.title).toBe(title)
})

test('the address of a lawsuit has no dot, which a server of static files would read as the end of a file name', () => {
  const path = lawPath('processo:99004575120238150001')
  expect(path).toBe('/processos/9900457-51-2023-8-15-0001')
  expect(lawKey(path ?? '')).toBe('processo:99004575120238150001')
})

test.each([
  '/leis/lgpd/art-300',
  '/leis/nada',
  '/leis/lei-1-2031',
  '/sumulas/stj/9999',
  '/sumulas/xyz/1',
  '/processos/99004575220238150001',
])('%s is no page: the rules of citing know no such thing', (path) => {
  const key = lawKey(path)
  expect(key === null || lawOf(key) === null).toBe(true)
})

test.each([
  ['art 7 lgpd', '/leis/lgpd/art-7'],
  ['lgpd art. 7º', '/leis/lgpd/art-7'],
  ['cpc 300', '/leis/cpc/art-300'],
  ['artigo 5 da constituição', '/leis/cf/art-5'],
  ['sumula 479', '/sumulas/stj/479'],
  ['súmula vinculante 13', '/sumulas/stf-vinculante/13'],
  ['tema 1046 stf', '/temas/stf/1046'],
  ['lgpd', '/leis/lgpd'],
  ['código de defesa do consumidor', '/leis/cdc'],
  ['lei 13709/2018', '/leis/lgpd'],
  ['resp 1234567', '/processos/stj-resp-1234567'],
])('the search "%s" means %s', (query, path) => {
  expect(lawPath(lawKeysIn(query)[0] ?? '')).toBe(path)
})

test.each(['contrato de locação', 'artigo sobre lgpd na prática', 'renata'])(
  'the search "%s" means at most an act',
  (query) => {
    expect(lawKeysIn(query).filter((key) => key.includes('!'))).toEqual([])
  },
)
