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
  ['/leis/cf', 'Constituição Federal'],
  ['/leis/cf/adct', 'Ato das Disposições Constitucionais Transitórias'],
  ['/leis/constituicao-1946', 'Constituição de 1946'],
  ['/leis/constituicao-1946/art-141', 'Art. 141 da Constituição de 1946'],
  ['/leis/cpc/art-699-a', 'Art. 699-A do Código de Processo Civil (Lei 13.105/2015)'],
  ['/leis/instrucao-normativa-rfb-2110-2022', 'Instrução Normativa RFB 2.110/2022'],
  ['/sumulas/oj-sdi-1/394', 'Orientação Jurisprudencial 394 da SDI-1 do TST'],
  ['/sumulas/tst/331', 'Súmula 331 do TST'],
  ['/leis/cc/art-10', 'Art. 10 do Código Civil (Lei 10.406/2002)'],
  ['/leis/medida-provisoria-664-2014/art-1', 'Art. 1º da Medida Provisória 664/2014'],
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
  '/leis/nada-5-2020/art-1',
  '/leis/lei-13709',
  '/leis/cf/nada',
  '/leis/resolucao-nada-5-2020',
  '/leis/constituicao-19888',
  '/sumulas/stj/9999',
  '/sumulas/xyz/1',
  '/temas/stf/x',
  '/processos/1',
  '/processos/99004575220238150001',
  '/nada/stj/479',
])('%s is no page: the rules of citing know no such thing', (path) => {
  const key = lawKey(path)
  expect(key === null || lawOf(key) === null).toBe(true)
})

test.each([
  ['art 7 lgpd', '/leis/lgpd/art-7'],
  ['  cpc   300 ', '/leis/cpc/art-300'],
  ['código de  defesa do consumidor art 6', '/leis/cdc/art-6'],
  ['artigo 5 da constituição', '/leis/cf/art-5'],
  ['sumula 479', '/sumulas/stj/479'],
  ['súmula vinculante 13', '/sumulas/stf-vinculante/13'],
  ['tema 1046 stf', '/temas/stf/1046'],
  ['lei 13709/2018', '/leis/lgpd'],
  ['resp 1234567', '/processos/stj-resp-1234567'],
  ['art 121 código   penal', '/leis/cp/art-121'],
  ['art. 7º da lei maria da penha', '/leis/lmp/art-7'],
  ['art 10 lei 8.078/1990', '/leis/cdc/art-10'],
])('the search "%s" means %s', (query, path) => {
  expect(lawPath(lawKeysIn(query)[0] ?? '')).toBe(path)
})

test.each([
  '',
  'lei',
  'nada:stj:7',
  'julgado:stj:479',
  'sumula:',
  'urn:lex:br:federal',
  'urn:lex:br:federal:nada:1990;1',
  'urn:lex:br:conselho.nacional.justica:lei:2020;5',
  'urn:lex:br:federal:lei:2018;13709!nada',
  'urn:lex:br:nada:resolucao:2020;5!art1',
])('the key "%s" names nothing', (key) => {
  expect(lawPath(key)).toBeNull()
  expect(lawOf(key)).toBeNull()
})

test('a súmula may be of each court that has so many, best first; of any court where one is named', () => {
  expect(lawKeysIn('sumula 331')).toEqual(['sumula:stj:331', 'sumula:stf:331', 'sumula:tst:331'])
  expect(lawKeysIn('sumula 700')).toEqual(['sumula:stj:700', 'sumula:stf:700'])
  expect(lawKeysIn('tema 5')).toEqual(['tema:stj:5', 'tema:stf:5', 'tema:tst:5'])
  expect(lawKeysIn('art 7')).toEqual([])
  expect(lawKeysIn('')).toEqual([])
})

test.each(['contrato de locação', 'artigo sobre lgpd na prática', 'renata'])(
  'the search "%s" means at most an act',
  (query) => {
    expect(lawKeysIn(query).filter((key) => key.includes('!'))).toEqual([])
  },
)
