import { expect, test } from 'vitest'
import { abntAuthor, abntReference } from './abnt'

test.each([
  ['Ana Paula Ferraz', 'FERRAZ, Ana Paula'],
  ['Dra. Ana Paula de Souza Filho', 'SOUZA FILHO, Ana Paula de'],
  ['Iracema', 'IRACEMA'],
  ['João Neto', 'NETO, João'],
  ['Profa. Dra.   Ana  Ferraz ', 'FERRAZ, Ana'],
])('cites %s as %s', (name, cited) => expect(abntAuthor(name)).toBe(cited))

test('where it was published, its number and its date are parted by commas', () => {
  const source = ['Ementa', 'n. 3', '22 nov. 2026']
  expect(abntReference({ author: null, title: 'Prazos', source, url: 'u' }, 0)).toMatch(
    /^Prazos\. Ementa, n\. 3, 22 nov\. 2026\. Disponível/,
  )
})

test('an organisation is cited in capitals', () => {
  expect(abntAuthor('Vereda Compliance', true)).toBe('VEREDA COMPLIANCE')
})

test('a title that was cut, or that asks, gets no further point', () => {
  const reference = (title: string) =>
    abntReference({ author: null, title, source: ['Ementa'], url: 'https://e' }, Date.parse('2026-11-22T12:00:00.000Z'))
  expect(reference('Quanto é demais?')).toBe(
    'Quanto é demais? Ementa. Disponível em: https://e. Acesso em: 22 nov. 2026.',
  )
  expect(reference('Em resumo…')).toMatch(/^Em resumo… Ementa\./)
})
