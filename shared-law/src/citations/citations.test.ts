import { expect, test } from 'vitest'
import { findCitations, isCaseNumber, readCaseNumber } from '.'

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/'
const links = (text: string) => findCitations(text).flatMap(({ text, url }) => (url ? [`${text} → ${url}`] : []))
const keys = (text: string) => findCitations(text).flatMap(({ key, also }) => (key ? [key, ...also] : []))
const titles = (text: string) => findCitations(text).map(({ title }) => title)

test.each([
  ['art. 187 do Código Penal Militar', 'art. 187 do Código Penal Militar', `${PLANALTO}decreto-lei/del1001.htm#art187`],
  ['art. 439 do CPPM', 'art. 439 do CPPM', `${PLANALTO}decreto-lei/del1002.htm#art439`],
  ['art. 121 do Código Penal', 'art. 121 do Código Penal', `${PLANALTO}decreto-lei/del2848compilado.htm#art121`],
  ['art. 535 do CPC/73', 'art. 535 do CPC/73', `${PLANALTO}leis/l5869.htm#art535`],
  ['art. 535 do CPC de 1973', 'art. 535 do CPC de 1973', `${PLANALTO}leis/l5869.htm#art535`],
  ['art. 159 do Código Civil de 1916', 'art. 159 do Código Civil de 1916', `${PLANALTO}leis/l3071.htm#art159`],
  ['art. 300 do CPC/2015', 'art. 300 do CPC/2015', `${PLANALTO}_ato2015-2018/2015/lei/l13105.htm#art300`],
  [
    'art. 141 da Constituição de 1946',
    'art. 141 da Constituição de 1946',
    `${PLANALTO}constituicao/constituicao46.htm#art141`,
  ],
  ['CF, art. 5º, LV', 'CF, art. 5º, LV', `${PLANALTO}constituicao/constituicao.htm#art5`],
  ['EC 103/2019', 'EC 103/2019', `${PLANALTO}constituicao/emendas/emc/emc103.htm`],
  ['MP 936/2020', 'MP 936/2020', `${PLANALTO}_ato2019-2022/2020/mpv/mpv936.htm`],
  ['Lei 9.717/1998', 'Lei 9.717/1998', 'https://www.lexml.gov.br/urn/urn:lex:br:federal:lei:1998;9717'],
])('"%s" leads to the right act', (text, shown, url) => {
  expect(links(text)).toEqual([`${shown} → ${url}`])
})

test.each([
  'art. 144 da Constituição do Estado de São Paulo',
  'A Constituição Estadual, art. 10',
  'art. 125 da Constituição mineira',
  'art. 10 da Constituição da Bahia',
  'art. 39 da Carta Magna de 1215',
  'Constituição da República Portuguesa, art. 13',
  'art. 159 do antigo Código Civil',
  'art. 273 do CPC revogado',
  'art. 543-C do CPC',
  'art. 1.211 do CPC',
  'art. 1º do projeto de Código Penal',
  'o novo Código Penal',
  'Código Penal de 1890, art. 1º',
  'art. 483 do Código Civil português',
  'No direito português, o art. 483 do Código Civil trata da culpa.',
  'CF/1969, art. 153',
  'Lei 5.815/2017',
  'Lei estadual 10.261/68',
  'Lei nº 8.078/1990, do Município de Campinas',
  'Lei 6.374/89 (SP)',
  'Leis municipais 1.234/2010 e 8.078/1990',
  'Lei Complementar 840/2011',
  'Decreto 45.490/2000',
  'EC 49/2021 à Constituição paulista',
  'Projeto de Lei 13.709/2018',
  'Lei 13.709/1990',
  'art. 300 da LGPD',
  'Lei de Licitações, art. 24',
  'Provimento 12/2020 da OAB/SP',
  'o CDC e o CPC, arts. 6º e 373',
  'Súmula 7 do TJSP',
  '#LGPD e @clt, art. 7º',
  'Súmula 900 do STJ',
  'Súmula Vinculante 13 do STJ',
  'HC 598.886/SC',
  'ADI 20170020161362',
])('"%s" is never a link to today\'s federal law', (text) => {
  expect(links(text).filter((link) => !link.startsWith('CDC →'))).toEqual([])
})

test.each([
  ['arts. 186 e 927 do Código Civil', ['lei:2002;10406!art186', 'lei:2002;10406!art927']],
  ['arts. 186 a 188 do CC', ['lei:2002;10406!art186', 'lei:2002;10406!art187', 'lei:2002;10406!art188']],
  [
    'arts. 3º-A a 3º-C do CPP',
    ['decreto.lei:1941;3689!art3-a', 'decreto.lei:1941;3689!art3-b', 'decreto.lei:1941;3689!art3-c'],
  ],
  ['art. 927 do CC c/c art. 14 do CDC', ['lei:2002;10406!art927', 'lei:1990;8078!art14']],
  ['art. 121 c/c art. 14, II, do CP', ['decreto.lei:1940;2848!art121', 'decreto.lei:1940;2848!art14']],
  ['arts. 818 da CLT e 373, I, do CPC', ['decreto.lei:1943;5452!art818', 'lei:2015;13105!art373']],
  ['ARTS. 186 E 927 DO CÓDIGO CIVIL', ['lei:2002;10406!art186', 'lei:2002;10406!art927']],
  ['Leis 8.212/91 e 8.213/91', ['lei:1991;8212', 'lei:1991;8213']],
  ['art. 10, II, "b", do ADCT', ['constituicao:1988;1988!adct_art10']],
  ['A Lei 11.340/2006 vale. O art. 22 da referida lei também.', ['lei:2006;11340', 'lei:2006;11340!art22']],
  ['A Lei 9.099/95 e a Lei 10.259/2001; o art. 3º da referida lei', ['lei:1995;9099', 'lei:2001;10259']],
  ['O art. 18 do CDC; o § 1º do mesmo artigo', ['lei:1990;8078!art18', 'lei:1990;8078!art18']],
])('"%s" is read as its articles', (text, expected) => {
  expect(keys(text).map((key) => key.replace('urn:lex:br:federal:', ''))).toEqual(expected)
})

