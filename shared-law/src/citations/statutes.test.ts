import { expect, test } from 'vitest'
import { citationsMarked, unmarked } from '../test/marked-citations'
import { findCitations } from '.'

// The ways to write articles, acts and regulations, with near misses: tables, as long as the forms are many.

test.each([
  '[arts. 186](-) e 927',
  '[art. 186](CC!art186) e [art. 187 do CC](CC!art187)',
  '[CDC, art. 6º](CDC!art6), e [art. 186 do CC](CC!art186)',
  '[CF, arts. 5º](CF!art5) e [7º](CF!art7)',
  '[CF, art. 5º](CF!art5) e [art. 7º](CF!art7)',
  '[CF (art. 5º](CF!art5))',
  '[CF art. 5º](CF!art5)',
  '[CF, em seu art. 5º](CF!art5)',
  '[CF, no seu art. 5º](CF!art5)',
  '[CF, seu art. 5º](CF!art5)',
  '[CF, notadamente o art. 5º](CF!art5)',
  'CF, mais precisamente no [art. 5º](-)',
  '[CPC](CPC), [art. 5º da Constituição da Bahia](-)',
  '[CDC](CDC) e o [CPC, arts. 6º](-) e [373](-)',
  '[§ 1º do art. 5º da CF](CF!art5)',
  '[parágrafo único do art. 1º da CF](CF!art1)',
  '[inciso II do art. 5º da CF](CF!art5)',
  '[alínea "a" do inciso II do art. 5º da CF](CF!art5)',
  '[caput do art. 5º da CF](CF!art5)',
  'O [art. 18 do CDC](CDC!art18); o [§ 1º do referido artigo](CDC!art18)',
  'Os [arts. 18 do CDC](CDC!art18) e [186 do CC](CC!art186); o [§ 1º do mesmo artigo](-)',
  'O [§ 1º do mesmo artigo](-)',
  'O [art. 99 da LGPD](-); o [§ 1º do mesmo artigo](-)',
  '[art. 0 da CF](-)',
  '[art. 66 da LGPD](-)',
  '[art. 699-A do CPC](CPC!art699-a)',
  '[art. 699-B do CPC](-)',
  '[art. 5º-A a 5º-C do CPP](CPP!art5-a CPP!art5-b CPP!art5-c)',
  '[art. 5 da ADCT](CF!adct_art5)',
  '[art. 2º desta lei](-)',
  'A [Lei 8.078/1990](CDC) vale; [art. 2º, desta Lei](CDC!art2) e [art. 3º da mesma lei](CDC!art3)',
  'O [Decreto 3.048/1999](decreto:1999;3048) vale; [art. 2º do referido decreto](decreto:1999;3048!art2)',
  'O [CDC](CDC) vale; [art. 2º do mesmo código](CDC!art2)',
  'A CF vale; [art. 2º da mesma Constituição](CF!art2)',
  'O [Decreto-Lei 3.688/1941](decreto.lei:1941;3688) vale; [art. 2º do citado decreto-lei](decreto.lei:1941;3688!art2)',
  '[artigo 5º da CF](CF!art5)',
  '[artigos 5º](CF!art5) e [6º da CF](CF!art6)',
  '[art 5 da CF](CF!art5)',
  '[CF, art. 5º](CF!art5), [Lei 8.078/1990, art. 6º](CDC!art6)',
  '[LC 101/2000, art. 5º](lei.complementar:2000;101!art5), CF',
  'Na [Constituição, art. 125](-), do Estado de São Paulo',
  '[CF, arts. 5º](-), [6º](-) e [7º](-) paulista',
  '[art. 5º da CF](CF!art5) e 2 testemunhas',
  '[art. 5º da CF](CF!art5) e 186 CC',
  'Diz o "[art. 5º da CF](CF!art5)".',
  '[arts. 5º a 7º, I, do CC](CC!art5 CC!art6 CC!art7)',
  '[art. 2º desta lei](-) e a [Lei 8.078/1990](CDC)',
  '[art. 5º da CF](CF!art5) c/c [186 do CC](CC!art186)',
])('the articles are read with their act: %s', (text) => {
  expect(citationsMarked(unmarked(text))).toBe(text)
})

