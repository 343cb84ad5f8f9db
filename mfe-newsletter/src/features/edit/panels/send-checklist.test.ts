import { expect, test } from 'vitest'
import { type CheckedIssue, createSendChecklist, findUnreadCitations } from './send-checklist'

const READY: CheckedIssue = {
  subject: 'Juros',
  preheader: 'O que muda',
  measures: { words: 80, leftovers: [], isTooLarge: false, undescribedImages: 0, unlinked: [], brokenLinks: [] },
  problem: null,
  subscribers: 12,
  unreadCitations: [],
  publicityHints: 0,
}
const of = (changes: Partial<CheckedIssue>) => createSendChecklist({ ...READY, ...changes })

test('an issue with nothing to look at says so, and who gets it', () => {
  expect(of({})).toEqual([
    { level: 'fine', text: 'Nada a conferir no texto.' },
    { level: 'fine', text: 'Vai para 12 assinantes.' },
  ])
})

test('what keeps an issue from being sent comes first, and nothing else stops it', () => {
  const measures = {
    words: 3,
    leftovers: ['[NOME]'],
    isTooLarge: true,
    undescribedImages: 2,
    unlinked: ['www.a.br'],
    brokenLinks: ['x'],
  }
  const checks = of({
    problem: 'text',
    preheader: ' ',
    measures,
    unreadCitations: ['Lei 99'],
    publicityHints: 1,
    subscribers: 0,
  })
  expect(checks.map(({ level }) => level)).toEqual(['stop', ...Array(9).fill('look')])
  expect(checks.filter(({ text }) => text.startsWith('2 imagens sem descrição'))).toHaveLength(1)
})

test.each([
  [3, 'www.a1.br, www.a2.br, www.a3.br'],
  [4, 'www.a1.br, www.a2.br, www.a3.br e mais 1'],
  [5, 'www.a1.br, www.a2.br, www.a3.br e mais 2'],
])('a line names three of many: %i', (count, named) => {
  const unlinked = Array.from({ length: count }, (_, index) => `www.a${index + 1}.br`)
  expect(of({ measures: { ...READY.measures, unlinked } })[0]?.text).toBe(`Endereço que não é link: ${named}.`)
})

test.each<[Partial<CheckedIssue['measures']>, string]>([
  [{ leftovers: ['[NOME]', '[DATA]'] }, 'Por preencher: [NOME], [DATA].'],
  [{ undescribedImages: 1 }, '1 imagem sem descrição: quem não vê a imagem não sabe o que ela mostra.'],
  [{ undescribedImages: 2 }, '2 imagens sem descrição: quem não vê a imagem não sabe o que ela mostra.'],
  [{ brokenLinks: ['http://'] }, 'Link que não leva a lugar nenhum: http://.'],
  [{ isTooLarge: true }, 'Passa de 100 KB: programas de e-mail costumam cortar o fim.'],
])('what was found in the text is named, and is all there is to look at: %j', (found, text) => {
  expect(of({ measures: { ...READY.measures, ...found } })).toEqual([
    { level: 'look', text },
    { level: 'fine', text: 'Vai para 12 assinantes.' },
  ])
})

test.each<[Partial<CheckedIssue>, string, string]>([
  [{ subject: 'Olá, {{first_name}}' }, 'look', 'Por preencher: {{first_name}}.'],
  [
    { subject: '%NOME%, leia', preheader: '[link]', measures: { ...READY.measures, leftovers: ['%NOME%'] } },
    'look',
    'Por preencher: %NOME%, [link].',
  ],
  [{ preheader: ' ' }, 'look', 'Sem texto de prévia: a caixa de entrada mostra o começo do texto.'],
  [{ unreadCitations: ['Lei 99'] }, 'look', 'Citação não reconhecida, que sai sem link: Lei 99.'],
  [{ publicityHints: 1 }, 'look', '1 aviso sobre as regras de publicidade da OAB, abaixo do texto.'],
  [{ publicityHints: 2 }, 'look', '2 avisos sobre as regras de publicidade da OAB, abaixo do texto.'],
  [{ problem: 'subject' }, 'stop', 'Falta o assunto.'],
  [{ problem: 'text' }, 'stop', 'Falta texto: são ao menos 50 caracteres.'],
  [{ problem: 'same' }, 'stop', 'O texto é o mesmo da edição anterior.'],
  [{ problem: 'unsaved' }, 'stop', 'Há texto que ainda não foi salvo.'],
])('what is missing is said: %j', (found, level, text) => {
  expect(of(found)).toEqual([
    { level, text },
    { level: 'fine', text: 'Vai para 12 assinantes.' },
  ])
})

test.each([
  [0, 'look', 'Ninguém recebe agora: a newsletter ainda não tem assinantes.'],
  [1, 'fine', 'Vai para 1 assinante.'],
])('who gets it stands last: %i', (subscribers, level, text) => {
  expect(of({ subscribers }).at(-1)).toEqual({ level, text })
})

test('words that look like a citation and are not read as one are found, each once', () => {
  const text = 'A Lei nº 8.078/1990 e o art. 5º da Constituição valem. Já a Lei nº 99 e a Lei nº 99, não.'
  expect(findUnreadCitations(text)).toEqual(['Lei nº 99'])
  expect(findUnreadCitations('Nenhuma lei aqui, em 2024.')).toEqual([])
})

test.each([
  'Lei Complementar nº 99',
  'Lei n. 99',
  'Lei nº99',
  'Lei nº 1.2/1990',
  'Decreto-Lei nº 5',
  'Medida Provisória 12',
  'Súmula Vinculante 999',
  'Tema 5',
  'AREsp 12',
  'HC 12',
])('“%s” looks like a citation, whatever follows it', (words) => {
  expect(findUnreadCitations(`Veja ${words}.`)).toEqual([words])
  expect(findUnreadCitations(`${words}, e a Lei nº 8.078/1990`)).toEqual([words])
})

test.each(['Foi em BARE 12', 'Lei do ano 12', 'Tema livre', 'a RE-12'])('“%s” does not', (words) => {
  expect(findUnreadCitations(words)).toEqual([])
})
