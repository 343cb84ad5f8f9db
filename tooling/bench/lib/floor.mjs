import path from 'node:path'
import { rspack } from '@rspack/core'
import { root, shell } from '../../lib/packages.mjs'
import { baseConfig } from '../../rspack/base.mjs'
import { compressAll } from '../../scripts/build.mjs'

/**
 * Builds the least that a feed of this product can be: the shell's document and sheet, React, the typed client, the backend
 * in the page, and 20 posts as headings and text. No frame, no router, no federation, no card, nothing after the feed. What it
 * takes is what no work on the product can go below.
 * @returns {Promise<string>} folder to serve as the shell
 */
export async function buildFloor() {
  const dist = path.join(root, 'tooling/.cache/floor/dist')
  const base = baseConfig({ folder: shell().folder, uniqueName: 'floor' })
  const compiler = rspack({
    ...base,
    mode: 'production',
    entry: {
      main: [path.join(root, 'shared-ui/src/theme/document.css'), path.join(root, 'tooling/bench/floor/page.mjs')],
    },
    output: { ...base.output, path: dist, publicPath: '/', clean: true },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', filename: 'index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
    ],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(`Failed to build the floor: ${stats.toString('errors-only')}`))
      compiler.close(resolve)
    })
  })
  await compressAll(dist)
  return dist
}
