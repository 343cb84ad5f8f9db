import { expect, test } from 'vitest'
import { applyRewriting, findPublicityAdvice } from '.'
import { PUBLICITY_RULES } from './find-publicity'
import { marked, unmarked } from './test/marked'

test.each([
  'A garantia do contrato venceu; o STJ decidiu sobre honorários sucumbenciais.',
  'O STJ fixou honorários por equidade em R$ 5.000,00.',
  'Não prometo resultado a ninguém.',
  'O Provimento 205/2021 veda a promessa de resultado e a consulta gratuita como isca.',
  'O banco ofereceu desconto e o consumidor aceitou.',
  'O plano de saúde deve garantir a cobertura.',
  'Segundo especialistas em dados, o risco é alto.',
  'Cuidado com o golpe: ninguém pode prometer causa ganha.',
  'O índice de êxito das conciliações caiu para 12%, informa o CNJ.',
  'A autora ganhou a ação em primeira instância.',
  'A reclamada pediu honorários com desconto.',
  'O artigo 85 trata de honorários com desconto.',
  'Na vara, há 90% de sucesso.',
])('leaves a sober sentence alone: "%s"', (text) => {
  expect(findPublicityAdvice(text)).toEqual([])
})

test.each([
  ['blanks', 'Primeira \u00a0consulta\tgratuita', 'Primeira \u00a0consulta\tgratuita'],
  ['blanks before and after', 'Bom dia!   Garantimos   a vitória   ', 'Garantimos   a vitória'],
  ['capitals without accents', 'GARANTIMOS A VITORIA', 'GARANTIMOS A VITORIA'],
  ['an amount with blanks', 'Divórcio por  R$  1.500,00 à vista', 'Divórcio por  R$  1.500,00'],
  ['a share', 'Dívidas reduzidas em 87,5%, sempre', 'Dívidas reduzidas em 87,5%'],
  ['a sentence with figures', 'Com 1.500 ações ou 2! Causa ganha…', 'Causa ganha'],
  ['a line of its own', 'Olá\nLigue\nAbraços', 'Ligue'],
  ['a sentence with several signs at its end', 'A gente resolve!!', 'A gente resolve'],
])('quotes the words as they are written: %s', (_, text, words) => {
  expect(findPublicityAdvice(text).map((advice) => advice.text)).toEqual([words])
})

test('one advice for each rule, in the order of the text', () => {
  expect(marked('Agende já a sua consulta. Causa ganha! Vitória certa! Ligue já.')).toBe(
    '[Agende já a sua consulta](solicitation). [Causa ganha](result)! Vitória certa! Ligue já.',
  )
})

test.each([
  '[Somos especialistas em](specialty) [causa ganha](result).',
  'Outra [causa ganha](result) pelo time!',
  '[Garantimos a vitória](result) no seu processo!',
  'Nossa [banca é a maior da cidade](praise): [causa ganha](result)!',
  '[Causa ganha](result), [ligue já](solicitation)!',
  '[Ligue já](solicitation): [causa ganha](result)!',
])('words that two rules claim are quoted by the first: %s', (text) => {
  expect(marked(unmarked(text))).toBe(text)
})

test.each([
  'Não prometo: garantimos empenho, nunca causa ganha.',
  'Ninguém fala em causa ganha.',
  'Longe de nós a causa ganha.',
  'Estudo em vez de causa ganha.',
  'Jamais direi causa ganha.',
])('a negation of the words turns them round: %s', (text) => {
  expect(findPublicityAdvice(text)).toEqual([])
})

test.each(['Um piano bom: [causa ganha](result)!', 'Não fui eu quem disse: [causa ganha](result)!'])(
  'what only sounds like a negation does not: %s',
  (text) => {
    expect(marked(unmarked(text))).toBe(text)
  },
)

test.each([
  ['Causas ganhas são falsas promessas. [Causa ganha](result)!', 'about others'],
  ['É vedado dizer causa ganha.', 'about what is forbidden'],
  ['É vedada a causa ganha; a vedação da causa ganha é antiga.', 'about what is forbidden'],
  ['Quem promete causa ganha mente.', 'about others'],
  ['A suspensão da OAB veio com a causa ganha.', 'about sanctions'],
  ['Não se deve falar em causa ganha.', 'about the rules'],
  ['Não podemos divulgar causa ganha.', 'about the rules'],
  ['Jamais garanta causa ganha.', 'about the rules'],
  ['Caí no golpe do falso advogado: causa ganha!', 'about a fraud'],
  ['Novo golpe na praça: causa ganha!', 'about a fraud'],
  ['Quem caiu em um golpe? [Causa ganha](result)!', 'to victims of a fraud'],
  ['Caiu em golpe, [causa ganha](result)!', 'to victims of a fraud'],
  ['Foi vítima de um golpe, [causa ganha](result)!', 'to victims of a fraud'],
])('a sentence is judged by what it speaks about: %s', (text) => {
  expect(marked(unmarked(text))).toBe(text)
})

