import { expect, test } from 'vitest'
import { findCitations } from '.'

// The ways to write articles, acts and regulations, with near misses: a table, as long as the forms are many.

/** Each citation with its key, those of a range too; `-` for one that is recognised and not certain. */
const read = (text: string) =>
  findCitations(text).map(({ text, key, also }) => {
    const keys = key === null ? ['-'] : [key, ...also]
    return `${text} → ${keys.join(' ').replaceAll('urn:lex:br:federal:', '')}`
  })

test.each<[text: string, citations: string[]]>([
  ['arts. 186 e 927', ['arts. 186 → -']],
  ['art. 186, 927', ['art. 186 → -']],
  ['art. 186 e art. 187 do CC', ['art. 186 → lei:2002;10406!art186', 'art. 187 do CC → lei:2002;10406!art187']],
  ['CDC, art. 6º, e art. 186 do CC', ['CDC, art. 6º → lei:1990;8078!art6', 'art. 186 do CC → lei:2002;10406!art186']],
  [
    'CF, art. 5º, e arts. 186 e 187 do CC',
    [
      'CF, art. 5º → constituicao:1988;1988!art5',
      'arts. 186 → lei:2002;10406!art186',
      '187 do CC → lei:2002;10406!art187',
    ],
  ],
  ['CF, art. 5º, 7', ['CF, art. 5º → constituicao:1988;1988!art5']],
  ['CF, arts. 5º e 7º', ['CF, arts. 5º → constituicao:1988;1988!art5', '7º → constituicao:1988;1988!art7']],
  ['CF, art. 5º e art. 7º', ['CF, art. 5º → constituicao:1988;1988!art5', 'art. 7º → constituicao:1988;1988!art7']],
  ['CF (art. 5º)', ['CF (art. 5º → constituicao:1988;1988!art5']],
  ['CF: art. 5º', ['CF: art. 5º → constituicao:1988;1988!art5']],
  ['CF - art. 5º', ['CF - art. 5º → constituicao:1988;1988!art5']],
  ['CF art. 5º', ['CF art. 5º → constituicao:1988;1988!art5']],
  ['CF, em seu art. 5º', ['CF, em seu art. 5º → constituicao:1988;1988!art5']],
  [
    'CF, em seus arts. 5º e 6º',
    ['CF, em seus arts. 5º → constituicao:1988;1988!art5', '6º → constituicao:1988;1988!art6'],
  ],
  ['CF, no seu art. 5º', ['CF, no seu art. 5º → constituicao:1988;1988!art5']],
  [
    'CF, nos seus arts. 5º e 6º',
    ['CF, nos seus arts. 5º → constituicao:1988;1988!art5', '6º → constituicao:1988;1988!art6'],
  ],
  ['CF, por seu art. 5º', ['CF, por seu art. 5º → constituicao:1988;1988!art5']],
  [
    'CF, por seus arts. 5º e 6º',
    ['CF, por seus arts. 5º → constituicao:1988;1988!art5', '6º → constituicao:1988;1988!art6'],
  ],
  ['CF, seu art. 5º', ['CF, seu art. 5º → constituicao:1988;1988!art5']],
  ['CF, seus arts. 5º e 6º', ['CF, seus arts. 5º → constituicao:1988;1988!art5', '6º → constituicao:1988;1988!art6']],
  ['CF, notadamente o art. 5º', ['CF, notadamente o art. 5º → constituicao:1988;1988!art5']],
  [
    'CF, especialmente, os arts. 5º e 6º',
    ['CF, especialmente, os arts. 5º → constituicao:1988;1988!art5', '6º → constituicao:1988;1988!art6'],
  ],
  ['CF, em especial o art. 5º', ['CF, em especial o art. 5º → constituicao:1988;1988!art5']],
  ['CF, mais precisamente no art. 5º', ['art. 5º → -']],
  ['CF, nos arts. 5º e 6º', ['CF, nos arts. 5º → constituicao:1988;1988!art5', '6º → constituicao:1988;1988!art6']],
  ['CF,  art. 5º', ['CF,  art. 5º → constituicao:1988;1988!art5']],
  ['CF  art. 5º', ['CF  art. 5º → constituicao:1988;1988!art5']],
  ['CPC, art. 5º da Constituição da Bahia', ['CPC → lei:2015;13105', 'art. 5º da Constituição da Bahia → -']],
  ['CDC e o CPC, arts. 6º e 373', ['CDC → lei:1990;8078', 'CPC, arts. 6º → -', '373 → -']],
  ['CDC e CPC, art. 373', ['CDC → lei:1990;8078', 'CPC, art. 373 → -']],
  ['CDC,  CPC, art. 373', ['CDC → lei:1990;8078', 'CPC, art. 373 → -']],
  ['§ 1º do art. 5º da CF', ['§ 1º do art. 5º da CF → constituicao:1988;1988!art5']],
  ['§ 1º  do art. 5º da CF', ['§ 1º  do art. 5º da CF → constituicao:1988;1988!art5']],
  ['§§ 1º e 2º do art. 5º da CF', ['§§ 1º e 2º do art. 5º da CF → constituicao:1988;1988!art5']],
  ['parágrafo único do art. 1º da CF', ['parágrafo único do art. 1º da CF → constituicao:1988;1988!art1']],
  ['inciso II do art. 5º da CF', ['inciso II do art. 5º da CF → constituicao:1988;1988!art5']],
  ['incs. II e III do art. 5º da CF', ['incs. II e III do art. 5º da CF → constituicao:1988;1988!art5']],
  [
    'alínea "a" do inciso II do art. 5º da CF',
    ['alínea "a" do inciso II do art. 5º da CF → constituicao:1988;1988!art5'],
  ],
  ['letra a do art. 5º da CF', ['letra a do art. 5º da CF → constituicao:1988;1988!art5']],
  ['caput do art. 5º da CF', ['caput do art. 5º da CF → constituicao:1988;1988!art5']],
  ['item 3 do art. 5º da CF', ['item 3 do art. 5º da CF → constituicao:1988;1988!art5']],
  ['itens 1 e 2 do art. 5º da CF', ['itens 1 e 2 do art. 5º da CF → constituicao:1988;1988!art5']],
  [
    'O art. 18 do CDC; o § 1º do referido artigo',
    ['art. 18 do CDC → lei:1990;8078!art18', '§ 1º do referido artigo → lei:1990;8078!art18'],
  ],
  [
    'O art. 18 do CDC; o § 1º do citado artigo',
    ['art. 18 do CDC → lei:1990;8078!art18', '§ 1º do citado artigo → lei:1990;8078!art18'],
  ],
  [
    'Os arts. 18 do CDC e 186 do CC; o § 1º do mesmo artigo',
    ['arts. 18 do CDC → lei:1990;8078!art18', '186 do CC → lei:2002;10406!art186', '§ 1º do mesmo artigo → -'],
  ],
  [
    'Os arts. 18 a 20 do CDC; o § 1º do mesmo artigo',
    ['arts. 18 a 20 do CDC → lei:1990;8078!art18 lei:1990;8078!art19 lei:1990;8078!art20', '§ 1º do mesmo artigo → -'],
  ],
  ['O § 1º do mesmo artigo', ['§ 1º do mesmo artigo → -']],
  ['O art. 99 da LGPD; o § 1º do mesmo artigo', ['art. 99 da LGPD → -', '§ 1º do mesmo artigo → -']],
  ['art. 0 da CF', ['art. 0 da CF → -']],
  ['art. 65 da LGPD', ['art. 65 da LGPD → lei:2018;13709!art65']],
  ['art. 66 da LGPD', ['art. 66 da LGPD → -']],
  ['arts. 64 a 66 da LGPD', ['arts. 64 a 66 da LGPD → -']],
  ['art. 699-A do CPC', ['art. 699-A do CPC → lei:2015;13105!art699-a']],
  ['art. 699-B do CPC', ['art. 699-B do CPC → -']],
  ['arts. 5º a 5º do CC', ['arts. 5º → -']],
  ['arts. 421 a 421-A do CC', ['arts. 421 a 421-A do CC → lei:2002;10406!art421 lei:2002;10406!art421-a']],
  [
    'art. 5º-A a 5º-C do CPP',
    [
      'art. 5º-A a 5º-C do CPP → decreto.lei:1941;3689!art5-a decreto.lei:1941;3689!art5-b decreto.lei:1941;3689!art5-c',
    ],
  ],
  ['art. 5 da ADCT', ['art. 5 da ADCT → constituicao:1988;1988!adct_art5']],
  ['art. 2º desta lei', ['art. 2º desta lei → -']],
  ['A referida lei vale', []],
  [
    'A Lei 8.078/1990 vale; art. 2º desta lei',
    ['Lei 8.078/1990 → lei:1990;8078', 'art. 2º desta lei → lei:1990;8078!art2'],
  ],
  [
    'A Lei 8.078/1990 vale; art. 2º, desta Lei e art. 3º da mesma lei',
    [
      'Lei 8.078/1990 → lei:1990;8078',
      'art. 2º, desta Lei → lei:1990;8078!art2',
      'art. 3º da mesma lei → lei:1990;8078!art3',
    ],
  ],
  [
    'O Decreto 3.048/1999 vale; art. 2º do referido decreto',
    ['Decreto 3.048/1999 → decreto:1999;3048', 'art. 2º do referido decreto → decreto:1999;3048!art2'],
  ],
  ['O CDC vale; art. 2º do mesmo código', ['CDC → lei:1990;8078', 'art. 2º do mesmo código → lei:1990;8078!art2']],
  ['A CF vale; art. 2º da mesma Constituição', ['art. 2º da mesma Constituição → constituicao:1988;1988!art2']],
  [
    'A Lei 8.078/1990 vale; art. 2º do mesmo diploma legal',
    ['Lei 8.078/1990 → lei:1990;8078', 'art. 2º do mesmo diploma legal → lei:1990;8078!art2'],
  ],
  [
    'O Decreto-Lei 3.688/1941 vale; art. 2º do citado decreto-lei',
    ['Decreto-Lei 3.688/1941 → decreto.lei:1941;3688', 'art. 2º do citado decreto-lei → decreto.lei:1941;3688!art2'],
  ],
  ['art. da CF', []],
  ['artigo 5º da CF', ['artigo 5º da CF → constituicao:1988;1988!art5']],
  ['artigos 5º e 6º da CF', ['artigos 5º → constituicao:1988;1988!art5', '6º da CF → constituicao:1988;1988!art6']],
  ['art 5 da CF', ['art 5 da CF → constituicao:1988;1988!art5']],
  ['arts 5 e 6 da CF', ['arts 5 → constituicao:1988;1988!art5', '6 da CF → constituicao:1988;1988!art6']],
  [
    'art. 5º, da CF, e 186 do CC',
    ['art. 5º, da CF → constituicao:1988;1988!art5', '186 do CC → lei:2002;10406!art186'],
  ],
  // An act right behind the articles of another begins what follows.
  [
    'CF, art. 5º, Lei 8.078/1990, art. 6º',
    ['CF, art. 5º → constituicao:1988;1988!art5', 'Lei 8.078/1990, art. 6º → lei:1990;8078!art6'],
  ],
  ['LC 101/2000, art. 5º, CF', ['LC 101/2000, art. 5º → lei.complementar:2000;101!art5']],
  // Words after all the articles say whose act it is; words after another number do not.
  ['Na Constituição, art. 125, do Estado de São Paulo', ['Constituição, art. 125 → -']],
  ['CF, arts. 5º, 6º e 7º paulista', ['CF, arts. 5º → -', '6º → -', '7º → -']],
  ['CF, art. 5º, 2 estaduais', ['CF, art. 5º → constituicao:1988;1988!art5']],
  ['art. 5º da CF e 2 testemunhas', ['art. 5º da CF → constituicao:1988;1988!art5']],
  ['art. 5º da CF e 186 CC', ['art. 5º da CF → constituicao:1988;1988!art5']],
  ['art. 5º, art. 6º e art. 7º', ['art. 5º → -', 'art. 6º → -', 'art. 7º → -']],
  ['Diz o "art. 5º da CF".', ['art. 5º da CF → constituicao:1988;1988!art5']],
  ['CDC e o  CPC, art. 373', ['CDC → lei:1990;8078', 'CPC, art. 373 → -']],
  [
    'arts. 5º a 7º, I, do CC',
    ['arts. 5º a 7º, I, do CC → lei:2002;10406!art5 lei:2002;10406!art6 lei:2002;10406!art7'],
  ],
  ['arts. 99 a 101 do CC', ['arts. 99 a 101 do CC → lei:2002;10406!art99 lei:2002;10406!art100 lei:2002;10406!art101']],
  ['arts. 10 a 9º do CC', ['arts. 10 → -']],
  // A phrase that points back points neither ahead nor to another paragraph.
  ['art. 2º desta lei e a Lei 8.078/1990', ['art. 2º desta lei → -', 'Lei 8.078/1990 → lei:1990;8078']],
  ['O art. 18 do CDC.\nO § 1º do mesmo artigo', ['art. 18 do CDC → lei:1990;8078!art18', '§ 1º do mesmo artigo → -']],
  ['art. 5º da CF c/c 186 do CC', ['art. 5º da CF → constituicao:1988;1988!art5', '186 do CC → lei:2002;10406!art186']],
])('the articles of "%s" are read with their act', (text, citations) => {
  expect(read(text)).toEqual(citations)
})

