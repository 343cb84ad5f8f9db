import { expect, test } from 'vitest'
import {
  abTestName,
  countRecipients,
  describeDeclaration,
  divisionText,
  explainResults,
  settingsWarnings,
} from './ab-test-words'

const counted = (opens_a: number, opens_b: number, changes = {}) => ({
  metric: 'opens' as const,
  split_percent: 50,
  results: { opens_a, opens_b, clicks_a: 20, clicks_b: 10 },
  ...changes,
})
const END = 'O teste termina e não pode ser retomado.'

test.each([
  ['nobody subscribes', counted(500, 100), 0, 'Números inventados: a newsletter ainda não tem assinantes.'],
  ['one opened it', counted(1, 0), 2000, 'Ainda é cedo: com 1 abertura ao todo, não dá para concluir nada.'],
  ['29 opened it', counted(20, 9), 2000, 'Ainda é cedo: com 29 aberturas ao todo, não dá para concluir nada.'],
  [
    '30 opened it',
    counted(30, 0),
    2000,
    'O assunto A vai melhor: 3% contra 0% de aberturas. É improvável que seja acaso.',
  ],
  [
    'there are no numbers yet',
    counted(0, 0, { results: null }),
    2000,
    'Ainda é cedo: com 0 aberturas ao todo, não dá para concluir nada.',
  ],
  [
    'B went to nobody',
    counted(40, 0, { split_percent: 100 }),
    2000,
    'Um dos assuntos não foi enviado a ninguém: não há o que comparar.',
  ],
  [
    'A went to nobody',
    counted(0, 40, { split_percent: 0 }),
    2000,
    'Um dos assuntos não foi enviado a ninguém: não há o que comparar.',
  ],
  [
    'everybody opened both',
    counted(100, 100),
    200,
    'Quase empate (100% contra 100%): com estes números, a diferença pode ser acaso.',
  ],
  [
    'both did as well',
    counted(100, 100),
    2000,
    'Quase empate (10% contra 10%): com estes números, a diferença pode ser acaso.',
  ],
  [
    'clicks count',
    counted(0, 0, { metric: 'clicks' as const }),
    2000,
    'Quase empate (2% contra 1%): com estes números, a diferença pode ser acaso.',
  ],
  [
    'B is better',
    counted(400, 500),
    2000,
    'O assunto B vai melhor: 50% contra 40% de aberturas. É improvável que seja acaso.',
  ],
])('where %s, the numbers say so', (_, test, subscribers, text) => expect(explainResults(test, subscribers)).toBe(text))

test('what the others get is said before a winner is declared', () => {
  const test = (changes = {}) => ({ ...counted(500, 400), issue_id: 'i1', ...changes })
  const better = explainResults(counted(500, 400), 2000)
  expect(describeDeclaration(test(), 'a', 2000)).toBe(`${better} O assunto A passa a ser o da edição. ${END}`)
  expect(describeDeclaration(test({ sample_percent: 100 }), 'b', 2000)).toBe(
    `${better} Você está declarando vencedor o assunto B, que vai pior. O assunto B passa a ser o da edição. ${END}`,
  )
  expect(describeDeclaration({ ...test(), issue_id: undefined }, 'a', 2000)).toBe(`${better} ${END}`)
  expect(describeDeclaration(test(), 'b', 0)).toBe(
    `Números inventados: a newsletter ainda não tem assinantes. Declarar o assunto B agora é uma escolha sua, não um resultado do teste. O assunto B passa a ser o da edição. ${END}`,
  )
})

test.each<[Parameters<typeof divisionText>[0], string]>([
  [{ split_percent: 30 }, '30% recebem A, 70% recebem B'],
  [{ split_percent: 50, sample_percent: 100 }, 'metade dos assinantes recebe A, metade recebe B'],
  [{ split_percent: 50, sample_percent: 50 }, '25% dos assinantes recebem A, 25% recebem B, os demais o vencedor'],
])('%j divides them: %s', (shares, text) => expect(divisionText(shares)).toBe(text))

test.each([
  [0, 'Sua newsletter ainda não tem assinantes: os números do teste serão só um exemplo.'],
  [2, 'O menor grupo terá 1 assinante: com tão poucos, a diferença costuma ser acaso.'],
  [398, 'O menor grupo terá 199 assinantes: com tão poucos, a diferença costuma ser acaso.'],
  [400, undefined],
])('with %i subscribers it warns: %s', (subscribers, warning) => {
  const settings = { metric: 'opens', duration_minutes: 120, split_percent: 50 } as const
  expect(settingsWarnings(settings, subscribers)).toEqual(warning ? [warning] : [])
})

test.each([
  ['', 'Teste sem nome'],
  ['  ', 'Teste sem nome'],
  ['Untitled Test', 'Teste sem nome'],
  ['Prazos', 'Prazos'],
])('the test %j is called %s', (name, shown) => expect(abTestName(name)).toBe(shown))

const results = (opens_a: number, opens_b: number) => ({ opens_a, opens_b, clicks_a: 10, clicks_b: 4 })
const of = (opens_a: number, opens_b: number, split_percent: number) =>
  explainResults({ metric: 'opens', split_percent, results: results(opens_a, opens_b) }, 2000)

test('compares shares, not counts, when the halves differ', () => {
  expect(of(500, 250, 80)).toMatch(/^O assunto B vai melhor/)
})

test('the test of an issue counts its part of the subscribers and says what the others get', () => {
  const shares = { split_percent: 50, sample_percent: 20 } as const
  expect(countRecipients(1001, shares)).toEqual({ a: 100, b: 100 })
  expect(divisionText(shares)).toBe('10% dos assinantes recebem A, 10% recebem B, os demais o vencedor')
  const judged = { ...shares, metric: 'opens', results: results(100, 60), issue_id: 'issue-1' } as const
  expect(explainResults(judged, 2000)).toBe(
    'O assunto A vai melhor: 50% contra 30% de aberturas. É improvável que seja acaso.',
  )
  expect(describeDeclaration(judged, 'a', 2000)).toContain(
    'Os demais 80% recebem a edição com o assunto A, que passa a ser o dela.',
  )
  expect(settingsWarnings({ ...shares, metric: 'opens', duration_minutes: 120 }, 1000)[0]).toContain('100 assinantes')
})

test.each([
  ['opens', 60, 'Em 1 hora ainda é cedo para decidir por aberturas. Prefira 2 horas ou mais.'],
  ['opens', 120, undefined],
  ['clicks', 30, 'Em 30 minutos ainda é cedo para decidir por cliques. Prefira 1 hora ou mais.'],
  ['clicks', 60, undefined],
] as const)('warns of %s within %i minutes when that decides nothing [EXP-45]', (metric, duration_minutes, warning) => {
  expect(settingsWarnings({ metric, duration_minutes, split_percent: 50 }, 2000)).toEqual(warning ? [warning] : [])
})
