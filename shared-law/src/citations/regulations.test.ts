import { expect, test } from 'vitest'
import { findCitations } from '.'

const CVM = 'https://conteudo.cvm.gov.br/legislacao/'
const OAB = 'https://www.oab.org.br/leisnormas/legislacao/provimentos/'
const BCB = 'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo='

test.each([
  ['Resolução CVM 175/2022', `${CVM}resolucoes/resol175.html`],
  ['Resolução CVM 400/2025', `${CVM}resolucoes/resol400.html`],
  ['Resolução CVM 401/2025', null],
  ['Resolução CVM 30/2019', null],
  ['Instrução CVM 555/2014', `${CVM}instrucoes/inst555.html`],
  ['ICVM 555/2014', `${CVM}instrucoes/inst555.html`],
  ['Instrução CVM 100/1989', `${CVM}instrucoes/inst100.html`],
  ['Instrução CVM 627/2020', `${CVM}instrucoes/inst627.html`],
  ['Instrução CVM 628/2020', null],
  ['Provimento 205/2021 do CFOAB', `${OAB}205-2021`],
  ['Provimento OAB 300/2030', `${OAB}300-2030`],
  ['Provimento OAB 301/2030', null],
  ['Provimento OAB 1/1963', `${OAB}1-1963`],
  ['Resolução OAB 1/2020', null],
  ['Resolução BCB 1/2020', `${BCB}Resolu%C3%A7%C3%A3o%20BCB&numero=1`],
  ['Resolução BCB 1/2019', null],
  ['Circular BCB 3.978/2020', `${BCB}Circular&numero=3978`],
  ['Circular BCB 10/1965', null],
  ['Resolução CMN 4.966/2021', `${BCB}Resolu%C3%A7%C3%A3o%20CMN&numero=4966`],
  ['Resolução CMN 4.893/2020', null],
  ['Resolução CVM 555/2014', null],
  ['Instrução CNJ 555/2014', null],
  ['Instrução Normativa CVM 555/2014', null],
])('"%s" has the official text at %s', (text, url) => {
  expect(findCitations(text).map((one) => [one.text, one.url])).toEqual([[text, url]])
})

test.each([
  ['Res. CNJ 125/10', 'conselho.nacional.justica:resolucao:2010;125', 'Resolução CNJ 125/2010'],
  ['Res. CNJ 125/40', 'conselho.nacional.justica:resolucao:2040;125', 'Resolução CNJ 125/2040'],
  ['Res. CNJ 125/41', 'conselho.nacional.justica:resolucao:1941;125', 'Resolução CNJ 125/1941'],
  [
    'Resolução do Conselho Nacional de Justiça 35/2007',
    'conselho.nacional.justica:resolucao:2007;35',
    'Resolução CNJ 35/2007',
  ],
  [
    'Resolução 35/2007 do Conselho Nacional de Justiça',
    'conselho.nacional.justica:resolucao:2007;35',
    'Resolução CNJ 35/2007',
  ],
  ['Resolução CNJ 35, de 24 de abril de 2007', 'conselho.nacional.justica:resolucao:2007;35', 'Resolução CNJ 35/2007'],
  ['IN RFB 2.110/2022', 'receita.federal:instrucao.normativa:2022;2110', 'Instrução Normativa RFB 2.110/2022'],
  ['Portaria RFB 1.234/2015', 'receita.federal:portaria:2015;1234', 'Portaria RFB 1.234/2015'],
  ['Resolução CD/ANPD 2/2022', 'autoridade.nacional.protecao.dados:resolucao:2022;2', 'Resolução ANPD 2/2022'],
  ['Resolução TSE 23.610/2019', 'tribunal.superior.eleitoral:resolucao:2019;23610', 'Resolução TSE 23.610/2019'],
])('"%s" is the one of that body, number and year', (text, key, title) => {
  expect(findCitations(text)).toMatchObject([{ text, key: `urn:lex:br:${key}`, title }])
})

test.each([
  // No key: a body that has no page here, no year, or another section of the body.
  ['Resolução CFM 2.217/2018', 'Resolução CFM 2.217/2018'],
  ['Resolução ABC 5/2020', 'Resolução ABC 5/2020'],
  ['Portaria Interministerial MTP/MS 14/2022', 'Portaria MTP/MS 14/2022'],
  ['Resolução nº 5', 'Resolução 5'],
  ['Convênio ICMS 52/1991', 'Ato 52/1991'],
  ['NR 12', 'Norma Regulamentadora 12'],
  ['NR-35', 'Norma Regulamentadora 35'],
  ['Regimento Interno do STF', 'Regimento Interno do STF'],
  ['RI/TCU', 'Regimento Interno TCU'],
])('"%s" is recognised as "%s" and has no page', (text, title) => {
  expect(findCitations(text)).toMatchObject([{ text, key: null, url: null, title }])
})

test.each([
  'Resolução 5',
  'Resolução Abc 5/2020',
  'Resolução CNJ 35/7',
  'icvm 555/2014',
  'in RFB 2.110/2022',
  'ri do stf',
  'A resolução do conflito de 2020',
])('"%s" is no regulation', (text) => {
  expect(findCitations(text)).toEqual([])
})

test.each([
  ['OJ 394 da SDI-1', 'oj:sdi-1:394', 'SDI-1 do TST'],
  ['OJ 45 da SBDI-1', 'oj:sdi-1:45', 'SDI-1 do TST'],
  ['OJ 3 da SBDI-2', 'oj:sdi-2:3', 'SDI-2 do TST'],
  ['OJ 5 da SDC', 'oj:sdc:5', 'SDC do TST'],
  ['OJ 12 da SDI-1 Transitória', null, 'SDI-1 Transitória do TST'],
  ['OJ 7 do Tribunal Pleno', null, 'Tribunal Pleno do TST'],
  ['Orientação Jurisprudencial 82', null, 'Orientação Jurisprudencial 82 do TST'],
])('"%s" is a guideline of its section', (text, key, title) => {
  expect(findCitations(text)).toMatchObject([{ text, key, url: null, title: expect.stringMatching(`${title}$`) }])
})

test('a regulation of a section of a body leads nowhere, as it is another one', () => {
  const [found] = findCitations('O Provimento 12/2020 da OAB/SP vale lá.')
  expect(found).toMatchObject({ key: null, url: null })
})