test.each<[text: string, citations: string[]]>([
  ['Lei Delegada 4/1962', ['Lei Delegada 4/1962 → -']],
  ['leis ordinárias 8.078/1990', ['leis ordinárias 8.078/1990 → lei:1990;8078']],
  [
    'Decretos-Leis 3.688/1941 e 2.848/1940',
    ['Decretos-Leis 3.688/1941 → decreto.lei:1941;3688', '2.848/1940 → decreto.lei:1940;2848'],
  ],
  ['Dec-Lei 3.688/1941', ['Dec-Lei 3.688/1941 → decreto.lei:1941;3688']],
  ['DL 3.688/1941', ['DL 3.688/1941 → decreto.lei:1941;3688']],
  ['DLs 3.688/1941 e 2.848/1940', ['DLs 3.688/1941 → decreto.lei:1941;3688', '2.848/1940 → decreto.lei:1940;2848']],
  ['dl 3.688/1941', []],
  ['Decreto Legislativo 6/2020', ['Decreto Legislativo 6/2020 → -']],
  ['Dec. 10.854/2021', ['Dec. 10.854/2021 → decreto:2021;10854']],
  [
    'Medidas Provisórias 668/2015 e 936/2020',
    ['Medidas Provisórias 668/2015 → medida.provisoria:2015;668', '936/2020 → medida.provisoria:2020;936'],
  ],
  ['MPs 668/2015 e 936/2020', ['MPs 668/2015 → medida.provisoria:2015;668', '936/2020 → medida.provisoria:2020;936']],
  ['mp 668/2015', []],
  [
    'Emendas Constitucionais 45/2004 e 103/2019',
    ['Emendas Constitucionais 45/2004 → emenda.constitucional:2004;45', '103/2019 → emenda.constitucional:2019;103'],
  ],
  [
    'ECs 45/2004 e 103/2019',
    ['ECs 45/2004 → emenda.constitucional:2004;45', '103/2019 → emenda.constitucional:2019;103'],
  ],
  ['LCs 101/2000 e 123/2006', ['LCs 101/2000 → lei.complementar:2000;101', '123/2006 → lei.complementar:2006;123']],
  ['lc 101/2000', []],
  ['Emenda à Lei Orgânica 5/2010', ['Emenda à Lei Orgânica 5/2010 → -']],
  ['Lei federal 8.078/1990', ['Lei federal 8.078/1990 → lei:1990;8078']],
  ['Leis federais 8.078/1990 e 8.069/1990', ['Leis federais 8.078/1990 → lei:1990;8078', '8.069/1990 → lei:1990;8069']],
  ['Lei nacional nº 8.078/1990', ['Lei nacional nº 8.078/1990 → lei:1990;8078']],
  ['Lei municipal 8.078/1990', ['Lei municipal 8.078/1990 → -']],
  ['Lei do Estado de São Paulo nº 8.078/1990', ['Lei do Estado de São Paulo nº 8.078/1990 → -']],
  ['5 casos da Lei 8.078/1990', ['Lei 8.078/1990 → lei:1990;8078']],
  ['Lc 101/2000', []],
  ['Medida-Lei 8.078/1990', []],
  ['Projeto-Lei 8.078/1990', ['Lei 8.078/1990 → -']],
  ['Em decreto-lei, a Lei 8.078/1990', ['Lei 8.078/1990 → lei:1990;8078']],
  ['…Lei 8.078/1990', ['Lei 8.078/1990 → lei:1990;8078']],
  ['Lei 008.078/1990', ['Lei 008.078/1990 → lei:1990;8078']],
  ['Leis 100', []],
  ['Medida Provisória 668/2015 e 936/2020', ['Medida Provisória 668/2015 → medida.provisoria:2015;668']],
  ['Decretos Legislativos 6/2020 e 7/2020', ['Decretos Legislativos 6/2020 → -', '7/2020 → -']],
  // A state has two capitals.
  ['Em SP, a Lei 8.078/1990 - Sp', ['Lei 8.078/1990 → lei:1990;8078']],
  ['Lei do Município 8.078/1990', ['Lei do Município 8.078/1990 → -']],
  ['Lei 8.078, de 11 de setembro de 1990', ['Lei 8.078, de 11 de setembro de 1990 → lei:1990;8078']],
  ['Lei nº 8.078 de 11/09/90', ['Lei nº 8.078 de 11/09/90 → lei:1990;8078']],
  ['Lei 8.078/90, de 11 de setembro de 1990', ['Lei 8.078/90, de 11 de setembro de 1990 → lei:1990;8078']],
  ['Lei 8.078 (1990)', ['Lei 8.078 (1990) → lei:1990;8078']],
  ['Lei 8.078, de 1990', ['Lei 8.078, de 1990 → lei:1990;8078']],
  ['Projeto de Lei 8.078/1990', ['Lei 8.078/1990 → -']],
  ['Projetos de Lei 8.078/1990', ['Lei 8.078/1990 → -']],
  ['Anteprojeto de Lei 8.078/1990', ['Lei 8.078/1990 → -']],
  ['minuta de Lei 8.078/1990', ['Lei 8.078/1990 → -']],
  ['antelei 8.078/1990', []],
  ['Lei 8078/1990', ['Lei 8078/1990 → lei:1990;8078']],
  ['Lei 8078', ['Lei 8078 → lei:1990;8078']],
  ['Lei nº 100', ['Lei nº 100 → -']],
  ['Lei 100', []],
  ['Lei 10%', []],
  ['Lei 8.078 %', []],
  ['Lei 8.078/ 5', []],
  ['Lei 0/1990', []],
  ['Lei 0-A/1990', []],
  ['Lei 08.078/1990', ['Lei 08.078/1990 → lei:1990;8078']],
  ['Lei 8.078/1990/SP', []],
  ['Lei 8.078/1990 - SP', ['Lei 8.078/1990 - SP → -']],
  ['Lei 8.078/1990 (SP)', ['Lei 8.078/1990 (SP → -']],
  ['Lei 8.078/1990 se', ['Lei 8.078/1990 → lei:1990;8078']],
  ['Lei 8.078/1990 (se quiser)', ['Lei 8.078/1990 → lei:1990;8078']],
  ['EC 5', []],
  ['EC 45', ['EC 45 → emenda.constitucional:2004;45']],
  ['LC 1', []],
  ['Lei 8.078/90', ['Lei 8.078/90 → lei:1990;8078']],
  ['Lei 11.340/06', ['Lei 11.340/06 → lei:2006;11340']],
  ['Lei 10.406/02', ['Lei 10.406/02 → lei:2002;10406']],
  ['Leis 8.078/1990 e 100', ['Leis 8.078/1990 → lei:1990;8078', '100 → -']],
  [
    'Leis 8.078/1990, 8.069/1990 e 9.099/1995',
    ['Leis 8.078/1990 → lei:1990;8078', '8.069/1990 → lei:1990;8069', '9.099/1995 → lei:1995;9099'],
  ],
  ['Lei 8.078/1990 e 8.069/1990', ['Lei 8.078/1990 → lei:1990;8078']],
])('the act "%s" is that of its kind, number and year', (text, citations) => {
  expect(read(text)).toEqual(citations)
})

