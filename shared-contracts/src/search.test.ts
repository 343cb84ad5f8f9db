import { describe, expect, test } from 'vitest'
import { bareWord, hasPhrases, parseQuery, stemOf, termsOf } from './search'

describe('forms of one word share their stem', () => {
  test.each([
    ['anulação', 'anulações', 'anulacoes', 'ANULAÇÃO'],
    ['contrato', 'contratos'],
    ['tribunal', 'tribunais'],
    ['fácil', 'fáceis'],
    ['civil', 'civis'],
    ['espanhol', 'espanhóis'],
    ['homem', 'homens'],
    ['juiz', 'juízes', 'juíza', 'juízas'],
    ['autor', 'autora', 'autores', 'autoras'],
    ['advogado', 'advogada', 'advogados', 'advogadas'],
    ['solidário', 'solidária', 'solidariamente'],
    ['cidadão', 'cidadãos'],
    ['lei', 'leis'],
    ['país', 'países'],
    ['real', 'reais'],
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
  ['caso', 'casa'],
  ['5', '500'],
  ['2018', '201'],
  ['utilizar', 'utelizar'],
])('%s is not %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test.each([
  ...[
    'país',
    'seis',
    'mais',
    'demais',
    'jamais',
    'depois',
    'dois',
    'pois',
    'após',
    'apenas',
    'antes',
    'menos',
    'atrás',
  ],
  ...['aliás', 'simples', 'três', 'mas', 'lápis', 'grátis', 'habeas', 'corpus', 'ônus', 'vírus', 'gás', 'os', 'as'],
  ...['somente', 'mente', 'constructor', 'art5s', '2018s'],
])('%s is no plural, and no other form', (word) => {
  expect(stemOf(word)).toBe(word === 'somente' || word === 'mente' ? word.slice(0, -1) : bareWord(word))
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
  expect(hasPhrases('A boa-fé   objetiva vincula.', phrases)).toBe(true)
})

test('an ordinal is found by its number, other signs stay', () => {
  expect(['5º', '7ª', 'nº', 'Ação', '13.709', '3ºA'].map(bareWord)).toEqual(['5', '7', 'nº', 'acao', '13.709', '3ºa'])
})