test.each([
  ['Súmulas 5 e 7 do STJ', ['sumula:stj:5', 'sumula:stj:7']],
  ['Súmulas 282/STF e 7/STJ', ['sumula:stf:282', 'sumula:stj:7']],
  ['Súmula 331, V, do TST', ['sumula:tst:331']],
  ['SV 11', ['sumula:stf-vinculante:11']],
  ['OJ 394 da SDI-1', ['oj:sdi-1:394']],
  ['STF, Temas 987 e 533:', ['tema:stf:987', 'tema:stf:533']],
  ['Tema 1.061 dos repetitivos do STJ', ['tema:stj:1061']],
  ['AgInt no AREsp 1.234.567/RJ', ['caso:stj:aresp:1234567']],
  ['STJ, HC 598.886/SC', ['caso:stj:hc:598886']],
  ['ADI n. 4.815/DF', ['caso:stf:adi:4815']],
  ['REsps 1.846.649/MA e 1.846.123/SP', ['caso:stj:resp:1846649', 'caso:stj:resp:1846123']],
  ['E-RR-1125-36.2010.5.06.0171', ['processo:00011253620105060171']],
])('"%s" is read as its precedents', (text, expected) => {
  expect(keys(text)).toEqual(expected)
})

test.each([
  ['art. 5º, II, da LGPD', 'Art. 5º da Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018)'],
  ['arts. 1.051 a 1.052 do CC', 'Arts. 1.051 a 1.052 do Código Civil (Lei 10.406/2002)'],
  ['Tema 1046 da repercussão geral', 'Tema 1.046 da repercussão geral (STF)'],
  ['REsp 1234567/SP', 'REsp 1.234.567 (STJ)'],
  ['9900457-51.2023.8.15.0001', 'Processo 9900457-51.2023.8.15.0001 (Justiça Estadual, TJPB, de 2023)'],
  ['9900457-52.2023.8.15.0001', '9900457-52.2023.8.15.0001: os dígitos verificadores não conferem'],
  // The branch is the court.
  ['9900457-56.2023.1.00.0000', 'Processo 9900457-56.2023.1.00.0000 (Supremo Tribunal Federal, de 2023)'],
])('"%s" has the title "%s"', (text, title) => {
  expect(titles(text)).toEqual([title])
})

test.each([
  ['9900123-38.2024.5.04.0001', true],
  ['9900457-51.2023.8.15.0001', true],
  ['0000001-00.2024.8.26.0100', false],
  ['9900123-38.2024.5.04.001', false],
  // Only the full form counts, with its leading zeros.
  ['1125-36.2010.5.06.0171', false],
])('check digits of %s are right: %s', (number, right) => {
  expect(isCaseNumber(number)).toBe(right)
})

test('a court file number names its branch and court', () => {
  expect(readCaseNumber('1125-36.2010.5.06.0171')).toEqual({
    digits: '00011253620105060171',
    branch: 'Justiça do Trabalho',
    court: 'TRT da 6ª Região',
    year: 2010,
  })
})

test('citations are in order, never overlap, and say what is at their place', () => {
  const text =
    'Arts. 5º e 7º da CF (EC 45/2004); Súmula 7/STJ; REsp 1.234.567/SP; art. 6º, VIII, do CDC, “Lei 8.078/90”.'
  const found = findCitations(text)
  expect(found.length).toBe(7)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(found.map(({ text }) => text))
  expect(found.every(({ start }, index) => start >= (found[index - 1]?.end ?? 0))).toBe(true)
})

test.each([
  ['art. 1000 do CC', 'Art. 1.000 do Código Civil (Lei 10.406/2002)'],
  ['art. 9º do CC', 'Art. 9º do Código Civil (Lei 10.406/2002)'],
  ['art. 10 do CC', 'Art. 10 do Código Civil (Lei 10.406/2002)'],
  ['art. 421-A do CC', 'Art. 421-A do Código Civil (Lei 10.406/2002)'],
  ['Tema 1000 do STF', 'Tema 1.000 da repercussão geral (STF)'],
])('"%s" says "%s"', (text, title) => {
  expect(titles(text)).toEqual([title])
})

test('a range is what lies between its ends, and one that goes backwards names no article', () => {
  const articles = (text: string) => keys(text).flatMap((key) => key.split('!')[1] ?? [])
  expect(articles('arts. 3º e 5º a 7º do CC')).toEqual(['art3', 'art5', 'art6', 'art7'])
  expect(articles('arts. 188 a 186 do CC')).toEqual([])
  expect(articles('arts. 5º-B a 5º-A do CPP')).toEqual([])
})

test('a reference is to what its own paragraph names', () => {
  const of = (text: string) => keys(text).filter((key) => key.endsWith('!art22'))
  expect(of('A Lei 11.340/2006 vale.\nO art. 22 da referida lei também.')).toEqual([])
  expect(of('A Lei 9.099/95 vale.\nA Lei 11.340/2006 vale; o art. 22 da referida lei também.')).toEqual([
    'urn:lex:br:federal:lei:2006;11340!art22',
  ])
})

test('each tema of a list is its own words, the last with its court', () => {
  expect(findCitations('Temas 987 e 533 do STF').map(({ text }) => text)).toEqual(['Temas 987', '533 do STF'])
})