test.each<[text: string, citations: string[]]>([
  [
    'Constituição da República Federativa do Brasil, art. 5º',
    ['Constituição da República Federativa do Brasil, art. 5º → constituicao:1988;1988!art5'],
  ],
  ['Constituição da República, art. 5º', ['Constituição da República, art. 5º → constituicao:1988;1988!art5']],
  ['Constituição Federal, art. 5º', ['Constituição Federal, art. 5º → constituicao:1988;1988!art5']],
  ['Constituição Brasileira, art. 5º', ['Constituição Brasileira, art. 5º → constituicao:1988;1988!art5']],
  ['Constituição do Brasil, art. 5º', ['Constituição do Brasil, art. 5º → constituicao:1988;1988!art5']],
  ['Constituição Cidadã, art. 5º', ['Constituição Cidadã, art. 5º → constituicao:1988;1988!art5']],
  ['Constituição, art. 5º', ['Constituição, art. 5º → constituicao:1988;1988!art5']],
  ['constituição, art. 5º', ['art. 5º → -']],
  ['Carta Magna, art. 5º', ['Carta Magna, art. 5º → constituicao:1988;1988!art5']],
  ['Magna Carta, art. 5º', ['Magna Carta, art. 5º → constituicao:1988;1988!art5']],
  ['Carta Política, art. 5º', ['Carta Política, art. 5º → constituicao:1988;1988!art5']],
  ['Carta da República, art. 5º', ['Carta da República, art. 5º → constituicao:1988;1988!art5']],
  ['Carta Federal, art. 5º', ['Carta Federal, art. 5º → constituicao:1988;1988!art5']],
  ['Carta Maior, art. 5º', ['Carta Maior, art. 5º → constituicao:1988;1988!art5']],
  ['Carta Constitucional, art. 5º', ['Carta Constitucional, art. 5º → constituicao:1988;1988!art5']],
  ['Carta Cidadã, art. 5º', ['Carta Cidadã, art. 5º → constituicao:1988;1988!art5']],
  ['Carta de 1988, art. 5º', ['Carta de 1988, art. 5º → constituicao:1988;1988!art5']],
  ['Carta, art. 5º', ['art. 5º → -']],
  ['Lei Maior, art. 5º', ['Lei Maior, art. 5º → constituicao:1988;1988!art5']],
  ['Lei Fundamental, art. 5º', ['Lei Fundamental, art. 5º → constituicao:1988;1988!art5']],
  ['Texto Constitucional, art. 5º', ['Texto Constitucional, art. 5º → constituicao:1988;1988!art5']],
  ['Texto Magno, art. 5º', ['Texto Magno, art. 5º → constituicao:1988;1988!art5']],
  ['Diploma Maior, art. 5º', ['Diploma Maior, art. 5º → constituicao:1988;1988!art5']],
  ['CF, art. 5º', ['CF, art. 5º → constituicao:1988;1988!art5']],
  ['CRFB, art. 5º', ['CRFB, art. 5º → constituicao:1988;1988!art5']],
  ['CFRB, art. 5º', ['CFRB, art. 5º → constituicao:1988;1988!art5']],
  ['CR, art. 5º', ['CR, art. 5º → constituicao:1988;1988!art5']],
  [
    'Ato das Disposições Constitucionais Transitórias, art. 5º',
    ['Ato das Disposições Constitucionais Transitórias, art. 5º → constituicao:1988;1988!adct_art5'],
  ],
  ['ADCT, art. 5º', ['ADCT, art. 5º → constituicao:1988;1988!adct_art5']],
  ['cf, art. 5º', ['art. 5º → -']],
  ['adct, art. 5º', ['art. 5º → -']],
  ['CF', []],
  ['Constituição Federal', ['Constituição Federal → constituicao:1988;1988']],
  ['Constituição', ['Constituição → -']],
  ['CR', []],
  ['CRFB', ['CRFB → constituicao:1988;1988']],
  ['ADCT', ['ADCT → constituicao:1988;1988!adct']],
  ['CF/88', ['CF/88 → constituicao:1988;1988']],
  ['CF88, art. 5º', ['CF88, art. 5º → constituicao:1988;1988!art5']],
  ['CF de 1988, art. 5º', ['CF de 1988, art. 5º → constituicao:1988;1988!art5']],
  ["CF de '88, art. 5º", ["CF de '88, art. 5º → constituicao:1988;1988!art5"]],
  ['CF-88', ['CF-88 → constituicao:1988;1988']],
  ['CPC/15', ['CPC/15 → lei:2015;13105']],
  ['CC/16', ['CC/16 → lei:1916;3071']],
  ['CC/02', ['CC/02 → lei:2002;10406']],
  ['CPC/73', ['CPC/73 → lei:1973;5869']],
  ['CPC73, art. 535', ['CPC73, art. 535 → lei:1973;5869!art535']],
  ['CFM', []],
  ['XCF, art. 5º', ['art. 5º → -']],
  ['novo CPC, art. 300', ['novo CPC, art. 300 → lei:2015;13105!art300']],
  ['novo Código de Processo Civil, art. 300', ['novo Código de Processo Civil, art. 300 → lei:2015;13105!art300']],
  ['novo Código Penal, art. 121', ['novo Código Penal, art. 121 → -']],
  ['novel CPC, art. 300', ['novel CPC, art. 300 → lei:2015;13105!art300']],
  ['atual CPC, art. 300', ['atual CPC, art. 300 → lei:2015;13105!art300']],
  ['vigente CPC, art. 300', ['vigente CPC, art. 300 → lei:2015;13105!art300']],
  ['velho CPC, art. 300', ['velho CPC, art. 300 → -']],
  ['antigo CPC, art. 300', ['antigo CPC, art. 300 → -']],
  ['revogado CPC, art. 300', ['revogado CPC, art. 300 → -']],
  ['extinto CPC, art. 300', ['extinto CPC, art. 300 → -']],
  ['antigo CPC/73, art. 535', ['antigo CPC/73, art. 535 → lei:1973;5869!art535']],
  ['Código Penal do Brasil, art. 121', ['Código Penal → decreto.lei:1940;2848', 'art. 121 → -']],
  ['Código Penal da União, art. 121', ['Código Penal → decreto.lei:1940;2848', 'art. 121 → -']],
  ['Código Penal da Alemanha, art. 121', ['Código Penal da Alemanha, art. 121 → -']],
  ['Código Penal da Prússia, art. 121', ['Código Penal → -', 'art. 121 → -']],
  ['CDC do Zé, art. 6º', ['CDC → -', 'art. 6º → -']],
  ['LGPD da Prússia, art. 6º', ['LGPD → lei:2018;13709', 'art. 6º → -']],
  ['Código Penal de 1890, art. 1º', ['Código Penal de 1890, art. 1º → -']],
  ['código penal', ['código penal → -']],
  ['Código Penal', ['Código Penal → decreto.lei:1940;2848']],
  ['Código Civil de 1916', ['Código Civil de 1916 → lei:1916;3071']],
  ['CPC de 1973', ['CPC de 1973 → lei:1973;5869']],
  ['CPC de 1990', ['CPC de 1990 → -']],
  ['No direito alemão, o Código Civil, art. 5º', ['Código Civil, art. 5º → -']],
  ['No direito alemão. O Código Civil, art. 5º', ['Código Civil, art. 5º → lei:2002;10406!art5']],
  ['No direito alemão e no Brasil, o Código Civil, art. 5º', ['Código Civil, art. 5º → lei:2002;10406!art5']],
  ['Em Portugal, o CC, art. 5º', ['CC, art. 5º → -']],
  ['A palavra alemão; o CC, art. 5º', ['CC, art. 5º → lei:2002;10406!art5']],
  ['LRF, art. 5º', ['LRF, art. 5º → -']],
  ['Lei de Imprensa, art. 5º', ['Lei de Imprensa, art. 5º → -']],
  ['GDPR, art. 5º', ['GDPR, art. 5º → -']],
  // Digits behind an abbreviation are a year or make it something else.
  ['LGPD12', []],
  ['CTB/SP', []],
  ['Constituição88, art. 5º', ['art. 5º → -']],
  ['Lei de Imprensa de 1967', ['Lei de Imprensa de 1967 → -']],
  ['ADCT de 1990, art. 5º', ['ADCT de 1990, art. 5º → -']],
  ['Constituição Federal, de 1215', ['Constituição Federal → -']],
  ['o texto constitucional', []],
  // Others have a constitution and codes too.
  ['Constituição da Prússia, art. 5º', ['Constituição → -', 'art. 5º → -']],
  ['Novo Código de Processo Civil da Prússia', ['Novo Código de Processo Civil → -']],
  ['O CDC da vida, diz Silva', ['CDC → lei:1990;8078']],
  ['No direito alemão, o Código Civil, art. 5º; no Brasil é outro.', ['Código Civil, art. 5º → -']],
])('the name in "%s" is that of its act', (text, citations) => {
  expect(read(text)).toEqual(citations)
})

