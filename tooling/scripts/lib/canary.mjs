import path from 'node:path'
import { root } from '../../lib/packages.mjs'
import { loadTypeScript } from './load-typescript.mjs'

/**
 * Gives many devices their version of a remote, by the code that the shell runs (`shell/src/registry/rollout.ts`).
 * @param {{ name: string, entry: string, versions: Array<{ entry: string, share: number }>, devices: number }} rollout
 * @returns {Promise<{ counts: Map<string, number>, moved: number, lost: number }>} devices by address; how many got another
 *   version at a second start; how many of the first version lost it when its share grew by half
 */
export async function simulateRollout({ name, entry, versions, devices }) {
  const { entryAt, positionOf } = await loadTypeScript(path.join(root, 'shell/src/registry/rollout.ts'))
  const [first, ...others] = versions
  const grown = first ? [{ ...first, share: first.share * 1.5 }, ...others] : []
  /** @type {Map<string, number>} */
  const counts = new Map([...versions.map((one) => one.entry), entry].map((one) => [one, 0]))
  let moved = 0
  let lost = 0
  for (let index = 0; index < devices; index += 1) {
    const device = String(Math.random())
    const got = entryAt(positionOf(device, name), versions, entry)
    counts.set(got, (counts.get(got) ?? 0) + 1)
    if (entryAt(positionOf(device, name), versions, entry) !== got) moved += 1
    if (got === first?.entry && entryAt(positionOf(device, name), grown, entry) !== got) lost += 1
  }
  return { counts, moved, lost }
}
