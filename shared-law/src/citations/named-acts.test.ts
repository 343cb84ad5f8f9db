import { expect, test } from 'vitest'
import { findCitations } from '.'
import { dotted, NAMES_OF_KINDS } from './addresses'
import { DOUBTFUL_SHORT, NAMED_ACTS } from './named-acts.data'
import type { FederalKind } from './series'

const keysOf = (text: string) => findCitations(text).map(({ key }) => key)

// Every name by which an act is cited, as lawyers write it.
const CITED: [urn: string, names: string][] = [
  ['lei:2015;13105', 'CPC, NCPC, Código de Processo Civil, Novo Código de Processo Civil, Código de Ritos'],
  ['lei:2002;10406', 'CCB, NCC, CC, Código Civil Brasileiro, Código Civil'],
  [
    'lei:1990;8078',
    'CDC, CODECON, Código de Defesa do Consumidor, Código de Proteção e Defesa do Consumidor, Código do Consumidor',
  ],
  ['decreto.lei:1940;2848', 'CPB, CP, Código Penal Brasileiro, Código Penal'],
  ['decreto.lei:1941;3689', 'CPP, Código de Processo Penal'],
  ['decreto.lei:1969;1001', 'CPM, Código Penal Militar'],
  ['decreto.lei:1969;1002', 'CPPM, Código de Processo Penal Militar'],
  ['decreto.lei:1943;5452', 'CLT, Consolidação das Leis do Trabalho, Consolidação das Leis Trabalhistas'],
  ['lei:1966;5172', 'CTN, Código Tributário Nacional'],
  ['lei:1997;9503', 'CTB, Código de Trânsito Brasileiro, Código Brasileiro de Trânsito, Código de Trânsito'],
  ['lei:1965;4737', 'Código Eleitoral'],
  ['lei:2012;12651', 'Código Florestal'],
  ['lei:1986;7565', 'Código Brasileiro de Aeronáutica'],
  ['lei:1850;556', 'Código Comercial'],
  [
    'lei:2018;13709',
    'LGPD, Lei Geral de Proteção de Dados Pessoais, Lei Geral de Proteção de Dados, Lei de Proteção de Dados Pessoais',
  ],
  ['lei:2014;12965', 'Marco Civil da Internet, Marco Civil'],
  [
    'decreto.lei:1942;4657',
    'LINDB, LICC, Lei de Introdução às Normas do Direito Brasileiro, Lei de Introdução ao Código Civil',
  ],
  ['lei:1990;8069', 'ECA, Estatuto da Criança e do Adolescente'],
  ['lei:2025;15211', 'Estatuto Digital da Criança e do Adolescente, ECA Digital'],
  ['lei:2003;10741', 'Estatuto da Pessoa Idosa, Estatuto do Idoso'],
  ['lei:2015;13146', 'LBI, Estatuto da Pessoa com Deficiência, Lei Brasileira de Inclusão'],
  [
    'lei:1994;8906',
    'EAOAB, EOAB, Estatuto da Advocacia e da OAB, Estatuto da Advocacia, Estatuto da OAB, Estatuto da Ordem dos Advogados do Brasil',
  ],
  ['lei:2001;10257', 'Estatuto da Cidade'],
  ['lei:2003;10826', 'Estatuto do Desarmamento'],
  ['lei:2003;10671', 'Estatuto do Torcedor, Estatuto de Defesa do Torcedor'],
  ['lei:1964;4504', 'Estatuto da Terra'],
  ['lei:1980;6880', 'Estatuto dos Militares'],
  ['lei:2010;12288', 'Estatuto da Igualdade Racial'],
  ['lei:2006;11340', 'LMP, Lei Maria da Penha'],
  ['lei:2006;11343', 'Lei de Drogas, Lei Antidrogas'],
  ['lei:1990;8072', 'Lei dos Crimes Hediondos, Lei de Crimes Hediondos'],
  ['lei:1998;9605', 'Lei dos Crimes Ambientais, Lei de Crimes Ambientais'],
  ['lei:1984;7210', 'LEP, Lei de Execução Penal, Lei de Execuções Penais, Lei das Execuções Penais'],
  ['lei:1980;6830', 'LEF, Lei de Execução Fiscal, Lei de Execuções Fiscais, Lei das Execuções Fiscais'],
  ['decreto.lei:1941;3688', 'LCP, Lei das Contravenções Penais, Lei de Contravenções Penais'],
  ['lei:1998;9613', 'Lei de Lavagem de Dinheiro, Lei da Lavagem de Dinheiro, Lei de Lavagem de Capitais'],
  ['lei:2013;12850', 'Lei das Organizações Criminosas, Lei de Organizações Criminosas, Lei do Crime Organizado'],
  [
    'lei:1996;9296',
    'Lei de Interceptação Telefônica, Lei de Interceptações Telefônicas, Lei das Interceptações Telefônicas',
  ],
  ['lei:2019;13964', 'Pacote Anticrime, Lei Anticrime'],
  ['lei:1995;9099', 'Lei dos Juizados Especiais Cíveis e Criminais, Lei dos Juizados Especiais, Lei dos Juizados'],
  ['lei:2001;10259', 'Lei dos Juizados Especiais Federais, Lei dos Juizados Federais'],
  ['lei:2009;12153', 'Lei dos Juizados Especiais da Fazenda Pública, Lei dos Juizados da Fazenda Pública'],
  ['lei:2009;12016', 'LMS, Lei do Mandado de Segurança, Lei de Mandado de Segurança'],
  ['lei:1985;7347', 'LACP, Lei da Ação Civil Pública, Lei de Ação Civil Pública'],
  ['lei:1965;4717', 'Lei da Ação Popular, Lei de Ação Popular'],
  ['lei:1992;8429', 'LIA, Lei de Improbidade Administrativa, Lei da Improbidade Administrativa, Lei de Improbidade'],
  ['lei:2013;12846', 'Lei Anticorrupção, Lei da Empresa Limpa'],
  ['lei:2011;12527', 'LAI, Lei de Acesso à Informação'],
  ['lei:2011;12529', 'Lei de Defesa da Concorrência, Lei Antitruste'],
  [
    'lei:2021;14133',
    'NLLC, NLL, Nova Lei de Licitações e Contratos Administrativos, Nova Lei de Licitações e Contratos, Nova Lei de Licitações',
  ],
  ['lei:2002;10520', 'Lei do Pregão'],
  ['lei:2016;13303', 'Lei das Estatais'],
  ['lei:1995;8987', 'Lei das Concessões, Lei de Concessões, Lei Geral de Concessões'],
  ['lei:2004;11079', 'Lei das PPPs, Lei de PPPs, Lei das Parcerias Público-Privadas'],
  [
    'lei:1999;9784',
    'Lei do Processo Administrativo Federal, Lei de Processo Administrativo Federal, Lei Federal de Processo Administrativo',
  ],
  ['lei.complementar:2000;101', 'Lei de Responsabilidade Fiscal'],
  ['lei.complementar:1990;64', 'Lei de Inelegibilidades, Lei das Inelegibilidades, Lei de Inelegibilidade'],
  ['lei.complementar:2010;135', 'Lei da Ficha Limpa'],
  ['lei.complementar:1996;87', 'Lei Kandir'],
  ['lei.complementar:1979;35', 'LOMAN, Lei Orgânica da Magistratura Nacional, Lei Orgânica da Magistratura'],
  [
    'lei.complementar:2006;123',
    'Estatuto da Microempresa e da Empresa de Pequeno Porte, Estatuto da Micro e Pequena Empresa, Lei do Simples Nacional',
  ],
  ['lei:1997;9504', 'Lei das Eleições'],
  ['lei:1995;9096', 'Lei dos Partidos Políticos, Lei de Partidos Políticos'],
  ['lei:1991;8245', 'Lei do Inquilinato, Lei de Locações, Lei de Locação, Lei das Locações'],
  [
    'lei:1964;4591',
    'Lei de Incorporações, Lei das Incorporações, Lei de Incorporações Imobiliárias, Lei de Condomínio e Incorporações',
  ],
  ['lei:2018;13786', 'Lei do Distrato, Lei dos Distratos'],
  ['lei:1979;6766', 'Lei de Parcelamento do Solo Urbano, Lei de Parcelamento do Solo, Lei do Parcelamento do Solo'],
  ['lei:1990;8009', 'Lei do Bem de Família'],
  ['lei:1973;6015', 'LRP, Lei de Registros Públicos, Lei dos Registros Públicos'],
  ['lei:1994;8935', 'Lei dos Cartórios, Lei dos Notários e Registradores'],
  ['lei:1996;9307', 'Lei de Arbitragem, Lei da Arbitragem'],
  ['lei:2015;13140', 'Lei de Mediação, Lei da Mediação'],
  [
    'lei:1976;6404',
    'LSA, Lei das Sociedades por Ações, Lei das Sociedades Anônimas, Lei das S.A., Lei das S.As., Lei das S/A, Lei das SAs, Lei das SA, Lei de S.A.',
  ],
  ['lei:1976;6385', 'Lei do Mercado de Valores Mobiliários, Lei do Mercado de Capitais'],
  [
    'lei:2005;11101',
    'LREF, LFRE, LFR, LRJF, Lei de Recuperação de Empresas e Falência, Lei de Recuperação de Empresas e Falências, Lei de Recuperação Judicial e Falências, Lei de Recuperação Judicial e Falência, Lei de Recuperação e Falência, Lei de Recuperação e Falências, Lei de Recuperação Judicial, Lei de Falências e Recuperação Judicial, Lei de Falências e Recuperações, Lei de Falência e Recuperação de Empresas, Lei de Falências e Recuperação de Empresas',
  ],
  ['lei:2019;13874', 'Lei da Liberdade Econômica, Lei de Liberdade Econômica'],
  ['lei:1996;9279', 'LPI, Lei da Propriedade Industrial, Lei de Propriedade Industrial'],
  [
    'lei:1998;9610',
    'LDA, Lei de Direitos Autorais, Lei dos Direitos Autorais, Lei de Direito Autoral, Lei do Direito Autoral',
  ],
  ['lei:1998;9609', 'Lei do Software, Lei de Software'],
  ['lei:1998;9656', 'Lei dos Planos de Saúde, Lei de Planos de Saúde'],
  ['lei:2021;14181', 'Lei do Superendividamento'],
  ['lei:1968;5478', 'Lei de Alimentos'],
  ['lei:1977;6515', 'Lei do Divórcio'],
  ['lei:2010;12318', 'Lei da Alienação Parental, Lei de Alienação Parental'],
  ['lei:2017;13445', 'Lei de Migração'],
  [
    'lei:1996;9394',
    'LDB, LDBEN, Lei de Diretrizes e Bases da Educação Nacional, Lei de Diretrizes e Bases da Educação, Lei de Diretrizes e Bases',
  ],
  ['lei:1991;8313', 'Lei Rouanet'],
  ['lei:2008;11705', 'Lei Seca'],
  ['lei:1998;9615', 'Lei Pelé'],
  ['lei:2008;11788', 'Lei do Estágio, Lei de Estágio'],
  ['lei:1989;7783', 'Lei de Greve'],
  ['lei:2017;13467', 'Lei da Reforma Trabalhista'],
  ['lei:1993;8742', 'LOAS, Lei Orgânica da Assistência Social'],
  ['lei:1991;8212', 'Lei de Custeio da Seguridade Social, Lei de Custeio da Previdência Social'],
  ['lei:1991;8213', 'LBPS, Lei de Benefícios da Previdência Social, Lei dos Benefícios da Previdência Social'],
  ['lei:1990;8036', 'Lei do FGTS'],
  ['lei:1990;8080', 'Lei Orgânica da Saúde'],
  ['lei:1992;8443', 'Lei Orgânica do TCU, Lei Orgânica do Tribunal de Contas da União'],
  ['lei:1997;9492', 'Lei de Protesto'],
  ['lei:1981;6938', 'Lei da Política Nacional do Meio Ambiente'],
  ['lei:1986;7492', 'Lei do Colarinho Branco'],
  ['lei:1989;7716', 'Lei do Racismo, Lei Caó'],
  ['lei:1989;7960', 'Lei da Prisão Temporária, Lei de Prisão Temporária'],
  [
    'decreto.lei:1941;3365',
    'Lei das Desapropriações, Lei de Desapropriação, Lei de Desapropriações, Lei Geral de Desapropriação',
  ],
  ['decreto:1933;22626', 'Lei de Usura, Lei da Usura'],
  [
    'decreto:1992;678',
    'CADH, Pacto de San José da Costa Rica, Pacto de São José da Costa Rica, Convenção Americana sobre Direitos Humanos, Convenção Americana de Direitos Humanos',
  ],
  ['decreto:1999;3048', 'RPS, Regulamento da Previdência Social'],
]