test.each<[text: string, citations: string[]]>([
  [
    'Resolução CNMP 181/2017',
    ['Resolução CNMP 181/2017 → urn:lex:br:conselho.nacional.ministerio.publico:resolucao:2017;181'],
  ],
  [
    'Resolução do Conselho Nacional do Ministério Público 181/2017',
    [
      'Resolução do Conselho Nacional do Ministério Público 181/2017 → urn:lex:br:conselho.nacional.ministerio.publico:resolucao:2017;181',
    ],
  ],
  [
    'Provimento CFOAB 205/2021',
    ['Provimento CFOAB 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205'],
  ],
  [
    'Provimento CF/OAB 205/2021',
    ['Provimento CF/OAB 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205'],
  ],
  [
    'Provimento CF-OAB 205/2021',
    ['Provimento CF-OAB 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205'],
  ],
  [
    'Provimento CF da OAB 205/2021',
    ['Provimento CF da OAB 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205'],
  ],
  [
    'Provimento do Conselho Federal da OAB 205/2021',
    [
      'Provimento do Conselho Federal da OAB 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205',
    ],
  ],
  [
    'Provimento do Conselho Federal da Ordem dos Advogados do Brasil 205/2021',
    [
      'Provimento do Conselho Federal da Ordem dos Advogados do Brasil 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205',
    ],
  ],
  [
    'Provimento do Conselho Federal 205/2021',
    [
      'Provimento do Conselho Federal 205/2021 → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205',
    ],
  ],
  [
    'Provimento 205/2021, do Conselho Federal da OAB',
    [
      'Provimento 205/2021, do Conselho Federal da OAB → urn:lex:br:ordem.advogados.brasil;conselho.federal:provimento:2021;205',
    ],
  ],
  [
    'Resolução da Comissão de Valores Mobiliários 175/2022',
    [
      'Resolução da Comissão de Valores Mobiliários 175/2022 → urn:lex:br:comissao.valores.mobiliarios:resolucao:2022;175',
    ],
  ],
  ['Resolução BACEN 1/2020', ['Resolução BACEN 1/2020 → urn:lex:br:banco.central.brasil:resolucao:2020;1']],
  [
    'Resolução do Banco Central do Brasil 1/2020',
    ['Resolução do Banco Central do Brasil 1/2020 → urn:lex:br:banco.central.brasil:resolucao:2020;1'],
  ],
  [
    'Resolução do Banco Central 1/2020',
    ['Resolução do Banco Central 1/2020 → urn:lex:br:banco.central.brasil:resolucao:2020;1'],
  ],
  [
    'Resolução do Conselho Monetário Nacional 4.966/2021',
    [
      'Resolução do Conselho Monetário Nacional 4.966/2021 → urn:lex:br:conselho.monetario.nacional:resolucao:2021;4966',
    ],
  ],
  ['Resolução ANPD 2/2022', ['Resolução ANPD 2/2022 → urn:lex:br:autoridade.nacional.protecao.dados:resolucao:2022;2']],
  [
    'Resolução do Tribunal Superior Eleitoral 23.610/2019',
    [
      'Resolução do Tribunal Superior Eleitoral 23.610/2019 → urn:lex:br:tribunal.superior.eleitoral:resolucao:2019;23610',
    ],
  ],
  ['Resolução TST 1/2020', ['Resolução TST 1/2020 → urn:lex:br:tribunal.superior.trabalho:resolucao:2020;1']],
  [
    'Resolução do Tribunal Superior do Trabalho 1/2020',
    ['Resolução do Tribunal Superior do Trabalho 1/2020 → urn:lex:br:tribunal.superior.trabalho:resolucao:2020;1'],
  ],
  ['Resolução STF 1/2020', ['Resolução STF 1/2020 → urn:lex:br:supremo.tribunal.federal:resolucao:2020;1']],
  [
    'Resolução do Supremo Tribunal Federal 1/2020',
    ['Resolução do Supremo Tribunal Federal 1/2020 → urn:lex:br:supremo.tribunal.federal:resolucao:2020;1'],
  ],
  ['Resolução STJ 1/2020', ['Resolução STJ 1/2020 → urn:lex:br:superior.tribunal.justica:resolucao:2020;1']],
  [
    'Resolução do Superior Tribunal de Justiça 1/2020',
    ['Resolução do Superior Tribunal de Justiça 1/2020 → urn:lex:br:superior.tribunal.justica:resolucao:2020;1'],
  ],
  ['IN SRF 2.110/2002', ['IN SRF 2.110/2002 → urn:lex:br:receita.federal:instrucao.normativa:2002;2110']],
  [
    'IN da Receita Federal do Brasil 2.110/2022',
    ['IN da Receita Federal do Brasil 2.110/2022 → urn:lex:br:receita.federal:instrucao.normativa:2022;2110'],
  ],
  [
    'Instrução Normativa da Receita Federal 2.110/2022',
    ['Instrução Normativa da Receita Federal 2.110/2022 → urn:lex:br:receita.federal:instrucao.normativa:2022;2110'],
  ],
  ['Instrução CVM 555/2014', ['Instrução CVM 555/2014 → urn:lex:br:comissao.valores.mobiliarios:instrucao:2014;555']],
  [
    'Instruções Normativas RFB 2.110/2022',
    ['Instruções Normativas RFB 2.110/2022 → urn:lex:br:receita.federal:instrucao.normativa:2022;2110'],
  ],
  [
    'Carta-Circular BCB 3.978/2020',
    ['Carta-Circular BCB 3.978/2020 → urn:lex:br:banco.central.brasil:circular:2020;3978'],
  ],
  ['Resoluções CNJ 125/2010', ['Resoluções CNJ 125/2010 → urn:lex:br:conselho.nacional.justica:resolucao:2010;125']],
  [
    'Resolução Conjunta CNJ 125/2010',
    ['Resolução Conjunta CNJ 125/2010 → urn:lex:br:conselho.nacional.justica:resolucao:2010;125'],
  ],
  [
    'Portaria Normativa CNJ 125/2010',
    ['Portaria Normativa CNJ 125/2010 → urn:lex:br:conselho.nacional.justica:portaria:2010;125'],
  ],
  [
    'Provimento Conjunto CNJ 125/2010',
    ['Provimento Conjunto CNJ 125/2010 → urn:lex:br:conselho.nacional.justica:provimento:2010;125'],
  ],
  ['Deliberação CVM 5/2020', ['Deliberação CVM 5/2020 → -']],
  ['Recomendação CNJ 5/2020', ['Recomendação CNJ 5/2020 → -']],
  ['Ato Normativo CNJ 5/2020', ['Ato Normativo CNJ 5/2020 → -']],
  ['Resolução CNJ/SP 5/2020', ['Resolução CNJ/SP 5/2020 → -']],
  ['Resolução CNJ 5/2020 (SP)', ['Resolução CNJ 5/2020 → -']],
  ['Resolução CNJ 5/2020, do Estado', ['Resolução CNJ 5/2020 → -']],
  ['Resolução Cnj 5/2020', []],
  ['resolução cnj 5/2020', []],
  ['subresolução CNJ 5/2020', []],
  ['Resolução CNJ 5/ 3', []],
  ['Resolução CNJ nº 5', ['Resolução CNJ nº 5 → -']],
  ['Regimento Interno', ['Regimento Interno → -']],
  ['Regimento Interno do Supremo', ['Regimento Interno do Supremo → -']],
  ['Regimento Interno da Câmara', ['Regimento Interno da Câmara → -']],
  ['Regimento Interno do condomínio', ['Regimento Interno → -']],
  ['RI', []],
  ['RI do STF', ['RI do STF → -']],
  ['Regimento Interno/TCU', ['Regimento Interno/TCU → -']],
  ['Regimento Interno da Ordem', ['Regimento Interno → -']],
  ['Regimento Interno da Casa', ['Regimento Interno → -']],
  ['Regimento Interno da casa', ['Regimento Interno → -']],
  // A body that is not known has an abbreviation in capitals, of at most 16 letters.
  ['Resolução 5/2020 do CONSUNI', ['Resolução 5/2020 do CONSUNI → -']],
  ['Resolução 5/2020 das ABC', ['Resolução 5/2020 das ABC → -']],
  ['Resolução AbCD 5/2020', ['Resolução AbCD 5/2020 → -']],
  ['Resolução ABCde 5/2020', []],
  ['Resolução Ab 5/2020', []],
  ['Resolução ABCDEFGHIJKLMNOP 5/2020', ['Resolução ABCDEFGHIJKLMNOP 5/2020 → -']],
  ['Resolução ABCDEFGHIJKLMNOPQ 5/2020', []],
])('the regulation "%s" is that of its body', (text, citations) => {
  expect(read(text)).toEqual(citations)
})

