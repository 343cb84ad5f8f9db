import { expect, test } from 'vitest'
import { findCitations } from '.'
import { dotted, withAnchor } from './addresses'

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/'
const LEXML = 'https://www.lexml.gov.br/urn/urn:lex:br:federal:'
const found = (text: string) => findCitations(text).map(({ key, url }) => [key?.split('federal:')[1] ?? null, url])

test.each([
  // From 2005 on an act's address at Planalto follows from its year; older acts are found in the catalogue of LexML.
  ['Lei 9.717/1998', 'lei:1998;9717', `${LEXML}lei:1998;9717`],
  ['Decreto 5.452/2005', 'decreto:2005;5452', `${PLANALTO}_ato2004-2006/2005/decreto/d5452.htm`],
  ['Lei 11.096/2005', 'lei:2005;11096', `${PLANALTO}_ato2004-2006/2005/lei/l11096.htm`],
  ['Lei 11.419/2006', 'lei:2006;11419', `${PLANALTO}_ato2004-2006/2006/lei/l11419.htm`],
  ['Lei 14.711/2023', 'lei:2023;14711', `${PLANALTO}_ato2023-2026/2023/lei/l14711.htm`],
  ['Decreto 10.854/2021', 'decreto:2021;10854', `${PLANALTO}_ato2019-2022/2021/decreto/d10854.htm`],
  ['MP 664/2014', 'medida.provisoria:2014;664', `${LEXML}medida.provisoria:2014;664`],
  ['MP 668/2015', 'medida.provisoria:2015;668', `${PLANALTO}_ato2015-2018/2015/mpv/mpv668.htm`],
  // No folder is known for the years from 2027 on.
  ['MP 1.340/2027', 'medida.provisoria:2027;1340', `${LEXML}medida.provisoria:2027;1340`],
  ['Lei 15.400/2026', 'lei:2026;15400', `${PLANALTO}_ato2023-2026/2026/lei/l15400.htm`],
  ['Lei 15.500/2027', 'lei:2027;15500', `${LEXML}lei:2027;15500`],
  ['Decreto 13.000/2026', 'decreto:2026;13000', `${PLANALTO}_ato2023-2026/2026/decreto/d13000.htm`],
  ['LC 9/1970', 'lei.complementar:1970;9', `${LEXML}lei.complementar:1970;9`],
  ['LC 10/1971', 'lei.complementar:1971;10', `${PLANALTO}leis/lcp/lcp10.htm`],
  ['EC 9/1995', 'emenda.constitucional:1995;9', `${LEXML}emenda.constitucional:1995;9`],
  ['EC 10/1996', 'emenda.constitucional:1996;10', `${PLANALTO}constituicao/emendas/emc/emc10.htm`],
  [
    'Constituição de 1937, art. 122',
    'constituicao:1937;1937!art122',
    `${PLANALTO}constituicao/constituicao37.htm#art122`,
  ],
  ['ADCT', 'constituicao:1988;1988!adct', `${PLANALTO}constituicao/constituicao.htm#adct`],
  ['Constituição de 1988, art. 5º', 'constituicao:1988;1988!art5', `${PLANALTO}constituicao/constituicao.htm#art5`],
  ['art. 5º-A da Lei 11.101/2005', 'lei:2005;11101!art5-a', `${PLANALTO}_ato2004-2006/2005/lei/l11101.htm#art5a`],
])('"%s" is %s at %s', (text, key, url) => {
  expect(found(text)).toEqual([[key, url]])
})

test.each([
  // A number alone is certain only for acts that everybody cites so.
  ['LC 101', 'lei.complementar:2000;101'],
  ['LC 123', 'lei.complementar:2006;123'],
  ['LC 87', null],
  ['EC 28', 'emenda.constitucional:2000;28'],
  ['EC 45', 'emenda.constitucional:2004;45'],
  // Given twice, to the constitution of 1967 and to today's.
  ['EC 27', null],
  ['EC 300', null],
  ['Lei 8.078', 'lei:1990;8078'],
  ['Lei 1000', null],
  ['Lei nº 556', null],
  ['Decreto 3.048', null],
  ['Decreto 22.626', 'decreto:1933;22626'],
  ['Decreto-Lei 3.688', 'decreto.lei:1941;3688'],
  // Reissued each month from 1995 to 2001.
  ['MP 2.158-35/2001', 'medida.provisoria:2001;2158-35'],
  ['MP 2.158-35/1995', 'medida.provisoria:1995;2158-35'],
  ['MP 2.158-35/1994', null],
  ['MP 2.158-35/2002', null],
  ['MP 12.158-35/2001', null],
])('"%s" without a certain year is %s', (text, key) => {
  expect(found(text).map(([one]) => one)).toEqual([key])
})

test('acts whose file has a name of no rule have a key and no address', () => {
  expect(found('Lei 4.950-A/1966')).toEqual([['lei:1966;4950-a', null]])
  expect(found('MP 2.158-35/1995')).toEqual([['medida.provisoria:1995;2158-35', null]])
})

test('only pages of Planalto have articles to jump to, and each once', () => {
  expect(withAnchor(`${PLANALTO}leis/l8078.htm`, '6')).toBe(`${PLANALTO}leis/l8078.htm#art6`)
  expect(withAnchor(`${PLANALTO}leis/l8078.htm`, '54-a')).toBe(`${PLANALTO}leis/l8078.htm#art54a`)
  expect(withAnchor(`${PLANALTO}leis/l8078.htm#adct`, '6')).toBe(`${PLANALTO}leis/l8078.htm#adct`)
  expect(withAnchor(`${LEXML}lei:1998;9717`, '6')).toBe(`${LEXML}lei:1998;9717`)
  expect(withAnchor(null, '6')).toBeNull()
})

test.each([
  ['5', '5'],
  ['999', '999'],
  ['1000', '1.000'],
  ['13709', '13.709'],
  ['1234567', '1.234.567'],
  ['2200-2', '2.200-2'],
  ['4950-a', '4.950-A'],
])('the number %s is written %s', (number, written) => {
  expect(dotted(number)).toBe(written)
})