test.each(CITED)('%s is cited as %s', (urn, names) => {
  const cited = names.split(', ').map((name) => [name, keysOf(`${name}, art. 1º`)])
  expect(cited).toEqual(names.split(', ').map((name) => [name, [`urn:lex:br:federal:${urn}!art1`]]))
})

test('no name of an act is missing here', () => {
  const namesOf = ({ names = [], short = [], shortWithArticle = [] }: (typeof NAMED_ACTS)[number]) =>
    names.length + short.length + shortWithArticle.length
  const written = CITED.map(([urn, names]) => [urn, names.split(', ').length])
  expect(NAMED_ACTS.filter(namesOf).map((act) => [act.urn, namesOf(act)])).toEqual(written)
})

test.each(NAMED_ACTS)('the number and year of $urn are in its title and its page', ({ urn, title, page }) => {
  const [kind = '', year = '', number = ''] = urn.split(/[:;]/)
  const name = `${NAMES_OF_KINDS[kind as FederalKind]} ${dotted(number)}/${year}`
  expect([name, title.slice(title.indexOf(' (') + 2, -1)]).toContain(name)
  expect(title.endsWith(`(${name})`) || title === name).toBe(true)
  expect(page.replaceAll('.', '')).toMatch(new RegExp(`${number}(?:\\D|$)`))
})

