import { FALLBACK_TAG_SLUGS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { knownTagSlugs } from './suggested'

test('named topics go on with what is typed, by slug or by label', () => {
  expect(knownTagSlugs('')).toEqual(FALLBACK_TAG_SLUGS)
  expect(['proc', 'processo-c', 'processo c', 'con', 'civil', 'xyz'].map((text) => knownTagSlugs(text))).toEqual([
    ['processo-civil'],
    ['processo-civil'],
    ['processo-civil'],
    ['contratos', 'consumidor', 'constitucional'],
    [],
    [],
  ])
})
