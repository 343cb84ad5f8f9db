import { expect, test } from 'vitest'
import { type CheckedIssue, sendChecklist } from './send-checklist'
import { findUnreadCitations } from './unread-citations'

const READY: CheckedIssue = {
  subject: 'Juros',
  preheader: 'O que muda',
  measures: { words: 80, leftovers: [], isTooLarge: false, undescribedImages: 0, unlinked: [], brokenLinks: [] },
  problem: null,
  subscribers: 12,
  unreadCitations: [],
  publicityHints: 0,
}
const of = (changes: Partial<CheckedIssue>) => sendChecklist({ ...READY, ...changes })

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

test('a line names three of many', () => {
  const measures = { ...READY.measures, unlinked: ['www.a.br', 'www.b.br', 'www.c.br', 'www.d.br', 'www.e.br'] }
  expect(of({ measures })[0]?.text).toBe('Endereço que não é link: www.a.br, www.b.br, www.c.br e mais 2.')
})

test('words that look like a citation and are not read as one are found, each once', () => {
  const text = 'A Lei nº 8.078/1990 e o art. 5º da Constituição valem. Já a Lei nº 99 e a Lei nº 99, não.'
  expect(findUnreadCitations(text)).toEqual(['Lei nº 99'])
  expect(findUnreadCitations('Nenhuma lei aqui, em 2024.')).toEqual([])
})
