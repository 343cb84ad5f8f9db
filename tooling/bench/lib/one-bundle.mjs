import fs from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { remotes, root } from '../../lib/packages.mjs'
import { bundlePage } from './bundle.mjs'

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
    export { loadRegistry as readRegistry } from ${JSON.stringify(path.join(root, 'shell/src/registry/registry.ts'))}
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
    export const forgetRemote = async (remote) => remote
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
  const dist = path.join(place, 'dist')
  await bundlePage({
    name: 'one-bundle',
    entry: './src/index.ts',
    dist,
    define: { __SHELL_VERSION__: 'bench', __SHELL_SURFACE__: 'bench' },
    plugins: [new rspack.NormalModuleReplacementPlugin(/(?:^|\/)load-section$/, standIn)],
  })
  return dist
}
