import { expect, test } from 'vitest'
import { findPostHints } from './post-hints'

test.each([
  ['Processo 0000001-45.2024.8.26.0100 sentenciado', false],
  ['CPF 529.982.247-25 no contrato', true],
  ['CPF 529.982.247-26 no contrato', false],
  ['CPF 111.111.111-11', false],
  ['CPF 52998224725', true],
  ['529.982.247-251', false],
  // A remainder of ten is the digit 0.
  ['CPF 168.995.350-09', true],
])('tells a real CPF from any digits: %s', (body, found) => {
  expect(findPostHints(body).some((hint) => hint.includes('CPF'))).toBe(found)
})

const NUMBER = '9900457-51.2023.8.15.0001'

test.each([
  [NUMBER, true],
  [NUMBER.replace(/\D/g, ''), true],
  [`0000001-45.2024.8.26.0100 e ${NUMBER}`, true],
  [`1${NUMBER}`, false],
])('"%s" has a case number: %s', (body, found) => {
  expect(findPostHints(body)).toHaveLength(found ? 1 : 0)
})

test('says one thing at a time, the case number before a CPF, and nothing of other texts', () => {
  expect(findPostHints(`${NUMBER} de 529.982.247-25`)).toEqual([expect.stringContaining('contém número de processo')])
  expect(findPostHints('529.982.247-25')).toEqual([expect.stringContaining('contém CPF')])
  expect(findPostHints('')).toEqual([])
})
