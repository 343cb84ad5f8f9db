import { expect, test } from 'vitest'
import { postHints } from './post-hints'

test.each([
  ['Processo 0000001-45.2024.8.26.0100 sentenciado', false],
  ['CPF 529.982.247-25 no contrato', true],
  ['CPF 529.982.247-26 no contrato', false],
  ['CPF 111.111.111-11', false],
])('tells a real CPF from any digits: %s', (body, found) => {
  expect(postHints(body).some((hint) => hint.includes('CPF'))).toBe(found)
})

test('recognises a case number by its check digits', () => {
  // 98 - (number without check digits, followed by 00) mod 97
  const head = '0001234'
  const tail = '20248260100'
  const check = String(98n - (BigInt(`${head}${tail}00`) % 97n)).padStart(2, '0')
  expect(postHints(`Autos ${head}-${check}.2024.8.26.0100`)).toEqual([
    'Este texto contém número de processo — verifique segredo de justiça e LGPD.',
  ])
  const wrong = String((Number(check) + 1) % 97).padStart(2, '0')
  expect(postHints(`Autos ${head}-${wrong}.2024.8.26.0100`)).toEqual([])
})
