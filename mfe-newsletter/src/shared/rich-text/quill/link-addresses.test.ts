import Delta from 'quill-delta'
import { expect, test } from 'vitest'
import { linkAddresses } from './link-addresses'

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
