import fs from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { root } from '../../lib/packages.mjs'

const folder = path.join(root, 'server')
const dist = path.join(folder, 'dist')

/** Files that Node runs as they are: the thread of PGlite. */
const COPIED = ['src/database/pglite-thread.mjs']

/** Own packages become a part of the bundle, since their sources are TypeScript; all others stay in `node_modules`. */
const isForeign = (/** @type {string} */ request) => !/^(\.|\/|@ementa\/)/.test(request)

/**
 * Bundles the server for Node.
 * @param {string} [entry] another module of it, for a bench
 * @returns {Promise<string>} the file to import
 */
export async function buildServer(entry = 'main') {
  const filename = `${path.basename(entry)}.mjs`
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    context: folder,
    entry: `./src/${entry}.ts`,
    devtool: 'source-map',
    externalsPresets: { node: true },
    externals: [
      ({ request = '' }, callback) => (isForeign(request) ? callback(undefined, `module ${request}`) : callback()),
    ],
    output: {
      path: dist,
      filename,
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      parser: { javascript: { url: false, worker: false, importMeta: false, dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(`Failed to bundle the server: ${stats.toString('errors-only')}`))
      else compiler.close(resolve)
    })
  })
  for (const file of COPIED) fs.copyFileSync(path.join(folder, file), path.join(dist, path.basename(file)))
  return path.join(dist, filename)
}