test.each([
  '[Lei Delegada 4/1962](-)',
  '[Decretos-Leis 3.688/1941](decreto.lei:1941;3688) e [2.848/1940](CP)',
  '[Dec-Lei 3.688/1941](decreto.lei:1941;3688)',
  '[DL 3.688/1941](decreto.lei:1941;3688)',
  '[Decreto Legislativo 6/2020](-)',
  '[Dec. 10.854/2021](decreto:2021;10854)',
  '[MPs 668/2015](medida.provisoria:2015;668) e [936/2020](medida.provisoria:2020;936)',
  '[ECs 45/2004](emenda.constitucional:2004;45) e [103/2019](emenda.constitucional:2019;103)',
  '[LCs 101/2000](lei.complementar:2000;101) e [123/2006](lei.complementar:2006;123)',
  'lc 101/2000',
  '[Emenda à Lei Orgânica 5/2010](-)',
  '[Lei federal 8.078/1990](CDC)',
  '[Lei municipal 8.078/1990](-)',
  '[Lei do Estado de São Paulo nº 8.078/1990](-)',
  'Projeto-[Lei 8.078/1990](-)',
  '[Medida Provisória 668/2015](medida.provisoria:2015;668) e 936/2020',
  '[Lei 8.078, de 11 de setembro de 1990](CDC)',
  '[Lei nº 8.078 de 11/09/90](CDC)',
  '[Lei 8.078 (1990)](CDC)',
  'Projeto de [Lei 8.078/1990](-)',
  'Anteprojeto de [Lei 8.078/1990](-)',
  'antelei 8.078/1990',
  '[Lei 8078/1990](CDC)',
  '[Lei 8078](CDC)',
  '[Lei nº 100](-)',
  'Lei 100',
  'Lei 10%',
  'Lei 0/1990',
  '[Lei 08.078/1990](CDC)',
  'Lei 8.078/1990/SP',
  '[Lei 8.078/1990 - SP](-)',
  '[Lei 8.078/1990](CDC) se',
  'EC 5',
  '[EC 45](emenda.constitucional:2004;45)',
  '[Lei 8.078/90](CDC)',
  '[Lei 10.406/02](CC)',
  '[Leis 8.078/1990](CDC) e [100](-)',
  '[Leis 8.078/1990](CDC), [8.069/1990](lei:1990;8069) e [9.099/1995](lei:1995;9099)',
  '[Lei 8.078/1990](CDC) e 8.069/1990',
])('the act is that of its kind, number and year: %s', (text) => {
  expect(citationsMarked(unmarked(text))).toBe(text)
})

test.each([
  'Constituição da República Federativa do Brasil',
  'Constituição Federal',
  'Constituição',
  'Carta Magna',
  'Magna Carta',
  'Carta de 1988',
  'Lei Maior',
  'Texto Constitucional',
  'CF',
  'CRFB',
  'CR',
])('"%s" is the Constitution of 1988', (name) => {
  expect(citationsMarked(`${name}, art. 5º`)).toBe(`[${name}, art. 5º](CF!art5)`)
})

test.each([
  'constituição, [art. 5º](-)',
  'Carta, [art. 5º](-)',
  '[Ato das Disposições Constitucionais Transitórias, art. 5º](CF!adct_art5)',
  '[ADCT, art. 5º](CF!adct_art5)',
  'cf, [art. 5º](-)',
  'CF',
  '[Constituição Federal](CF)',
  '[Constituição](-)',
  '[ADCT](CF!adct)',
  '[CF/88](CF)',
  '[CF88, art. 5º](CF!art5)',
  '[CF de 1988, art. 5º](CF!art5)',
  '[CPC/15](CPC)',
  '[CC/16](lei:1916;3071)',
  '[CPC/73](lei:1973;5869)',
  'CFM',
  '[novo CPC, art. 300](CPC!art300)',
  '[novo Código Penal, art. 121](-)',
  '[vigente CPC, art. 300](CPC!art300)',
  '[antigo CPC, art. 300](-)',
  '[antigo CPC/73, art. 535](lei:1973;5869!art535)',
  '[Código Penal](CP) do Brasil, [art. 121](-)',
  '[Código Penal da Alemanha, art. 121](-)',
  '[Código Penal](-) da Prússia, [art. 121](-)',
  '[LGPD](LGPD) da Prússia, [art. 6º](-)',
  '[Código Penal de 1890, art. 1º](-)',
  '[código penal](-)',
  '[Código Penal](CP)',
  '[Código Civil de 1916](lei:1916;3071)',
  '[CPC de 1973](lei:1973;5869)',
  '[CPC de 1990](-)',
  'No direito alemão, o [Código Civil, art. 5º](-)',
  'No direito alemão. O [Código Civil, art. 5º](CC!art5)',
  'No direito alemão e no Brasil, o [Código Civil, art. 5º](CC!art5)',
  'Em Portugal, o [CC, art. 5º](-)',
  'A palavra alemão; o [CC, art. 5º](CC!art5)',
  '[Lei de Imprensa, art. 5º](-)',
  'LGPD12',
  '[Constituição Federal](-), de 1215',
  'O [CDC](CDC) da vida, diz Silva',
])('the name is that of its act: %s', (text) => {
  expect(citationsMarked(unmarked(text))).toBe(text)
})

