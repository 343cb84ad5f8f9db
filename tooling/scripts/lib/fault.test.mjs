import { expect, test } from 'vitest'
import { broken } from './fault.mjs'

const SOURCE = `
export const LIMITS = { page: 10, most: 3 }
export function save(draft: Draft) {
  if (draft.isBusy) return
  store.put(draft)
  toast.success('Salvo', { id: draft.id })
  return <Field isInvalid={draft.isWrong} label="Título" tags={[...draft.tags, 'novo']} />
}
class Store { put(draft: Draft) { return draft.isBusy ? null : draft } }
`

/** @param {Omit<import('./fault.mjs').Fault, 'in'> & { in?: string }} fault @param {string} [source] */
const breaking = (fault, source = SOURCE) =>
  broken({ id: 'one', in: 'mfe-a', ...fault }, () => [{ file: 'mfe-a/src/a.tsx', source }])
    .source.split('\n')
    .filter((line) => !source.includes(`${line}\n`))
    .map((line) => line.trim())

test.each([
  ['a statement', { drop: 'if (draft.isBusy) return' }, [';']],
  ['a call', { drop: 'store.put(draft)' }, ['undefined']],
  ['an attribute', { drop: 'isInvalid={draft.isWrong}' }, [expect.stringContaining('<Field  label=')]],
  ['a property', { drop: 'most: 3' }, ['export const LIMITS = { page: 10, ...{} }']],
  ['an element of a list', { drop: "'novo'" }, [expect.stringContaining('[...draft.tags, ...[]]')]],
  ['a value', { change: ['page: 10', 'page: 11'] }, ['export const LIMITS = { page: 11, most: 3 }']],
  [
    'what a variable stands for is kept',
    { change: ['$BUSY ? null : $DRAFT', '$DRAFT'] },
    ['class Store { put(draft: Draft) { return draft } }'],
  ],
  [
    'any number of arguments is kept',
    { change: ["toast.success('Salvo', $$$MORE)", "toast.error('Salvo', $$$MORE)"] },
    ["toast.error('Salvo', { id: draft.id })"],
  ],
])('a fault by syntax: %s', (_what, fault, lines) => {
  expect(breaking(/** @type {import('./fault.mjs').Fault} */ (fault))).toEqual(lines)
})

test('formatting does not matter', () => {
  const spread = 'function save() {\n  if (draft\n    .isBusy)\n    return\n  go()\n}\n'
  expect(breaking({ drop: 'if (draft.isBusy) return' }, spread)).toEqual([';'])
})

test('the named declarations say where, however deep', () => {
  const twice = 'const a = { run: () => stop() }\nfunction b() {\n  const run = () => stop()\n}\n'
  expect(() => breaking({ drop: 'stop()' }, twice)).toThrow('2 places match')
  expect(breaking({ in: 'mfe-a b', drop: 'stop()' }, twice)).toEqual(['const run = () => undefined'])
  expect(breaking({ in: 'mfe-a a run', drop: 'stop()' }, twice)).toEqual(['const a = { run: () => undefined }'])
})

test('two changes may be one fault', () => {
  const both = breaking({ drop: 'if (draft.isBusy) return', and: { drop: 'store.put(draft)' } })
  expect(both).toEqual([';', 'undefined'])
})

test('a fault without its place is refused', () => {
  expect(() => breaking({ drop: 'absent()' })).toThrow('0 places match `absent()` in mfe-a, not one.')
  expect(() => breaking({ in: 'mfe-a save', change: ['draft.isBusy', 'draft.isBusy'] })).toThrow('it changes nothing')
})

test('JSON is searched the same way', () => {
  const rules = '{ "a": { "level": "error" }, "b": { "level": "error" } }'
  const { source } = broken({ id: 'one', in: 'x.json b', change: ['"level": "error"', '"level": "off"'] }, () => [
    { file: 'x.json', source: rules },
  ])
  expect(JSON.parse(source)).toEqual({ a: { level: 'error' }, b: { level: 'off' } })
})
