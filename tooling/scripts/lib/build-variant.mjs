import fs from 'node:fs'
import path from 'node:path'
import { packages, root } from '../../lib/packages.mjs'
import { localKey } from '../../release/lib/keys.mjs'
import { copyOfProject } from './project-copy.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} Edit
 * @property {string} file from the root
 * @property {string} find text that is in it once
 * @property {string} replace
 */

/**
 * Copies this checkout and changes the copy's sources. It signs with the keys that this checkout's registry names: what it
 * builds is another version, not somebody else's.
 * @param {Edit[]} edits
 * @returns {string} the folder; removed when the process ends
 */
export function otherCheckout(edits) {
  const place = copyOfProject()
  for (const { file, find, replace } of edits) {
    const target = path.join(place, file)
    const parts = fs.readFileSync(target, 'utf8').split(find)
    if (parts.length !== 2) throw new Error(`Failed to edit ${file}: "${find}" is in it ${parts.length - 1} times.`)
    fs.writeFileSync(target, parts.join(replace))
  }
  for (const { name } of packages()) localKey(name)
  fs.cpSync(path.join(root, '.keys'), path.join(place, '.keys'), { recursive: true })
  return place
}

/**
 * Builds packages from other sources than these.
 * @param {{ folders: string[], edits: Edit[] }} variant
 * @returns {Promise<Record<string, string>>} the `dist` of each folder; removed when the process ends
 */
export async function buildVariant({ folders, edits }) {
  const place = otherCheckout(edits)
  const { code, output } = await run('node', ['tooling/scripts/build.mjs', ...folders], { cwd: place })
  if (code !== 0) throw new Error(`Failed to build ${folders.join(', ')} otherwise.\n${output}`)
  return Object.fromEntries(folders.map((folder) => [folder, path.join(place, folder, 'dist')]))
}
