import { expect, test } from 'vitest'
import { readOutline } from './extras'

const long = `<p>${'palavra '.repeat(700)}</p>`

test('a long text with three headings has contents; a short one, or one with two, has none', () => {
  const headings = '<h2>O que <em>mudou</em></h2><h2> </h2><h2>Na prática</h2><h3>Prazos &amp; custas</h3>'
  expect(readOutline(headings + long)).toEqual([
    { text: 'O que mudou', place: 0, rank: 2 },
    { text: 'Na prática', place: 2, rank: 2 },
    { text: 'Prazos & custas', place: 3, rank: 3 },
  ])
  expect(readOutline(headings)).toEqual([])
  expect(readOutline(`<h2>Um</h2><h2>Dois</h2>${long}`)).toEqual([])
})
