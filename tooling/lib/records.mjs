import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ file: string, number: string, title: string, status: string | undefined, date: string | undefined }} DecisionRecord */

const FILE = /^(\d{3})-[a-z0-9-]+\.md$/
const TITLE = /^# (\d{3}) · (.+)$/m
const STATUS = /^Status: (accepted|superseded by decision \d{3}|withdrawn), (\d{4}-\d{2}-\d{2})\./m

/** Where the index of `docs/decisions/README.md` begins; what is above it is written by hand. */
const TABLE = '| No. | Decision | Status | Date |'

/**
 * The records of a folder, by number. A record without a readable status has neither status nor date.
 * @param {string} folder
 * @returns {DecisionRecord[]}
 */
export function readRecords(folder) {
  return fs
    .readdirSync(folder)
    .filter((file) => FILE.test(file))
    .sort()
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      const [, status, date] = STATUS.exec(text) ?? []
      const [, number = '', title = ''] = TITLE.exec(text) ?? []
      return { file, number, title, status, date }
    })
}

/**
 * What is wrong with the records, one sentence each.
 * @param {DecisionRecord[]} records
 * @param {string} sources text of the code, in which every accepted record must be cited
 */
export function recordFaults(records, sources) {
  const cited = new Set([...sources.matchAll(/\bdecisions? (\d{3})\b/gi)].map(([, number]) => number))
  return records.flatMap(({ file, number, title, status, date }) => [
    ...(title && file.startsWith(number) ? [] : [`${file} does not begin with "# ${file.slice(0, 3)} · Title"`]),
    ...(status && date ? [] : [`${file} has no line "Status: accepted, 2026-11-22."`]),
    ...(status !== 'accepted' || cited.has(number) ? [] : [`no source cites decision ${number} (${title})`]),
  ])
}

/**
 * The index with its table taken from the records.
 * @param {string} page docs/decisions/README.md
 * @param {DecisionRecord[]} records
 */
export function withIndex(page, records) {
  const rows = records.map(
    ({ file, number, title, status, date }) => `| ${number} | [${title}](${file}) | ${status} | ${date} |`,
  )
  return `${page.slice(0, page.indexOf(TABLE))}${[TABLE, '|---|---|---|---|', ...rows].join('\n')}\n`
}