const DOUBTFUL = [
  'Lei de Licitações e Contratos Administrativos',
  'Lei de Licitações e Contratos',
  'Lei de Licitações',
  'Lei de Falências',
  'Lei de Falência',
  'Lei de Abuso de Autoridade',
  'Lei de Imprensa',
  'Lei Orgânica do Distrito Federal',
  'Lei Orgânica do Município',
  'Lei Orgânica Municipal',
  'Lei Orgânica Distrital',
  'Lei Orgânica',
  'Lei de Diretrizes Orçamentárias',
  'Lei Orçamentária Anual',
  'Lei Penal Militar',
  'Regimento Interno',
  'Código de Ética e Disciplina da OAB',
  'Código de Ética e Disciplina',
  'Código de Ética da OAB',
  'Estatuto dos Ferroviários das Estradas de Ferro',
  'Estatuto dos Ferroviários',
  'Estatuto dos Refugiados',
  'Código Tributário Municipal',
  'Código Tributário Estadual',
  'Código de Processo Administrativo',
  'Código de Organização Judiciária',
  'Código de Águas',
  'Código de Minas',
  'Convenção de Viena',
  'Convenção de Haia',
  'Convenção de Nova York',
]

test.each([...DOUBTFUL, ...DOUBTFUL_SHORT])('"%s" may be one of several acts', (name) => {
  expect(findCitations(`${name}, art. 1º`)).toMatchObject([{ text: `${name}, art. 1º`, key: null, url: null }])
})
