import { expect, test } from 'vitest'
import { findCitations } from '.'
import { dotted, NAMES_OF_KINDS } from './addresses'
import { DOUBTFUL_NAMES, DOUBTFUL_SHORT, NAMED_ACTS } from './named-acts.data'
import type { FederalKind } from './series'

const keysOf = (text: string) => findCitations(text).map(({ key }) => key)

test.each([
  ['lei:2015;13105', 'Novo Código de Processo Civil'],
  ['lei:1990;8078', 'Código do Consumidor'],
  ['decreto.lei:1943;5452', 'CLT'],
  ['lei:2018;13709', 'LGPD'],
  ['lei:1994;8906', 'Estatuto da Advocacia e da OAB'],
  ['lei:2006;11340', 'Lei Maria da Penha'],
  ['lei:1984;7210', 'LEP'],
  ['lei:1980;6830', 'LEF'],
  ['lei:1976;6404', 'Lei das S.A.'],
  ['lei:1991;8245', 'Lei do Inquilinato'],
  ['decreto:1992;678', 'Pacto de San José da Costa Rica'],
])('%s is cited as %s', (urn, name) => {
  expect(keysOf(`${name}, art. 1º`)).toEqual([`urn:lex:br:federal:${urn}!art1`])
})

test.each(NAMED_ACTS)('every name of $urn with an article means that act', ({ urn, ...act }) => {
  const { names = [], short = [], shortWithArticle = [] } = act
  const written = [...names.map((name) => name.toUpperCase()), ...short, ...shortWithArticle]
  const keys = written.map((name) => keysOf(`${name}, art. 1º`))
  expect(keys).toEqual(written.map(() => [`urn:lex:br:federal:${urn}!art1`]))
})

test.each(NAMED_ACTS)('the number and year of $urn are in its title and its page', ({ urn, title, page }) => {
  const [kind = '', year = '', number = ''] = urn.split(/[:;]/)
  const name = `${NAMES_OF_KINDS[kind as FederalKind]} ${dotted(number)}/${year}`
  expect([name, title.slice(title.indexOf(' (') + 2, -1)]).toContain(name)
  expect(title.endsWith(`(${name})`) || title === name).toBe(true)
  expect(page.replaceAll('.', '')).toMatch(new RegExp(`${number}(?:\\D|$)`))
})

test.each([...DOUBTFUL_NAMES.map((name) => name.toUpperCase()), ...DOUBTFUL_SHORT])(
  '"%s" may be one of several acts',
  (name) => {
    expect(findCitations(`${name}, art. 1º`)).toMatchObject([{ text: `${name}, art. 1º`, key: null, url: null }])
  },
)
