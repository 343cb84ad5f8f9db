import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { distOf, packages } from '../../lib/packages.mjs'
import { localKey } from './keys.mjs'
import { publish } from './publishing.mjs'

/**
 * Releases everything that is built into a temporary folder each, as static hosts would serve it.
 * @returns {Promise<Record<string, string>>} the folder by federation name; removed when the process ends
 */
export async function releasedSet() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-released-'))
  process.once('exit', () => fs.rmSync(place, { recursive: true, force: true }))
  const folders = packages().map(async (one) => {
    const to = path.join(place, one.name)
    await publish({ ...one, to, dist: distOf(one), packageVersion: '1.0.0', key: localKey(one.name) })
    return [one.name, to]
  })
  return Object.fromEntries(await Promise.all(folders))
}
