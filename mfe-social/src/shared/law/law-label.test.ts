import { lawOf } from '@ementa/law/citations'
import { required } from '@ementa/testing'
import { expect, test } from 'vitest'
import { articleOf, lawLabel } from './law-label'

const law = (key: string) => required(lawOf(key))

test.each([
  ['urn:lex:br:federal:lei:2018;13709!art7', 'Art. 7º da LGPD'],
  ['urn:lex:br:federal:lei:2015;13105!art300', 'Art. 300 do CPC'],
  ['urn:lex:br:federal:lei:2018;13709', 'Lei Geral de Proteção de Dados Pessoais'],
  ['urn:lex:br:federal:constituicao:1988;1988!art5', 'Art. 5º da CF'],
  ['urn:lex:br:federal:lei:1964;4591!art67-a', 'Art. 67-A da Lei de Condomínios e Incorporações'],
  ['sumula:stj:479', 'Súmula 479 do STJ'],
  ['caso:stj:resp:1234567', 'REsp 1.234.567 (STJ)'],
])('%s is called %s', (key, label) => {
  expect(lawLabel(law(key))).toBe(label)
})

test('an article is named without its act where the act stands beside it', () => {
  expect(articleOf(law('urn:lex:br:federal:lei:2018;13709!art7'))).toBe('Art. 7º')
  expect(articleOf(law('sumula:stj:479'))).toBeNull()
})

// Addresses without a known abbreviation, and brackets that contain no number of an act, stay as they are.
test.each([
  ['Art. 5º do Código do Exemplo (Lei 1.234/2020)', '/leis/lei-1234-2020/art-5', 'Art. 5º do Código do Exemplo'],
  ['Art. 5º do Código do Exemplo (Lei 1.234/2020)', '/leis/cdex/art-5-a', 'Art. 5º do CDEX'],
  ['Código (antigo) do Exemplo (Decreto 1/1900)', '/leis/x', 'Código (antigo) do Exemplo'],
  ['Código do Exemplo (Lei 1) anotado', '/leis/x', 'Código do Exemplo (Lei 1) anotado'],
])('%s at %s is called %s', (title, path, label) => {
  expect(lawLabel({ title, path })).toBe(label)
})
