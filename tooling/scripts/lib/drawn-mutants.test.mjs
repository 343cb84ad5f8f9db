import { expect, test } from 'vitest'
import { drawMutants } from './drawn-mutants.mjs'

const SOURCES = [
  { file: 'a.ts', content: `export const isOpen = (hour: number) =>\n  hour >= 8 && hour < 18\n` },
  { file: 'b.tsx', content: `export const Mark = () => <b aria-hidden={true}>ção</b>\n` },
]

test('each drawn mutant is one change of one source, in its place', async () => {
  const { drawn, of } = await drawMutants(SOURCES, { count: 1000, seed: 'all' })
  expect(drawn).toHaveLength(of)
  expect(new Set(drawn.map(({ file, source }) => file + source)).size).toBe(of)
  const comparison = drawn.find(({ original, replacement }) => original === 'hour < 18' && replacement === 'hour <= 18')
  expect(comparison).toMatchObject({ file: 'a.ts', line: 2 })
  expect(comparison?.source).toBe('export const isOpen = (hour: number) =>\n  hour >= 8 && hour <= 18\n')
  expect(drawn.filter(({ file }) => file === 'b.tsx').map(({ original }) => original)).toContain('true')
})

test('the same seed draws the same mutants, another one others', async () => {
  const draw = async (/** @type {string} */ seed) => (await drawMutants(SOURCES, { count: 4, seed })).drawn
  expect(await draw('d7f636d')).toEqual(await draw('d7f636d'))
  expect(await draw('d7f636d')).not.toEqual(await draw('another'))
})