test.each([
  '[Resolução CNMP 181/2017](conselho.nacional.ministerio.publico:resolucao:2017;181)',
  '[Provimento CFOAB 205/2021](ordem.advogados.brasil;conselho.federal:provimento:2021;205)',
  '[Provimento do Conselho Federal da OAB 205/2021](ordem.advogados.brasil;conselho.federal:provimento:2021;205)',
  '[Provimento 205/2021, do Conselho Federal da OAB](ordem.advogados.brasil;conselho.federal:provimento:2021;205)',
  '[Resolução do Conselho Monetário Nacional 4.966/2021](conselho.monetario.nacional:resolucao:2021;4966)',
  '[Resolução ANPD 2/2022](autoridade.nacional.protecao.dados:resolucao:2022;2)',
  '[Resolução do Tribunal Superior do Trabalho 1/2020](tribunal.superior.trabalho:resolucao:2020;1)',
  '[Resolução STF 1/2020](supremo.tribunal.federal:resolucao:2020;1)',
  '[IN SRF 2.110/2002](receita.federal:instrucao.normativa:2002;2110)',
  '[Instrução Normativa da Receita Federal 2.110/2022](receita.federal:instrucao.normativa:2022;2110)',
  '[Instrução CVM 555/2014](comissao.valores.mobiliarios:instrucao:2014;555)',
  '[Carta-Circular BCB 3.978/2020](banco.central.brasil:circular:2020;3978)',
  '[Resoluções CNJ 125/2010](conselho.nacional.justica:resolucao:2010;125)',
  '[Resolução Conjunta CNJ 125/2010](conselho.nacional.justica:resolucao:2010;125)',
  '[Deliberação CVM 5/2020](-)',
  '[Resolução CNJ/SP 5/2020](-)',
  '[Resolução CNJ 5/2020](-) (SP)',
  'resolução cnj 5/2020',
  '[Resolução CNJ nº 5](-)',
  '[Regimento Interno](-)',
  '[Regimento Interno do Supremo](-)',
  '[Regimento Interno da Câmara](-)',
  '[Regimento Interno](-) do condomínio',
  'RI',
  '[RI do STF](-)',
  '[Regimento Interno](-) da casa',
  '[Resolução 5/2020 do CONSUNI](-)',
  'Resolução Ab 5/2020',
])('the regulation is that of its body: %s', (text) => {
  expect(citationsMarked(unmarked(text))).toBe(text)
})

