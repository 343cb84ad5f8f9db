import { countWords, isComplete } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { createMeasurer, findLeftovers } from './measure-issue'

const subject = 'Edição 12'

test('needs 50 characters of text, however long the HTML around them is [NWS-050]', () => {
  const wrapped = (text: string) =>
    `<h2 class="ql-align-center"><strong><em><a href="https://exemplo.com.br/um/endereço/muito/longo">${text}</a></em></strong></h2>`
  expect(isComplete({ subject, html: wrapped('a'.repeat(49)) })).toBe(false)
  expect(isComplete({ subject, html: wrapped('a'.repeat(50)) })).toBe(true)
  expect(isComplete({ subject, html: '<p>&nbsp;</p>'.repeat(60) })).toBe(false)
})

test('counts characters as people see them', () => {
  expect(isComplete({ subject, html: `<p>${'👩‍⚖️'.repeat(49)}</p>` })).toBe(false)
  expect(isComplete({ subject, html: `<p>${'👩‍⚖️'.repeat(50)}</p>` })).toBe(true)
})

test('needs a subject that is more than spaces [NWS-045] [NWS-050]', () => {
  const html = `<p>${'texto '.repeat(20)}</p>`
  expect(isComplete({ subject: '   ', html })).toBe(false)
  expect(isComplete({ subject, html })).toBe(true)
})

test('counts words as a reader does', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('Lei 13.709/2018, art. 7º, § 1º — veja-se.')).toBe(6)
  expect(countWords(' um\n\ndois   três ')).toBe(3)
})

test('warns above 100 KB, letters with accents counted as mail counts them', () => {
  const measure = createMeasurer()
  const isTooLarge = (text: string) => measure([{ insert: text }]).isTooLarge
  expect(isTooLarge('a'.repeat(101 * 1024))).toBe(true)
  expect(isTooLarge('a'.repeat(99 * 1024))).toBe(false)
  expect(isTooLarge('ã'.repeat(51 * 1024))).toBe(true)
  expect(isTooLarge('a\n'.repeat(13 * 1024))).toBe(true)
})

test('counts a text that was changed in one line as if it had been read whole', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `Linha nº ${index}${index % 7 ? '' : ' [NOME]'}`)
  const measure = createMeasurer()
  measure([{ insert: lines.join('\n') }])
  lines.splice(7, 2, 'uma linha nova TODO')
  lines.push(lines[0] ?? '')
  const ops = [{ insert: lines.join('\n') }]
  expect(measure(ops)).toEqual(createMeasurer()(ops))
  expect(measure(ops)).toMatchObject({ words: countWords(lines.join('\n')), leftovers: ['[NOME]', 'TODO'] })
})

test('the words of the product’s own templates are found, and a text about them is not', () => {
  expect(findLeftovers('Resuma a decisão, a lei ou a norma e indique a fonte.')).toEqual([
    '“Resuma a decisão, a lei ou a norma e ind…”',
  ])
  expect(findLeftovers('Uma frase sobre a decisão.')).toEqual([])
})
