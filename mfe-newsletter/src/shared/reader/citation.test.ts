import { expect, test } from 'vitest'
import { formatCitation } from './citation'

const cited = {
  author: { display_name: 'Ana Paula Ferraz', authority: 'advogado' },
  subject: 'Multa contratual: quanto é demais?',
  newsletter: 'Cláusula a Cláusula',
  number: 12,
  sentAt: '2026-05-04T12:00:00.000Z',
  url: 'https://ementa.example/newsletters/clausula/issues/i1',
}

test('a reference has what NBR 6023 asks for, in its order', () => {
  expect(formatCitation(cited, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(
    'FERRAZ, Ana Paula. Multa contratual: quanto é demais? Cláusula a Cláusula, [s. l.], n. 12, 4 maio 2026. ' +
      'Disponível em: https://ementa.example/newsletters/clausula/issues/i1. Acesso em: 21 nov. 2026.',
  )
})

test('leaves out what is not known', () => {
  expect(formatCitation({ ...cited, author: null, number: null, sentAt: null }, 0)).toMatch(
    /^Multa contratual: quanto é demais\? Cláusula a Cláusula, \[s\. l\.\]\. Disponível em/,
  )
})
