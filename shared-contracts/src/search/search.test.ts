import { describe, expect, test } from 'vitest'
import { hasPhrases, parseQuery } from './query'
import { stemOf } from './stem'
import { termsOf } from './terms'

describe('forms of one word share their stem', () => {
  test.each([
    ['anulação', 'anulações', 'anulacoes', 'ANULAÇÃO'],
    ['contrato', 'contratos'],
    ['tribunal', 'tribunais'],
    ['imóvel', 'imóveis', 'imoveis'],
    ['papel', 'papéis'],
    ['fácil', 'fáceis'],
    ['contábil', 'contábeis'],
    ['civil', 'civis'],
    ['espanhol', 'espanhóis'],
    ['homem', 'homens'],
    ['juiz', 'juízes', 'juíza', 'juízas'],
    ['autor', 'autora', 'autores', 'autoras'],
    ['advogado', 'advogada', 'advogados', 'advogadas'],
    ['solidário', 'solidária', 'solidariamente'],
    ['tabelião', 'tabeliães'],
    ['cidadão', 'cidadãos'],
    ['vez', 'vezes'],
    ['mês', 'meses'],
    ['lei', 'leis'],
    ['réu', 'réus'],
    ['tese', 'teses'],
    ['análise', 'análises'],
    ['país', 'países'],
    ['ônus'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(stemOf(other), other).toBe(stemOf(first))
  })
})

test.each([
  ['contrato', 'contratação'],
  ['casa', 'casamento'],
  ['pena', 'penal'],
  ['parte', 'partido'],
  ['lei', 'leitura'],
  ['ato', 'ata'],
  ['ônus', 'ono'],
  ['mais', 'mal'],
  ['5', '500'],
  ['2018', '201'],
])('%s is not %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

describe('a query', () => {
  test('has words, phrases, an author and a tag', () => {
    expect(parseQuery('danos "dano moral"  de:@Renata tag:#LGPD')).toEqual({
      terms: termsOf('danos dano moral'),
      text: 'danos "dano moral"',
      phrases: ['dano moral'],
      author: 'renata',
      tag: 'lgpd',
    })
  })

  test('does without the words that every text has, unless it has no other', () => {
    expect(parseQuery('o prazo de defesa').terms).toEqual(termsOf('prazo defesa'))
    expect(parseQuery('de').terms).toEqual(termsOf('de'))
  })

  test.each(['cidade:recife', 'de:', '"', 'tag: lgpd', 'art. 5º, "'])('keeps what is no operator: %s', (text) => {
    expect(parseQuery(text)).toMatchObject({ text, phrases: [], author: null, tag: null })
  })
})

test('a phrase is found across line breaks, accents and case, and only word for word', () => {
  const { phrases } = parseQuery('“Boa-fé  objetiva”')
  expect(hasPhrases('A boa-fe\nOBJETIVA vincula.', phrases)).toBe(true)
  expect(hasPhrases('A boa-fé que é objetiva.', phrases)).toBe(false)
})
