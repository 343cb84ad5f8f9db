import { expect, test } from 'vitest'
import { lawKeysIn } from './law-query'
import { mayCite, mayMeanLaw } from './may-cite'
import { NAMED_ACTS } from './named-acts.data'

test.each([
  'O art. 7º da LGPD.',
  'A Constituição Federal garante.',
  'o marco civil da internet',
  'Cabe HC.',
  'pela lei de locações',
])('loads the rules of citing for: %s', (text) => {
  expect(mayCite(text)).toBe(true)
})

test('loads nothing for a text without numbers, abbreviations and names of acts', () => {
  expect(mayCite('Bom dia, colegas. Alguém indica um bom livro sobre contratos?')).toBe(false)
})

test('a search may mean law by every name that an act has', () => {
  const short = NAMED_ACTS.flatMap(({ names = [], short = [], shortWithArticle = [] }) => [
    ...names,
    ...[...short, ...shortWithArticle].map((name) => name.toLowerCase()),
  ])
  const all = [...short, 'cf', 'crfb', 'cfrb', 'cr', 'adct', 'constituição', 'carta magna', 'texto magno', 'art 7 lgpd']
  const meant = all.filter((query) => lawKeysIn(query).length > 0)
  expect(meant.length).toBeGreaterThan(100)
  expect(meant.filter((query) => !mayMeanLaw(query))).toEqual([])
})

test.each(['dano moral', 'prescrição', 'jornada de trabalho', 'contratos', 'Cade'])(
  'a search for "%s" waits for no law',
  (query) => {
    expect(lawKeysIn(query)).toEqual([])
    expect(mayMeanLaw(query)).toBe(false)
  },
)