test.each([
  'Causa ganha! O Provimento 205 explica.',
  'Causa ganha! O Provimento da OAB nº 205/2021 explica.',
  'Causa ganha! O Provimento OAB 94 explicava.',
  'Causa ganha! O Código de Ética explica.',
  'Causa ganha! Estudo sobre publicidade na advocacia.',
])('a text that discusses the rules quotes them: %s', (text) => {
  expect(findPublicityAdvice(text)).toEqual([])
})

test.each(PUBLICITY_RULES)('the rule on “$title” says what is forbidden, where, and what stays allowed', (rule) => {
  expect(rule.article).toMatch(/^(Provimento OAB 205\/2021|Código de Ética e Disciplina), art\. \d/)
  for (const text of [rule.title, rule.forbids, rule.allows]) expect(text).toMatch(/^\p{Lu}.{10,}/u)
})

test('names the article, what it forbids and what it allows', () => {
  const [advice] = findPublicityAdvice('Causa ganha!')
  expect(advice?.rule).toMatchObject({
    title: 'Promessa de resultado',
    article: 'Provimento OAB 205/2021, art. 6º, parágrafo único',
    forbids: expect.stringContaining('promessa de resultados'),
    allows: expect.stringContaining('Explicar'),
  })
})

test.each([
  [
    'Li o voto. Causa ganha! Volto amanhã.',
    'Li o voto. O desfecho depende das provas e das circunstâncias de cada caso. Volto amanhã.',
  ],
  ['Sou especialista em família.', 'Atuo em família.'],
  ['Sou advogada especialista em LGPD.', 'Sou advogada com atuação em LGPD.'],
  ['Somos experts em INSS.', 'Atuamos em INSS.'],
  ['Somos um escritório especializado em família.', 'Somos um escritório com atuação em família.'],
  ['Uma equipe de especialistas em saúde.', 'Uma equipe com atuação em saúde.'],
  ['Nossos especialistas em saúde respondem.', 'Nossos profissionais com atuação em saúde respondem.'],
  ['A especialista em júri.', 'Atuação em júri.'],
  ['Especialistas em INSS: sua perícia aprovada.', 'Atuação em INSS: sua perícia aprovada.'],
  ['Nossa especialidade é o júri.', 'Nossa área de atuação é o júri.'],
  ['Minha expertise é o júri.', 'Minha área de atuação é o júri.'],
  ['Especialidades: júri.', 'Áreas de atuação: júri.'],
  ['  Garantimos  a vitória  ! Até.', '  O desfecho depende das provas e das circunstâncias de cada caso. Até.'],
  ['Vou sortear um brinde do escritório! Até.', 'Até.'],
  ['  Olá. Vou sortear um brinde do escritório! Até.', '  Olá. Até.'],
  ['Garantimos a vitória  \nAté.', 'O desfecho depende das provas e das circunstâncias de cada caso.  \nAté.'],
])('a rewriting takes the place of the words or of their sentence: "%s"', (text, expected) => {
  const [advice] = findPublicityAdvice(text)
  expect(advice && applyRewriting(text, advice.rewriting)).toBe(expected)
})

test.each([
  ['Somos o melhor escritório e debatemos o art. 421-A do Código Civil. Até.', ' Até.'],
  ['O Dr. Lima cita a p. 10, o inc. IV, fls. 3, o REsp n. 1.234 e garantimos a vitória ao Sr. Souza! Até.', ' Até.'],
  ['Em www.exemplo.com.br garantimos a vitória a todos, etc., no prazo. Até.', ' Até.'],
])('a sentence does not end at an abbreviation: "%s"', (text, kept) => {
  const [advice] = findPublicityAdvice(text)
  expect(advice && applyRewriting(text, { ...advice.rewriting, text: '…' })).toBe(`…${kept}`)
})

test('a sentence ends at the Constitution, which only its capitals tell from `cf.`', () => {
  const [advice] = findPublicityAdvice('Conforme o art. 5º da CF. Causa ganha! Até.')
  expect(
    advice && applyRewriting('Conforme o art. 5º da CF. Causa ganha! Até.', { ...advice.rewriting, text: '…' }),
  ).toBe('Conforme o art. 5º da CF. … Até.')
  expect(findPublicityAdvice('Causa ganha, cf. o art. 5º! Até.')[0]?.rewriting).toMatchObject({ start: 0, end: 27 })
})

test.each([
  ['Garantimos a vitória!', false],
  ['No caso de ontem, garantimos a vitória de quem não assinou.', true],
  ['Sou especialista em família.', false],
])('says whether more goes than the words it quotes: "%s"', (text, ofSentence) => {
  expect(findPublicityAdvice(text)[0]?.rewriting.ofSentence).toBe(ofSentence)
})