test.each([
  'No direito venezuelano, o [Código Civil, art. 5º](-)',
  '5Lei 8.078/1990',
  '[CF/2024, art. 5º](-)',
  'O Brasil é outro. No direito alemão, o [Código Civil, art. 5º](-)',
  'CódigoPenal, [art. 121](-)',
  '[CDC](CDC), [art. 6º](CC!art6), [186 do CC](CC!art186)',
  '[CDC, art. 6º](CDC!art6) e [art. 186](CC!art186) e [187 do CC](CC!art187)',
  '[art. 186 CC](CC!art186)',
  '[CPC, art. 300](-) do Estado',
  '[arts. 818 da CLT](CLT!art818) e 373',
  'A [Lei 8.078/1990](CDC) vale; [CF, art. 5º](CF!art5) e [art. 2º desta Lei](CDC!art2)',
  'Diz o "[art. 5º](-)" da CF',
  'O [CDC](CDC) e o antigo texto; [CPC, art. 373](CPC!art373)',
  'A [Lei 8.078/1990](CDC) vale. O [art. 2º da mesma lei](CDC!art2) e a [Lei 8.069/1990](lei:1990;8069).',
  'O [art. 2º da mesma lei](-) vale, diz a [Lei 8.078/1990](CDC).',
  '[art. 5º, § 1º](-) do [art. 6º da CF](CF!art6)',
  '[arts. 1º a 2º da Lei municipal 9.717/1998](-)',
  'A #lei e a [LGPD](LGPD)',
  'O [CPC](CPC) e a [CLT](CLT); [art. 2º do referido código](CPC!art2)',
  'A [CLT](CLT) vale; [art. 2º do referido código](-)',
  'A [LGPD](LGPD) vale; [art. 2º da referida lei](LGPD!art2)',
  'O [ECA](lei:1990;8069) vale; [art. 2º da referida lei](-)',
  'A [Consolidação das Leis do Trabalho](CLT) vale; [art. 2º da referida consolidação](CLT!art2)',
  'O [Decreto 3.048/1999](decreto:1999;3048) e a [Lei 8.078/1990](CDC); [art. 2º da referida lei](CDC!art2)',
  'O [Decreto-Lei 3.688/1941](decreto.lei:1941;3688) e o [Decreto 3.048/1999](decreto:1999;3048); [art. 2º do referido decreto](decreto:1999;3048!art2)',
  'A [Resolução CNJ 35/2007](conselho.nacional.justica:resolucao:2007;35) e a [Lei 8.078/1990](CDC); [art. 2º da referida resolução](conselho.nacional.justica:resolucao:2007;35!art2)',
  'A [EC 45/2004](emenda.constitucional:2004;45) vale; [art. 2º da referida norma](emenda.constitucional:2004;45!art2)',
  '[Decreto nº 3.048](-)',
  '[Lei 8.078-1/2000](-)',
  '[Leis nº 8.078/1990](CDC) e 5%',
  '[Lei 8.078](CDC) e 5%',
  '[Lei 8.078/1990-SP](-)',
  '[Resolução 5/2020](-) de Abc',
  '[Regimento Interno do Clube](-)',
  'RISTF',
  // A bill is no law, and a part of a word begins nothing.
  'projeto - [Lei 8.078/1990](-)',
  'Veja esta subacórdão 2.634/2016.',
  'Veja esta subsúmula 7 do STJ.',
  'Veja esta subresolução CNJ 5/2020.',
])('near misses and back references: %s', (text) => {
  expect(citationsMarked(unmarked(text))).toBe(text)
})

