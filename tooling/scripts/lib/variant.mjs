import fs from 'node:fs'
import path from 'node:path'
import { localKey } from '../../lib/keys.mjs'
import { choose } from '../../lib/packages.mjs'
import { MANIFEST, sealBuild } from '../../lib/seal.mjs'
import { copyOfProject } from './copy.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} Edit
 * @property {string} file from the root
 * @property {string} find text that is in it once
 * @property {string} replace
 */

/**
 * Builds packages from other sources than these: an earlier commit, or a copy with edits.
 * @param {{ folders: string[], ref?: string, edits?: Edit[] }} variant
 * @returns {Promise<Record<string, string>>} the `dist` of each folder; removed when the process ends
 */
export async function buildVariant({ folders, ref, edits = [] }) {
  const place = copyOfProject({ ref })
  for (const { file, find, replace } of edits) {
    const target = path.join(place, file)
    const parts = fs.readFileSync(target, 'utf8').split(find)
    if (parts.length !== 2) throw new Error(`Failed to edit ${file}: "${find}" is in it ${parts.length - 1} times.`)
    fs.writeFileSync(target, parts.join(replace))
  }
  const { code, output } = await run('node', ['tooling/scripts/build.mjs', ...folders], { cwd: place })
  if (code !== 0) throw new Error(`Failed to build ${folders.join(', ')} otherwise.\n${output}`)
  const dists = folders.map((folder) => [folder, path.join(place, folder, 'dist')])
  // With the keys that this checkout's registry names: these tests are about versions, not about trust.
  for (const one of choose(folders)) {
    const dist = path.join(place, one.folder, 'dist')
    if (isSealed(dist)) sealBuild(dist, localKey(one.name))
  }
  return Object.fromEntries(dists)
}

/** A checkout of before signatures stays unsigned. @param {string} dist */
function isSealed(dist) {
  const file = path.join(dist, MANIFEST)
  return fs.existsSync(file) && Boolean(JSON.parse(fs.readFileSync(file, 'utf8')).ementa?.signature)
}
