import { rspack } from '@rspack/core'
import { shell } from '../../lib/packages.mjs'
import { baseConfig } from '../../rspack/base.mjs'
import { compressAll } from '../../scripts/build.mjs'

/**
 * Bundles a page with the shell's document and public files, as production does, without federation and without hints.
 * @param {object} page
 * @param {string} page.name
 * @param {string | string[]} page.entry from the shell's folder, or absolute
 * @param {string} page.dist
 * @param {Record<string, unknown>} [page.define]
 * @param {import('@rspack/core').Plugins} [page.plugins]
 */
export async function bundlePage({ name, entry, dist, define, plugins = [] }) {
  const base = baseConfig({ folder: shell().folder, uniqueName: name, define })
  const compiler = rspack({
    ...base,
    mode: 'production',
    entry: { main: entry },
    output: { ...base.output, path: dist, publicPath: '/', clean: true },
    plugins: [
      ...(base.plugins ?? []),
      ...plugins,
      new rspack.HtmlRspackPlugin({ template: './src/index.html', filename: 'index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
    ],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(`Failed to build ${name}: ${stats.toString('errors-only')}`))
      compiler.close(resolve)
    })
  })
  await compressAll(dist)
}
