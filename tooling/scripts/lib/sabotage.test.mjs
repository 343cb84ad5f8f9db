import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/packages.mjs'
import { broken, sourceReader } from './fault.mjs'
import { journeyTitles, specFinder, titlePattern, unitTitles, verdict } from './sabotage.mjs'

test('every sabotage finds its one place and the tests that must notice it', async () => {
  const folder = path.join(root, 'tooling/sabotages')
  const modules = await Promise.all(fs.readdirSync(folder).map((name) => import(path.join(folder, name))))
  /** @type {import('./sabotage.mjs').Sabotage[]} */
  const all = modules.flatMap((module) => module.default)
  expect(all.length).toBeGreaterThan(0)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const sources = sourceReader(root)
  const specsOf = specFinder(root)
  const problemsOf = (/** @type {import('./sabotage.mjs').Sabotage} */ one) => {
    const untested = one.turnsRed.filter((red) => specsOf({ ...one, turnsRed: [red] }).length === 0)
    try {
      broken(one, sources)
      return untested.map((red) => `${one.id}: no test of ${red}`)
    } catch (error) {
      return [String(error)]
    }
  }
  expect(all.flatMap(problemsOf)).toEqual([])
  // It parses every source and every test of the product: seconds, but many of them on a busy machine.
}, 120_000)

test('a run is limited to the titles that must turn red, as they stand', () => {
  const pattern = new RegExp(titlePattern([{ turnsRed: ['SOC-001', 'SOC-002'] }, { turnsRed: ['no (second) row?'] }]))
  expect(pattern.source).toBe('\\[SOC-001\\]|\\[SOC-002\\]|no \\(second\\) row\\?')
  expect(pattern.test('posts > likes a post [SOC-002] [SOC-003]')).toBe(true)
  expect(pattern.test('posts > likes a post [SOC-0021]')).toBe(false)
})

const sabotage = { turnsRed: ['SOC-001'] }

test.each([
  ['noticed', { passed: ['a [SOC-001]'], failed: [] }, { passed: [], failed: ['a [SOC-001]'] }, []],
  [
    'not noticed',
    { passed: ['a [SOC-001]'], failed: [] },
    { passed: ['a [SOC-001]'], failed: ['b'] },
    ['SOC-001 stayed green'],
  ],
  [
    'red anyway',
    { passed: [], failed: ['a [SOC-001]'] },
    { passed: [], failed: ['a [SOC-001]'] },
    ['SOC-001 is red without any sabotage'],
  ],
  ['named by nobody', { passed: ['b'], failed: [] }, { passed: [], failed: ['b'] }, ['no test of SOC-001 ran']],
])('a sabotage that was %s', (_what, before, after, problems) => {
  expect(verdict(sabotage, before, after)).toEqual(problems)
})

test('a sabotage may name a test by words of its title', () => {
  const named = { ...sabotage, turnsRed: ['reads it again'] }
  const title = 'a list reads it again'
  expect(verdict(named, { passed: [title], failed: [] }, { passed: [], failed: [title] })).toEqual([])
  expect(verdict(named, { passed: [title], failed: [] }, { passed: [title], failed: [] })).toEqual([
    'reads it again stayed green',
  ])
})

test('titles come from tests and from steps', () => {
  const unit = {
    testResults: [
      {
        assertionResults: [
          { fullName: 'x', status: 'passed' },
          { fullName: 'y', status: 'failed' },
        ],
      },
    ],
  }
  expect(unitTitles(unit)).toEqual({ passed: ['x'], failed: ['y'] })
  const steps = [{ title: 'given' }, { title: 'then', error: {} }]
  const journey = {
    suites: [
      {
        title: 'file',
        suites: [{ title: 'group', specs: [{ title: 'whole', ok: false, tests: [{ results: [{ steps }] }] }] }],
      },
    ],
  }
  expect(journeyTitles(journey)).toEqual({ passed: ['given'], failed: ['whole', 'then'] })
})