test.each([
  ['constitution', 'art. 5º da CF', 'Art. 5º da Constituição Federal'],
  ['constitution', 'art. 5º do ADCT', 'Art. 5º do Ato das Disposições Constitucionais Transitórias'],
  ['constitution', 'ADCT', 'Ato das Disposições Constitucionais Transitórias'],
  ['constitution', 'Constituição da Bahia', 'Constituição'],
  ['constitution', 'Constituição de 1946', 'Constituição de 1946'],
  ['constitution', 'Constituição de 1988', 'Constituição Federal'],
  ['constitution', 'ADCT da Bahia, art. 5º', 'Art. 5º do ADCT'],
  ['statute', 'CTN de 1990, art. 5º', 'Art. 5º do CTN (1990)'],
  ['statute', 'Estatuto da Cidade de 1890, art. 1º', 'Art. 1º do Estatuto da Cidade (1890)'],
  ['statute', 'Lei de Imprensa de 1967', 'Lei de Imprensa (1967)'],
  ['statute', 'art. 2º desta Lei', 'Art. 2º desta Lei'],
  ['statute', 'art. 2º do referido código', 'Art. 2º do referido código'],
  ['statute', 'art. 2º do Decreto-Lei 3.688/1941', 'Art. 2º da Lei das Contravenções Penais (Decreto-Lei 3.688/1941)'],
  ['statute', 'LC nº 64', 'Lei Complementar 64'],
  ['statute', 'Lei 5/1990', 'Lei 5/1990'],
  ['statute', 'arts. 5º a 7º', 'Arts. 5º a 7º'],
  ['statute', 'O § 1º do mesmo artigo', '§ 1º do mesmo artigo'],
  ['statute', 'Lei 15.400/2026', 'Lei 15.400/2026'],
  ['statute', 'art. 5º do Decreto Legislativo 6/2020', 'Art. 5º do Decreto Legislativo 6/2020'],
  ['statute', 'art. 10 do Decreto-Lei 200/1967', 'Art. 10 do Decreto-Lei 200/1967'],
  ['statute', 'ART. 2º DESTA LEI', 'Art. 2º DESTA LEI'],
  ['statute', 'CPC de 1990', 'CPC (1990)'],
  ['statute', 'Lei de Imprensa', 'Lei de Imprensa'],
  ['statute', 'art. 5º do Decreto 10.854/2021', 'Art. 5º do Decreto 10.854/2021'],
  ['statute', 'art. 5º da Lei 11.419/2006', 'Art. 5º da Lei 11.419/2006'],
  ['regulation', 'art. 2º do Ato Normativo CNJ 5/2020', 'Art. 2º do Ato CNJ 5/2020'],
  ['regulation', 'art. 2º do Regimento Interno do STF', 'Art. 2º do Regimento Interno do STF'],
  ['regulation', 'Resolução CNJ 35/2007', 'Resolução CNJ 35/2007'],
  ['regulation', 'Regimento Interno - TST', 'Regimento Interno TST'],
  ['regulation', 'Resolução CVM 555/2014', 'Resolução CVM 555/2014'],
  ['regulation', 'Regimento Interno  do  STF', 'Regimento Interno do STF'],
  ['sumula', 'OJ 5 da SDI-1 do TST', 'Orientação Jurisprudencial 5 da SDI-1 do TST'],
  ['theme', 'Tema 0 do STF', 'Tema 0 da repercussão geral (STF)'],
  [
    'case-number',
    '0012345-35.2023.3.00.0001',
    'Processo 0012345-35.2023.3.00.0001 (Superior Tribunal de Justiça, de 2023)',
  ],
  [
    'case-number',
    'O Processo nº RR-1125-37.2010.5.06.0171',
    '1125-37.2010.5.06.0171: os dígitos verificadores não conferem',
  ],
])('a %s: "%s" is cited as "%s"', (kind, text, title) => {
  expect(findCitations(text)).toMatchObject([{ kind, title }])
})

test.each([
  ['CF, art. 5º e art. 2º, daquela lei', 'Art. 2º daquela lei'],
  [
    'A Resolução CNJ 35/2007 e o Regimento Interno do STF valem; art. 2º da referida resolução',
    'Art. 2º da referida resolução',
  ],
  [
    'A Lei 11.419/2006, a EC 45/2004 e o Decreto Legislativo 6/2020 valem; art. 2º da referida lei',
    'Art. 2º da Lei 11.419/2006',
  ],
])('the last of "%s" is cited as "%s"', (text, title) => {
  expect(findCitations(text).at(-1)?.title).toBe(title)
})

test('the law of another country is meant up to 160 characters on, wherever in the text', () => {
  const text = (distance: number) => `Muito já se disse. No direito ${'alemão'.padEnd(distance - 1, ' e')} Código Civil`
  expect(citationsMarked(text(160))).toMatch(/\[Código Civil]\(-\)$/)
  expect(citationsMarked(text(161))).toMatch(/\[Código Civil]\(CC\)$/)
  expect(citationsMarked('Muito já se disse. '.repeat(20) + text(20))).toMatch(/\[Código Civil]\(-\)$/)
})

test('a range that its act is too short for has none of its articles', () => {
  expect(findCitations('arts. 64 a 66 da LGPD')).toMatchObject([{ key: null, also: [], url: null }])
})

test('of a long range the first 50 articles behind its first have a key', () => {
  const [found] = findCitations('arts. 10 a 80 do CC')
  expect(found?.also).toHaveLength(50)
  expect(found?.also.at(-1)).toMatch(/art60$/)
})
