import { expect, test } from 'vitest'
import { savedText } from './action-bar'

const at = new Date(2026, 10, 24, 10, 42).getTime()

test.each([
  ['saved', 'Salvo às 10:42'],
  ['saving', 'Salvando…'],
  ['changed', 'Alterações não salvas'],
  ['local', 'Salvo só neste aparelho'],
] as const)('%s reads “%s” [NWS-047]', (state, text) => expect(savedText(state, at, '10:42')).toBe(text))

test('a save of another day says which day', () => {
  expect(savedText('saved', at, null)).toMatch(/^Salvo em 24 de nov\..* às 10:42$/)
})
