import { expect, test } from 'vitest'
import { applyRewriting, findPublicityAdvice } from '.'

const found = (text: string) => findPublicityAdvice(text).map(({ rule, text }) => `${rule.id}: ${text}`)

test.each([
  ['Garantimos a vitória!', 'result: Garantimos a vitória'],
  ['Temos 98% de êxito.', 'result: 98% de êxito'],
  ['Divórcio com desconto, só R$ 500', 'price: Divórcio com desconto'],
  ['Primeira consulta gratuita.', 'price: Primeira consulta gratuita'],
  ['Você só paga se ganhar.', 'price: só paga se ganhar'],
  ['Agende já a sua consulta.', 'solicitation: Agende já a sua consulta'],
  ['Processe já a companhia aérea!', 'litigation: Processe já a'],
  ['Somos o melhor escritório da região.', 'praise: o melhor escritório'],
  ['Sou especialista em família.', 'specialty: Sou especialista em'],
  ['Nosso cliente recebeu R$ 80 mil.', 'case: Nosso cliente recebeu'],
  ['Entre nossos clientes estão bancos.', 'clients: Entre nossos clientes'],
  ['Tenho amigos no tribunal que aceleram o processo.', 'influence: Tenho amigos no tribunal'],
  ['A nossa taxa de êxito é alta.', 'result: nossa taxa de êxito'],
])('advises against "%s"', (text, expected) => {
  expect(found(text)).toEqual([expected])
})

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
])('leaves a sober sentence alone: "%s"', (text) => {
  expect(found(text)).toEqual([])
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
  ['Aqui somos especialistas em marcas.', 'Aqui atuamos em marcas.'],
  ['Sou advogada especialista em LGPD.', 'Sou advogada com atuação em LGPD.'],
  ['Bom dia. Vou sortear um brinde do escritório! Até.', 'Bom dia. Até.'],
])('a rewriting takes the place of the words or of their sentence: "%s"', (text, expected) => {
  const [advice] = findPublicityAdvice(text)
  expect(advice && applyRewriting(text, advice.rewriting)).toBe(expected)
})