test.each<[text: string, citations: string[]]>([
  ['5CF, art. 5º', ['art. 5º → -']],
  ['Código Penal: art. 121', ['Código Penal: art. 121 → decreto.lei:1940;2848!art121']],
  ['Código Penal?', ['Código Penal → decreto.lei:1940;2848']],
  ['Código Penal|CDC', ['Código Penal → decreto.lei:1940;2848', 'CDC → lei:1990;8078']],
  ['LGPD|CDC, art. 6º', ['LGPD → lei:2018;13709', 'CDC, art. 6º → lei:1990;8078!art6']],
  ['No direito venezuelano, o Código Civil, art. 5º', ['Código Civil, art. 5º → -']],
  ['Lc 101/2000', []],
  ['Medida Provisória 668/2015 e 936/2020', ['Medida Provisória 668/2015 → medida.provisoria:2015;668']],
  ['A constitucionalidade da Constituição Federal', ['Constituição Federal → constituicao:1988;1988']],
  ['5Lei 8.078/1990', []],
  ['5Resolução CNJ 5/2020', []],
  ['Lei de Imprensa de 1967, art. 5º', ['Lei de Imprensa de 1967, art. 5º → -']],
  ['ADCT de 1999, art. 5º', ['ADCT de 1999, art. 5º → -']],
  ['o texto constitucional', []],
  ['CF5, art. 5º', ['art. 5º → -']],
  ['CDC/SP', []],
  ['CDC-SP, art. 6º', ['art. 6º → -']],
  ['CF/2024, art. 5º', ['CF/2024, art. 5º → -']],
  ['Carta Magna de 1215, art. 39', ['Carta Magna → -', 'art. 39 → -']],
  ['Código Penal  de  1215, art. 3º', ['Código Penal → -', 'art. 3º → -']],
  ['Constituição da Prússia, art. 5º', ['Constituição → -', 'art. 5º → -']],
  [
    'Lei de Introdução ao Código Civil da Prússia, art. 5º',
    ['Lei de Introdução ao Código Civil → decreto.lei:1942;4657', 'art. 5º → -'],
  ],
  ['LICC da Prússia, art. 1º', ['LICC → decreto.lei:1942;4657', 'art. 1º → -']],
  ['CODECON do Zé, art. 6º', ['CODECON → lei:1990;8078', 'art. 6º → -']],
  [
    'Consolidação das Leis do Trabalho da Prússia, art. 5º',
    ['Consolidação das Leis do Trabalho → decreto.lei:1943;5452', 'art. 5º → -'],
  ],
  ['O Brasil é outro. No direito alemão, o Código Civil, art. 5º', ['Código Civil, art. 5º → -']],
  ['Código\tPenal, art. 121', ['Código\tPenal, art. 121 → decreto.lei:1940;2848!art121']],
  ['Código\rPenal, art. 121', ['Código\rPenal, art. 121 → decreto.lei:1940;2848!art121']],
  ['CódigoPenal, art. 121', ['art. 121 → -']],
  ['Código Penala, art. 121', ['art. 121 → -']],
  ['Código Penalz, art. 121', ['art. 121 → -']],
  ['Código Penal0, art. 121', ['art. 121 → -']],
  ['Código Penal9, art. 121', ['art. 121 → -']],
  ['Código Penal5, art. 121', ['art. 121 → -']],
  ['artigos 5º e 6º', ['artigos 5º → -']],
  [
    'Código Civil, art. 5º, Código Penal, art. 6º',
    ['Código Civil, art. 5º → lei:2002;10406!art5', 'Código Penal, art. 6º → decreto.lei:1940;2848!art6'],
  ],
  [
    'CDC, art. 6º, 186 do CC',
    ['CDC → lei:1990;8078', 'art. 6º → lei:2002;10406!art6', '186 do CC → lei:2002;10406!art186'],
  ],
  [
    'CDC, art. 6º e art. 186 e 187 do CC',
    ['CDC, art. 6º → lei:1990;8078!art6', 'art. 186 → lei:2002;10406!art186', '187 do CC → lei:2002;10406!art187'],
  ],
  [
    'CDC, arts. 6º, 7º e art. 186 do CC',
    ['CDC, arts. 6º → lei:1990;8078!art6', '7º → lei:1990;8078!art7', 'art. 186 do CC → lei:2002;10406!art186'],
  ],
  ['art. 186 CC', ['art. 186 CC → lei:2002;10406!art186']],
  ['art. 5º LC 101/2000', ['art. 5º LC 101/2000 → lei.complementar:2000;101!art5']],
  ['CF, art. 5º, 7 municipais', ['CF, art. 5º → constituicao:1988;1988!art5']],
  ['CPC, art. 300 do Estado', ['CPC, art. 300 → -']],
  ['arts. 818 da CLT e 373', ['arts. 818 da CLT → decreto.lei:1943;5452!art818']],
  ['arts. 818 da CLT e 373, I, CPC', ['arts. 818 da CLT → decreto.lei:1943;5452!art818', 'CPC → lei:2015;13105']],
  [
    'arts. 5º a 7º, II, da CF',
    ['arts. 5º a 7º, II, da CF → constituicao:1988;1988!art5 constituicao:1988;1988!art6 constituicao:1988;1988!art7'],
  ],
  ['arts. 5º a contar da CF', ['arts. 5º → -']],
  ['arts. 188 a 99 do CC', ['arts. 188 → -']],
  ['arts. 9º a 10 do CC', ['arts. 9º a 10 do CC → lei:2002;10406!art9 lei:2002;10406!art10']],
  ['arts. 421-B a 421-A do CC', ['arts. 421-B → -']],
  [
    'A Lei 8.078/1990 vale; CF, art. 5º e art. 2º desta Lei',
    [
      'Lei 8.078/1990 → lei:1990;8078',
      'CF, art. 5º → constituicao:1988;1988!art5',
      'art. 2º desta Lei → lei:1990;8078!art2',
    ],
  ],
  [
    'CF, art. 5º e art. 2º, CDC',
    ['CF, art. 5º → constituicao:1988;1988!art5', 'art. 2º → constituicao:1988;1988!art2', 'CDC → lei:1990;8078'],
  ],
  ['Diz o "art. 5º" da CF', ['art. 5º → -']],
  ['CDC e o  CPC, art. 373', ['CDC → lei:1990;8078', 'CPC, art. 373 → -']],
  ['CDC, o CPC, art. 373', ['CDC → lei:1990;8078', 'CPC, art. 373 → -']],
  ['O CDC e o antigo texto; CPC, art. 373', ['CDC → lei:1990;8078', 'CPC, art. 373 → lei:2015;13105!art373']],
  [
    'A Lei 8.078/1990 vale. O art. 2º da mesma lei e a Lei 8.069/1990.',
    ['Lei 8.078/1990 → lei:1990;8078', 'art. 2º da mesma lei → lei:1990;8078!art2', 'Lei 8.069/1990 → lei:1990;8069'],
  ],
  [
    'O art. 2º da mesma lei vale, diz a Lei 8.078/1990.',
    ['art. 2º da mesma lei → -', 'Lei 8.078/1990 → lei:1990;8078'],
  ],
  [
    'O art. 186 do CC; o § 1º do mesmo artigo.',
    ['art. 186 do CC → lei:2002;10406!art186', '§ 1º do mesmo artigo → lei:2002;10406!art186'],
  ],
  ['O art. 18; o § 1º do mesmo artigo', ['art. 18 → -', '§ 1º do mesmo artigo → -']],
  ['art. 5º, § 1º do art. 6º da CF', ['art. 5º, § 1º → -', 'art. 6º da CF → constituicao:1988;1988!art6']],
  ['CF, art. 5º, § 1º do art. 6º', ['CF, art. 5º, § 1º → constituicao:1988;1988!art5', 'art. 6º → -']],
  ['arts. 1º a 2º da Lei municipal 9.717/1998', ['arts. 1º a 2º da Lei municipal 9.717/1998 → -']],
  ['A #lei e a LGPD', ['LGPD → lei:2018;13709']],
  ['A CF vale; art. 2º da referida lei', ['art. 2º da referida lei → -']],
  [
    'A LINDB e a CF; art. 2º da referida constituição',
    ['LINDB → decreto.lei:1942;4657', 'art. 2º da referida constituição → constituicao:1988;1988!art2'],
  ],
  [
    'O ADCT vale; art. 2º da referida constituição',
    ['ADCT → constituicao:1988;1988!adct', 'art. 2º da referida constituição → constituicao:1988;1988!adct_art2'],
  ],
  [
    'O CPC e a CLT; art. 2º do referido código',
    ['CPC → lei:2015;13105', 'CLT → decreto.lei:1943;5452', 'art. 2º do referido código → lei:2015;13105!art2'],
  ],
  ['A CLT vale; art. 2º do referido código', ['CLT → decreto.lei:1943;5452', 'art. 2º do referido código → -']],
  ['A CADH vale; art. 2º do referido código', ['CADH → decreto:1992;678', 'art. 2º do referido código → -']],
  [
    'O NCPC vale; art. 2º do referido código',
    ['NCPC → lei:2015;13105', 'art. 2º do referido código → lei:2015;13105!art2'],
  ],
  [
    'O CODECON vale; art. 2º do referido código',
    ['CODECON → lei:1990;8078', 'art. 2º do referido código → lei:1990;8078!art2'],
  ],
  [
    'A Lei de Introdução ao Código Civil vale; art. 2º do referido código',
    ['Lei de Introdução ao Código Civil → decreto.lei:1942;4657', 'art. 2º do referido código → -'],
  ],
  ['A LGPD vale; art. 2º da referida lei', ['LGPD → lei:2018;13709', 'art. 2º da referida lei → lei:2018;13709!art2']],
  ['O ECA vale; art. 2º da referida lei', ['ECA → lei:1990;8069', 'art. 2º da referida lei → -']],
  [
    'A Lei Maria da Penha vale; art. 2º da referida lei',
    ['Lei Maria da Penha → lei:2006;11340', 'art. 2º da referida lei → lei:2006;11340!art2'],
  ],
  [
    'A Consolidação das Leis do Trabalho vale; art. 2º da referida lei',
    ['Consolidação das Leis do Trabalho → decreto.lei:1943;5452', 'art. 2º da referida lei → -'],
  ],
  [
    'A Consolidação das Leis do Trabalho vale; art. 2º da referida consolidação',
    [
      'Consolidação das Leis do Trabalho → decreto.lei:1943;5452',
      'art. 2º da referida consolidação → decreto.lei:1943;5452!art2',
    ],
  ],
  [
    'O Decreto 3.048/1999 e a Lei 8.078/1990; art. 2º da referida lei',
    [
      'Decreto 3.048/1999 → decreto:1999;3048',
      'Lei 8.078/1990 → lei:1990;8078',
      'art. 2º da referida lei → lei:1990;8078!art2',
    ],
  ],
  [
    'O Decreto 3.048/1999 e o CDC valem; art. 2º do referido diploma',
    ['Decreto 3.048/1999 → decreto:1999;3048', 'CDC → lei:1990;8078', 'art. 2º do referido diploma → -'],
  ],
  [
    'O Decreto-Lei 3.688/1941 e o Decreto 3.048/1999; art. 2º do referido decreto',
    [
      'Decreto-Lei 3.688/1941 → decreto.lei:1941;3688',
      'Decreto 3.048/1999 → decreto:1999;3048',
      'art. 2º do referido decreto → decreto:1999;3048!art2',
    ],
  ],
  [
    'O Decreto-Lei 3.688/1941 e o Decreto 3.048/1999; art. 2º do referido decreto-lei',
    [
      'Decreto-Lei 3.688/1941 → decreto.lei:1941;3688',
      'Decreto 3.048/1999 → decreto:1999;3048',
      'art. 2º do referido decreto-lei → decreto.lei:1941;3688!art2',
    ],
  ],
  [
    'A Resolução CNJ 35/2007 e a Lei 8.078/1990; art. 2º da referida resolução',
    [
      'Resolução CNJ 35/2007 → urn:lex:br:conselho.nacional.justica:resolucao:2007;35',
      'Lei 8.078/1990 → lei:1990;8078',
      'art. 2º da referida resolução → urn:lex:br:conselho.nacional.justica:resolucao:2007;35!art2',
    ],
  ],
  [
    'A EC 45/2004 e a Lei 8.078/1990; art. 2º da referida lei',
    [
      'EC 45/2004 → emenda.constitucional:2004;45',
      'Lei 8.078/1990 → lei:1990;8078',
      'art. 2º da referida lei → lei:1990;8078!art2',
    ],
  ],
  [
    'A EC 45/2004 vale; art. 2º da referida norma',
    ['EC 45/2004 → emenda.constitucional:2004;45', 'art. 2º da referida norma → emenda.constitucional:2004;45!art2'],
  ],
  [
    'A Lei Delegada 4/1962 e a Lei 8.078/1990; art. 2º da referida lei',
    ['Lei Delegada 4/1962 → -', 'Lei 8.078/1990 → lei:1990;8078', 'art. 2º da referida lei → lei:1990;8078!art2'],
  ],
  ['a referida lei', []],
  [
    'O Regimento Interno do STF vale; art. 2º da referida norma',
    ['Regimento Interno do STF → -', 'art. 2º da referida norma → -'],
  ],
  ['Lei nº 556', ['Lei nº 556 → -']],
  ['LC nº 64', ['LC nº 64 → -']],
  ['LC 1/1967', ['LC 1/1967 → lei.complementar:1967;1']],
  ['Decreto nº 3.048', ['Decreto nº 3.048 → -']],
  ['Decreto nº 22.626', ['Decreto nº 22.626 → decreto:1933;22626']],
  ['Lei 8.078-1/2000', ['Lei 8.078-1/2000 → -']],
  ['Lei 100-1/2000', ['Lei 100-1/2000 → -']],
  ['MP 12-1/2000', ['MP 12-1/2000 → -']],
  ['MP 12345-1/2000', ['MP 12345-1/2000 → -']],
  ['anti-lei 8.078/1990', []],
  ['No pré-debate, a Lei 8.078/1990', ['Lei 8.078/1990 → lei:1990;8078']],
  ['Projeto-Lei 8.078/1990', ['Lei 8.078/1990 → -']],
  ['LCS 101/2000 e 123/2006', ['LCS 101/2000 → lei.complementar:2000;101', '123/2006 → lei.complementar:2006;123']],
  ['Leis Delegadas 4/1962 e 5/1962', ['Leis Delegadas 4/1962 → -', '5/1962 → -']],
  ['Decretos Legislativos 6/2020 e 7/2021', ['Decretos Legislativos 6/2020 → -', '7/2021 → -']],
  ['Emendas à Lei Orgânica 5/2010', ['Emendas à Lei Orgânica 5/2010 → -']],
  ['Lei do Estado 8.078/1990', ['Lei do Estado 8.078/1990 → -']],
  ['LC do Estado 101/2000', ['LC do Estado 101/2000 → -']],
  ['Leis 100 e 8.078/1990', []],
  ['Leis nº 8.078/1990 e 5%', ['Leis nº 8.078/1990 → lei:1990;8078']],
  ['Lei 8.078 e 5%', ['Lei 8.078 → lei:1990;8078']],
  ['Lei 8.078%', []],
  ['Lei 008.078/1990', ['Lei 008.078/1990 → lei:1990;8078']],
  ['Lei 8.078/1990-SP', ['Lei 8.078/1990-SP → -']],
  ['Lei 8.078/90, de 1990', ['Lei 8.078/90, de 1990 → lei:1990;8078']],
  ['Lei 8.078, de 1990, de 1991', ['Lei 8.078, de 1990 → lei:1990;8078']],
  ['Resolução do ABC 5/2020', ['Resolução do ABC 5/2020 → -']],
  ['Resolução das ABC 5/2020', ['Resolução das ABC 5/2020 → -']],
  ['Resolução aBC 5/2020', ['Resolução aBC 5/2020 → -']],
  ['Resolução AbC 5/2020', []],
  ['Resolução ABCDEFGHIJKLMNOP 5/2020', ['Resolução ABCDEFGHIJKLMNOP 5/2020 → -']],
  ['Resolução ABCDEFGHIJKLMNOPQ 5/2020', []],
  ['Resolução 5/2020 de Abc', ['Resolução 5/2020 → -']],
  ['Resolução nº 5 e 3/4', ['Resolução nº 5 → -']],
  ['Regimento Interno do Stf', ['Regimento Interno → -']],
  ['Regimento Interno do tribunal', ['Regimento Interno → -']],
  ['Regimento Interno da câmara', ['Regimento Interno → -']],
  ['Regimento Interno do Clube', ['Regimento Interno do Clube → -']],
  ['RISTF', []],
  ['RIO 5/2020', []],
])('near misses and back references: "%s"', (text, citations) => {
  expect(read(text)).toEqual(citations)
})

