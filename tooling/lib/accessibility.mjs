import { provenBy } from './requirements.mjs'

/** @typedef {import('./test-titles.mjs').TestTitle} TestTitle */

/** File to which the result is written. */
export const TESTED = 'mfe-account/src/features/accessibility/tested.json'

const SECTION = /\n## Accessibility\n([\s\S]*?)\n## /
const LINE = /^- \*\*(EXP-\d{2})\*\*.*$/gm
const CRITERIA = /\(WCAG ([^)]+)\)/

/**
 * Collects the evidence of the accessibility statement: for each expectation of the section of that name, the criteria that
 * its line names and the titles of the tests that prove it. One without a test is left out.
 * @param {string} page all of `DEMANDING`
 * @param {TestTitle[]} titles
 */
export function testedAccessibility(page, titles) {
  const section = SECTION.exec(page)?.[1] ?? ''
  return [...section.matchAll(LINE)].flatMap(([line, id = '']) => {
    const tests = titles
      .filter(({ title }) => provenBy(title).includes(id))
      .map(({ title }) => title.replace(/\s*\[[^\]]*\]/g, '').trim())
    const criteria = CRITERIA.exec(line)?.[1]?.split(', ') ?? []
    return tests.length > 0 ? [{ id, criteria, tests: [...new Set(tests)] }] : []
  })
}
