import Delta from 'quill-delta'
import { expect, test } from 'vitest'
import { addressAtEnd, findSoleAddress, linkAddresses } from './link-addresses'

test.each([
  ['https://stf.jus.br', 'https://stf.jus.br'],
  ['HTTP://stf.jus.br', 'HTTP://stf.jus.br'],
  ['  www.stf.jus.br/a \n', 'https://www.stf.jus.br/a'],
  ['Www.stf.jus.br', 'https://Www.stf.jus.br'],
  ['stf.jus.br', null],
  ['veja https://stf.jus.br', null],
  ['https://stf.jus.br hoje', null],
  ['https://stf', null],
  ['www.', null],
  ['', null],
])('the text %j is the address %j', (text, address) => expect(findSoleAddress(text)).toBe(address))

test.each([
  ['Ver www.a.br', { start: 4, written: 'www.a.br', address: 'https://www.a.br' }],
  ['www.a.br e https://b.br/x', { start: 11, written: 'https://b.br/x', address: 'https://b.br/x' }],
  ['Ver www.a.br.', { start: 4, written: 'www.a.br', address: 'https://www.a.br' }],
  ['www.a.br. E', null],
  ['www.a.br e', null],
  ['Ver', null],
  ['', null],
])('%j ends with the address %j', (text, found) => expect(addressAtEnd(text)).toEqual(found))

test('bare addresses become links with the marks they have; links, code and images stay', () => {
  const bold = { bold: true }
  const linked = { link: 'https://b.br' }
  const text = new Delta()
    .insert('Ver ')
    .insert('www.a.br, www.b.br hoje', bold)
    .insert(' www.c.br', linked)
    .insert(' www.d.br', { code: true })
    .insert({ image: 'www.e.br' })
    .insert('\n', { header: 2 })
  expect(linkAddresses(text).ops).toEqual([
    { insert: 'Ver ' },
    { insert: 'www.a.br', attributes: { bold: true, link: 'https://www.a.br' } },
    { insert: ', ', attributes: bold },
    { insert: 'www.b.br', attributes: { bold: true, link: 'https://www.b.br' } },
    { insert: ' hoje', attributes: bold },
    { insert: ' www.c.br', attributes: linked },
    { insert: ' www.d.br', attributes: { code: true } },
    { insert: { image: 'www.e.br' } },
    { insert: '\n', attributes: { header: 2 } },
  ])
})
