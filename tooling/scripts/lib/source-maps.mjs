import fs from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { distOf, packages } from '../../lib/packages.mjs'

/** @typedef {import('../../lib/packages.mjs').Package} Package */

/** Returns the folder of the source maps of the last build; they are never served. @param {Package} one */
const mapsOf = (one) => path.join(one.dir, '.cache', 'maps')

/** Moves the source maps of a build out of what is served. @param {Package} one */
export function keepMaps(one) {
  const dist = distOf(one)
  const maps = mapsOf(one)
  fs.rmSync(maps, { recursive: true, force: true })
  fs.mkdirSync(maps, { recursive: true })
  for (const file of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.map')) fs.renameSync(path.join(dist, file), path.join(maps, path.basename(file)))
}

/**
 * The place in the sources that a place in a built file came from.
 * @param {string} frame `address:line:column`, as the black box keeps it
 * @returns {{ file: string, line: number, text: string } | undefined} undefined: no build of this checkout has that file
 */
export function sourceAt(frame) {
  const [, address = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(frame) ?? []
  const name = address.split('/').pop() ?? ''
  for (const one of packages()) {
    const map = path.join(mapsOf(one), `${name}.map`)
    if (!fs.existsSync(map)) continue
    const payload = JSON.parse(fs.readFileSync(map, 'utf8'))
    const entry = /** @type {Partial<import('node:module').SourceMapping>} */ (
      new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
    )
    if (entry.originalSource === undefined || entry.originalLine === undefined) continue
    const file = fileOf(entry.originalSource, one)
    // The map holds the source as it was built: the checkout may have gone on since.
    const built = payload.sourcesContent?.[payload.sources.indexOf(entry.originalSource)] ?? ''
    return { file, line: entry.originalLine + 1, text: (built.split('\n')[entry.originalLine] ?? '').trim() }
  }
  return undefined
}

/**
 * `webpack://name/./src/a.ts` and `webpack://name/../shared-ui/src/a.ts` are meant from the package.
 * @param {string} source
 * @param {Package} one
 */
const fileOf = (source, one) => path.join(one.folder, source.replace(/^webpack:\/\/[^/]*\//, ''))