test.each<[text: string, citations: string[]]>([
  ['art. 5º da CF', ['constitution: Art. 5º da Constituição Federal']],
  [
    '0012345-35.2023.3.00.0001',
    ['case-number: Processo 0012345-35.2023.3.00.0001 (Superior Tribunal de Justiça, de 2023)'],
  ],
  [
    'O Processo nº RR-1125-37.2010.5.06.0171',
    ['case-number: 1125-37.2010.5.06.0171: os dígitos verificadores não conferem'],
  ],
  ['art. 5º do ADCT', ['constitution: Art. 5º do Ato das Disposições Constitucionais Transitórias']],
  ['ADCT', ['constitution: Ato das Disposições Constitucionais Transitórias']],
  ['Constituição da Bahia', ['constitution: Constituição']],
  ['Constituição de 1946', ['constitution: Constituição de 1946']],
  ['Constituição de 1988', ['constitution: Constituição Federal']],
  ['ADCT da Bahia, art. 5º', ['constitution: Art. 5º do ADCT']],
  ['CF da Bahia, art. 5º', ['constitution: Art. 5º da CF']],
  ['Texto Magno da Bahia, art. 5º', ['constitution: Art. 5º do Texto Magno']],
  ['CTN de 1990, art. 5º', ['statute: Art. 5º do CTN (1990)']],
  ['CLT de 1990, art. 5º', ['statute: Art. 5º da CLT (1990)']],
  ['Marco Civil de 1990, art. 5º', ['statute: Art. 5º do Marco Civil (1990)']],
  ['Estatuto da Cidade de 1890, art. 1º', ['statute: Art. 1º do Estatuto da Cidade (1890)']],
  [
    'Lei de Introdução ao Código Civil de 1990, art. 5º',
    ['statute: Art. 5º da Lei de Introdução ao Código Civil (1990)'],
  ],
  ['CADH de 1990, art. 5º', ['statute: Art. 5º da CADH (1990)']],
  [
    'Regulamento da Previdência Social de 1990, art. 5º',
    ['statute: Art. 5º do Regulamento da Previdência Social (1990)'],
  ],
  ['Código Penal de 1890', ['statute: Código Penal (1890)']],
  ['Lei de Imprensa de 1967', ['statute: Lei de Imprensa (1967)']],
  ['art. 2º desta Lei', ['statute: Art. 2º desta Lei']],
  [
    'CF, art. 5º e art. 2º, daquela lei',
    ['constitution: Art. 5º da Constituição Federal', 'statute: Art. 2º daquela lei'],
  ],
  ['art. 2º do referido código', ['statute: Art. 2º do referido código']],
  ['art. 2º da referida consolidação', ['statute: Art. 2º da referida consolidação']],
  ['art. 2º do referido decreto-lei', ['statute: Art. 2º do referido decreto-lei']],
  ['art. 2º da referida norma', ['statute: Art. 2º da referida norma']],
  ['art. 2º do Decreto-Lei 3.688/1941', ['statute: Art. 2º da Lei das Contravenções Penais (Decreto-Lei 3.688/1941)']],
  ['art. 2º do Decreto 10.854/2021', ['statute: Art. 2º do Decreto 10.854/2021']],
  ['art. 2º da Lei 11.419/2006', ['statute: Art. 2º da Lei 11.419/2006']],
  ['art. 2º do Decreto Legislativo 6/2020', ['statute: Art. 2º do Decreto Legislativo 6/2020']],
  ['art. 2º da Lei Delegada 4/1962', ['statute: Art. 2º da Lei Delegada 4/1962']],
  ['art. 2º do Ato Normativo CNJ 5/2020', ['regulation: Art. 2º do Ato CNJ 5/2020']],
  ['art. 2º do Provimento CNJ 5/2020', ['regulation: Art. 2º do Provimento CNJ 5/2020']],
  ['art. 2º da Resolução CNJ 35/2007', ['regulation: Art. 2º da Resolução CNJ 35/2007']],
  ['art. 2º do Regimento Interno do STF', ['regulation: Art. 2º do Regimento Interno do STF']],
  ['Resolução CNJ 35/2007', ['regulation: Resolução CNJ 35/2007']],
  ['Regimento Interno - TST', ['regulation: Regimento Interno TST']],
  ['Regimento Interno TST', ['regulation: Regimento Interno TST']],
  ['RI/TCU', ['regulation: Regimento Interno TCU']],
  ['Súmula 0 do STF', ['sumula: Súmula 0 do STF']],
  ['Tema 0 do STF', ['theme: Tema 0 da repercussão geral (STF)']],
  ['OJ 5 da SDI-1 do TST', ['sumula: Orientação Jurisprudencial 5 da SDI-1 do TST']],
  ['LC nº 64', ['statute: Lei Complementar 64']],
  ['Lei 5/1990', ['statute: Lei 5/1990']],
  ['arts. 5º a 7º', ['statute: Arts. 5º a 7º']],
  ['O § 1º do mesmo artigo', ['statute: § 1º do mesmo artigo']],
  ['Lei 15.400/2026', ['statute: Lei 15.400/2026']],
  ['Lei 15.500/2027', ['statute: Lei 15.500/2027']],
  ['MP 1.500/2027', ['statute: Medida Provisória 1.500/2027']],
  ['Decreto 13.000/2026', ['statute: Decreto 13.000/2026']],
  ['Lei 10.850/2004', ['statute: Lei 10.850/2004']],
  ['Decreto 5.296/2004', ['statute: Decreto 5.296/2004']],
  ['Resolução CVM 555/2014', ['regulation: Resolução CVM 555/2014']],
  ['Portaria CVM 175/2022', ['regulation: Portaria CVM 175/2022']],
  ['Instrução CNJ 555/2014', ['regulation: Instrução CNJ 555/2014']],
  ['Instrução Normativa CVM 555/2014', ['regulation: Instrução Normativa CVM 555/2014']],
  ['Provimento CVM 175/2022', ['regulation: Provimento CVM 175/2022']],
])('the kind and the title of "%s" are %j', (text, citations) => {
  expect(findCitations(text).map(({ kind, title }) => `${kind}: ${title}`)).toEqual(citations)
})

