import { expect, test } from 'vitest'
import { brokenIn, remarksOn, tableOf, visitOf } from './skew-table.mjs'

const seen = (/** @type {Partial<import('./skew-table.mjs').Seen>} */ more) =>
  visitOf({ name: 'the feed', codes: [], isShown: true, errors: [], reasons: [], ...more })

test.each([
  ['its page', {}, 'shown'],
  ['a card that names another version', { codes: ['EM-103'], isShown: false }, 'refused'],
  ['a card that names a missing signature', { codes: ['EM-106'], isShown: false }, 'refused'],
  ['a crash', { codes: ['EM-105'], isShown: false }, 'broken'],
  ['"did not answer", which a version is not', { codes: ['EM-101'], isShown: false }, 'broken'],
  ['a refusal beside a crash', { codes: ['EM-103', 'EM-105'] }, 'broken'],
  ['its page, and an error that nobody caught', { errors: ['TypeError: x is not a function'] }, 'broken'],
  ['nothing', { isShown: false }, 'broken'],
])('a visit that shows %s is judged by what a person sees', (_, what, verdict) => {
  expect(seen(what).verdict).toBe(verdict)
})

test('the table counts each cell, and each reason is told once', () => {
  const refused = { codes: ['EM-103'], isShown: false, reasons: ['it was built with contract 2'] }
  const cell = {
    name: 'old shell × new remotes',
    visits: [seen({}), seen({ name: 'a', ...refused }), seen({ name: 'b', ...refused }), seen({ codes: ['EM-105'] })],
  }
  expect(tableOf([cell])).toContain('| old shell × new remotes | 1 | 2 | 1 | yes |')
  expect(remarksOn(cell)).toEqual(['refused: it was built with contract 2 (a, b)', 'broken: EM-105 (the feed)'])
  expect(brokenIn([cell, cell])).toBe(2)
})

test('what no release leads to is shown, and is no failure', () => {
  const cell = {
    name: 'x',
    visits: [seen({ codes: ['EM-101'] })],
    forbidden: 'the shell does not say what it provides',
  }
  expect(tableOf([cell])).toContain('| x | 0 | 0 | 1 | no: the shell does not say what it provides |')
  expect(brokenIn([cell])).toBe(0)
})
