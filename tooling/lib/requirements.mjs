import { MOST_IDS } from './test-titles.mjs'

/** @typedef {import('./test-titles.mjs').TestTitle} TestTitle */

const ID = /\[([A-Z]{3}-\d{2,3})\]/g
const DEMAND = /^- \*\*([A-Z]{3}-\d{2,3})\*\*/

/** The pages whose lines tests prove. */
export const DEMANDING = ['docs/requirements.md', 'docs/experience.md']

/** @param {string} page one of `DEMANDING`, or several */
export const requirementsOf = (page) =>
  page.split('\n').flatMap((line) => {
    const id = DEMAND.exec(line)?.[1]
    return id ? [id] : []
  })

/** The IDs that a title proves: the first few it names in brackets. @param {string} title */
export const provenBy = (title) => [...title.matchAll(ID)].slice(0, MOST_IDS).map(([, id = '']) => id)

/**
 * Lists the contradictions between requirements and test titles, one sentence each.
 * @param {string} page all of `DEMANDING`
 * @param {TestTitle[]} titles
 */
export function gapsOf(page, titles) {
  const demanded = new Set(requirementsOf(page))
  const proven = new Set(titles.flatMap(({ title }) => provenBy(title)))
  return [
    ...[...demanded].filter((id) => !proven.has(id)).map((id) => `${id} has no running test`),
    ...titles.flatMap(({ file, title }) =>
      [...title.matchAll(ID)]
        .filter(([, id = '']) => !demanded.has(id))
        .map(([, id]) => `${file}: "${title}" names ${id}, which is no requirement`),
    ),
    ...titles
      .filter(({ title }) => [...title.matchAll(ID)].length > MOST_IDS)
      .map(({ file, title }) => `${file}: "${title}" names more than ${MOST_IDS} requirements`),
  ]
}
