import path from 'node:path'
import { EXPOSED_REMOTE } from '../../remote-kit/lib/manifest.mjs'
import { pagesOf } from '../../remote-kit/lib/sources.mjs'
import { patterns } from '../lib/pages.mjs'
import { root } from './packages.mjs'

/** Puts a module into the file of the exposed remote, which each of its pages loads. */
const WITH_EXPOSED_REMOTE = { name: EXPOSED_REMOTE, enforce: true }
const CSS_MODULE = /\.module\.css$/
/** Number of lazy files of a remote with a module from which on nearly every page has it. */
const MOST = 8
const LANDING = '/'

/**
 * Groups the modules that a remote loads together with its entry. Files of their own would be more requests: two for the
 * CSS modules of the first page, and one for the modules that it shares with most other pages. The code of those pages goes
 * along; modules that only other pages share do not, since they need the style engine.
 * @param {string} folder
 * @returns {NonNullable<Exclude<import('@rspack/core').Optimization['splitChunks'], false>>['cacheGroups']}
 */
export function exposedRemoteGroups(folder) {
  const landing = pagesOf(path.join(root, folder), patterns())[LANDING]
  /** @param {import('@rspack/core').Chunk} chunk */
  const isLanding = (chunk) =>
    [...chunk.groupsIterable].some((group) => group.origins.some(({ request }) => request === landing))
  const firstPage = landing && path.dirname(path.resolve(root, folder, 'src', landing))
  const folders = [path.join(root, folder, 'src/shared'), ...(firstPage ? [firstPage] : [])]
  /** @param {string} file */
  const isOfExposedRemote = (file) => CSS_MODULE.test(file) && folders.some((one) => file.startsWith(one + path.sep))
  return {
    styles: {
      ...WITH_EXPOSED_REMOTE,
      test: (module) => isOfExposedRemote(module.nameForCondition() ?? ''),
      chunks: 'all',
      priority: 10,
    },
    ...(landing === undefined
      ? {}
      : {
          landing: {
            ...WITH_EXPOSED_REMOTE,
            minChunks: MOST,
            chunks: 'async',
            test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(isLanding),
          },
        }),
  }
}
