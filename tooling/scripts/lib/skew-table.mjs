/**
 * What `npm run skew` counts and says: each visit of a cell was shown, refused by name, or broke.
 * @typedef {'shown' | 'refused' | 'broken'} Verdict
 * @typedef {{ name: string, codes: string[], isShown: boolean, errors: string[], reasons: string[] }} Seen
 *   `codes` of the failure cards in the page, `errors` that nobody caught, `reasons` of the cards as the console says them
 * @typedef {{ name: string, verdict: Verdict, detail: string }} Visit
 * @typedef {{ name: string, visits: Visit[], forbidden?: string }} Cell `forbidden`: why no release leads to it (decision 034)
 */

/** Cards that are an answer and not an accident: another version, not its owner's, switched off. */
const REFUSALS = new Set(['EM-103', 'EM-106', 'EM-107'])

/** @param {Seen} seen @returns {Visit} */
export function visitOf({ name, codes, isShown, errors, reasons }) {
  const accidents = codes.filter((code) => !REFUSALS.has(code))
  if (accidents.length > 0)
    return { name, verdict: 'broken', detail: `${accidents.join(', ')} ${reasons.join('; ')}`.trim() }
  if (errors.length > 0) return { name, verdict: 'broken', detail: errors.join('; ') }
  if (codes.length > 0) return { name, verdict: 'refused', detail: reasons.join('; ') || codes.join(', ') }
  return isShown ? { name, verdict: 'shown', detail: '' } : { name, verdict: 'broken', detail: 'it stayed empty' }
}

/** @param {readonly Visit[]} visits @param {Verdict} verdict */
const count = (visits, verdict) => visits.filter((visit) => visit.verdict === verdict).length

/** What broke where a release could have led to. @param {readonly Cell[]} cells */
export const brokenIn = (cells) =>
  cells.reduce((sum, { visits, forbidden }) => sum + (forbidden ? 0 : count(visits, 'broken')), 0)

const LONGEST = 80
const short = (/** @type {string} */ text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Rows of a Markdown table. @param {readonly Cell[]} cells @returns {string} */
export function tableOf(cells) {
  const rows = cells.map(({ name, visits, forbidden }) =>
    [
      name,
      ...[count(visits, 'shown'), count(visits, 'refused'), count(visits, 'broken')],
      forbidden ? `no: ${short(forbidden)}` : 'yes',
    ].join(' | '),
  )
  return ['Cell | Shown | Refused by name | Broken | A release may lead to it', '--- | --- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n')
}

/** What was refused or broke, each reason once. @param {Cell} cell @returns {string[]} */
export function remarksOn({ visits }) {
  /** @type {Map<string, string[]>} */
  const byReason = new Map()
  for (const { name, verdict, detail } of visits) {
    if (verdict === 'shown') continue
    const reason = `${verdict}: ${detail}`
    byReason.set(reason, [...(byReason.get(reason) ?? []), name])
  }
  return [...byReason].map(([reason, names]) => `${reason} (${names.join(', ')})`)
}