test('the law of another country is meant for a sentence of ordinary length', () => {
  const sentence = (length: number) => {
    const [start, end] = ['No direito alemão, ', 'o CC, art. 5º']
    // The text reaches from `alemão` to `CC`.
    return `${start}${'x '.repeat(length).slice(0, length - ('alemão, '.length + 'o '.length))}${end}`
  }
  expect(read(sentence(160))).toEqual(['CC, art. 5º → -'])
  expect(read(sentence(161))).toEqual(['CC, art. 5º → lei:2002;10406!art5'])
})

test('what points back means what its own paragraph names before it', () => {
  expect(read('O art. 18 do CDC.\nO § 1º do mesmo artigo.')).toEqual([
    'art. 18 do CDC → lei:1990;8078!art18',
    '§ 1º do mesmo artigo → -',
  ])
  expect(read('O art. 18 do CDC.\nO art. 186 do CC; o § 1º do mesmo artigo.')).toEqual([
    'art. 18 do CDC → lei:1990;8078!art18',
    'art. 186 do CC → lei:2002;10406!art186',
    '§ 1º do mesmo artigo → lei:2002;10406!art186',
  ])
})

test.each(['Projeto de  Lei 8.078/1990', 'proposta de\nLei 8.078/1990', 'projeto - Lei 8.078/1990'])(
  'a bill is no law, however it is set: "%s"',
  (text) => {
    expect(read(text)).toEqual(['Lei 8.078/1990 → -'])
  },
)

