import fs from 'node:fs'
import path from 'node:path'
import { pagesOf } from '../lib/pages.mjs'
import { root } from './packages.mjs'

/** The module that shows a remote, as a container names its chunk. */
export const FACE = '__federation_expose_remote'

/** Into the file of the remote's face, which each of its pages loads. */
const WITH_FACE = { name: FACE, enforce: true }
/** In so many lazy files of a remote: nearly every page has it. */
const MOST = 8
const LANDING = '/'

/**
 * What travels with the face of a remote. Files of their own would be more requests: two for the CSS modules, and one for
 * what the product's first page has in common with most others. Not what others share alone: that needs the style engine.
 * @param {string} folder
 * @returns {NonNullable<Exclude<import('@rspack/core').Optimization['splitChunks'], false>>['cacheGroups']}
 */
export function faceGroups(folder) {
  const hasRoutes = fs.existsSync(path.join(root, folder, 'src/routes.tsx'))
  const landing = hasRoutes ? pagesOf(folder)[LANDING] : undefined
  /** @param {import('@rspack/core').Chunk} chunk */
  const isLanding = (chunk) =>
    [...chunk.groupsIterable].some((group) => group.origins.some(({ request }) => request === landing))
  return {
    styles: { ...WITH_FACE, test: /\.module\.css$/, chunks: 'all', priority: 10 },
    ...(landing === undefined
      ? {}
      : {
          landing: {
            ...WITH_FACE,
            minChunks: MOST,
            chunks: 'async',
            test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunks(module)].some(isLanding),
          },
        }),
  }
}
