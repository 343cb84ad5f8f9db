import fs from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { remotes, root, shell } from '../../lib/packages.mjs'
import { baseConfig } from '../../rspack/base.mjs'
import { compressAll } from '../../scripts/build.mjs'

/** Source that stands in for `shell/src/federation/load-section.ts`: the remotes are lazy chunks of the same build. */
export function loader() {
  const entries = remotes().flatMap(({ name, dir }) => {
    const { exposes } = JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8'))
    return Object.entries(exposes).map(
      ([exposed, file]) =>
        `'${name}/${exposed.replace('./', '')}': () => import(${JSON.stringify(path.join(dir, String(file)))})`,
    )
  })
  return `
    const code = { ${entries.join(',\n')} }
    export const allowRemotes = () => {}
    const sections = new Map()
    export const loadSection = async ({ name }) => {
      const { default: section } = await code[name + '/remote']()
      sections.set(name, section)
      return section
    }
    export const beginSection = loadSection
    export const takeSection = loadSection
    export const loadedSection = ({ name }) => sections.get(name)
    export const loadWidget = (_, id) => code[id]()
    export const forget = async (remote) => remote
    export const whyMissing = async () => null
  `
}

/**
 * Builds the same sources as one ordinary bundle, without federation and without hints: what federation is compared with.
 * @returns {Promise<string>} folder to serve as the shell
 */
export async function buildOneBundle() {
  const place = path.join(root, 'tooling/.cache/one-bundle')
  fs.mkdirSync(place, { recursive: true })
  const standIn = path.join(place, 'load-section.mjs')
  fs.writeFileSync(standIn, loader())
  const base = baseConfig({
    folder: shell().folder,
    uniqueName: 'one-bundle',
    define: { __SHELL_VERSION__: 'bench', __SHELL_SURFACE__: 'bench', __REMOTE_VERSION__: 'bench' },
  })
  const dist = path.join(place, 'dist')
  const compiler = rspack({
    ...base,
    mode: 'production',
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: dist, publicPath: '/', clean: true },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/(?:^|\/)load-section$/, standIn),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', filename: 'index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
    ],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(`Failed to build one bundle: ${stats.toString('errors-only')}`))
      compiler.close(resolve)
    })
  })
  await compressAll(dist)
  return dist
}