test.each([
  ['Lei Delegada 4/1962', 'Lei Delegada 4/1962', 'statute'],
  ['Lei nº 100', 'Lei 100', 'statute'],
  ['art. 5º do Decreto Legislativo 6/2020', 'Art. 5º do Decreto Legislativo 6/2020', 'statute'],
  ['art. 5º do Decreto-Lei 3.688/1941', 'Art. 5º da Lei das Contravenções Penais (Decreto-Lei 3.688/1941)', 'statute'],
  ['art. 10 do Decreto-Lei 200/1967', 'Art. 10 do Decreto-Lei 200/1967', 'statute'],
  ['Resolução CNJ 35/2007', 'Resolução CNJ 35/2007', 'regulation'],
  ['art. 2º do Ato Normativo CNJ 5/2020', 'Art. 2º do Ato CNJ 5/2020', 'regulation'],
  ['Regimento Interno  do  STF', 'Regimento Interno do STF', 'regulation'],
  ['art. 5º do Regimento Interno do STF', 'Art. 5º do Regimento Interno do STF', 'regulation'],
])('"%s" is cited as "%s", a %s', (text, title, kind) => {
  expect(findCitations(text)).toMatchObject([{ text, title, kind }])
})

test.each([
  ['A Resolução CNJ 35/2007 vale; art. 2º da referida resolução', 'Art. 2º da Resolução CNJ 35/2007'],
  [
    'A Resolução CNJ 35/2007 e o Regimento Interno do STF valem; art. 2º da referida resolução',
    'Art. 2º da referida resolução',
  ],
  ['A EC 45/2004 vale; art. 2º da referida lei', 'Art. 2º da referida lei'],
  [
    'A Lei 11.419/2006, a EC 45/2004 e o Decreto Legislativo 6/2020 valem; art. 2º da referida lei',
    'Art. 2º da Lei 11.419/2006',
  ],
])('in "%s" is "%s"', (text, title) => {
  expect(findCitations(text).at(-1)?.title).toBe(title)
})

test('what points back to an article that is not certain is shown as it is written', () => {
  const [, back] = findCitations('O art. 99 da LGPD; o § 1º do mesmo artigo')
  expect(back).toMatchObject({ title: '§ 1º do mesmo artigo', key: null })
})

test('a range that its act is too short for has none of its articles', () => {
  expect(findCitations('arts. 64 a 66 da LGPD')).toMatchObject([{ key: null, also: [], url: null }])
})

test('a country is that of an act up to 160 characters on, wherever in the text', () => {
  const text = (distance: number) => `Muito já se disse. No direito ${'alemão'.padEnd(distance - 1, ' e')} Código Civil`
  expect(read(text(160))).toEqual(['Código Civil → -'])
  expect(read(text(161))).toEqual(['Código Civil → lei:2002;10406'])
  expect(read('Muito já se disse. '.repeat(20) + text(20))).toEqual(['Código Civil → -'])
})

test.each([
  ['Constituição da Bahia', 'Constituição', 'constitution'],
  ['Constituição de 1946', 'Constituição de 1946', 'constitution'],
  ['art. 5º do Texto Constitucional', 'Art. 5º da Constituição Federal', 'constitution'],
  ['Constituição Federal', 'Constituição Federal', 'constitution'],
  ['ADCT', 'Ato das Disposições Constitucionais Transitórias', 'constitution'],
  ['art. 5º do ADCT', 'Art. 5º do Ato das Disposições Constitucionais Transitórias', 'constitution'],
  ['art. 5º', 'Art. 5º', 'statute'],
  ['art. 2º desta lei', 'Art. 2º desta lei', 'statute'],
  ['ART. 2º DESTA LEI', 'Art. 2º DESTA LEI', 'statute'],
  ['art. 2º do referido decreto-lei', 'Art. 2º do referido decreto-lei', 'statute'],
  ['CPC de 1990', 'CPC (1990)', 'statute'],
  ['Lei de Imprensa', 'Lei de Imprensa', 'statute'],
])('"%s" is shown as "%s" and is a %s', (text, title, kind) => {
  expect(findCitations(text)).toMatchObject([{ title, kind }])
})

test('of a long range the first 50 articles behind its first have a key', () => {
  const [found] = findCitations('arts. 10 a 80 do CC')
  expect(found?.also).toHaveLength(50)
  expect(found?.also.at(-1)).toMatch(/art60$/)
})

test.each([
  ['art. 5º do Provimento OAB 205/2021', 'Art. 5º do Provimento OAB 205/2021'],
  ['art. 5º da Resolução CNJ 35/2007', 'Art. 5º da Resolução CNJ 35/2007'],
  ['art. 5º do Decreto 10.854/2021', 'Art. 5º do Decreto 10.854/2021'],
  ['art. 5º da Lei 11.419/2006', 'Art. 5º da Lei 11.419/2006'],
])('the title of "%s" has the article of its act', (text, title) => {
  expect(findCitations(text)).toMatchObject([{ title }])
})

test.each(['subacórdão 2.634/2016', 'subleis 8.078/1990', 'subsúmula 7 do STJ', 'subresolução CNJ 5/2020'])(
  'within a sentence too, a part of a word begins nothing: "%s"',
  (words) => {
    expect(read(`Veja esta ${words}.`)).toEqual([])
  },
)
