/** Adds to the manifest of an Rspack build what the shell asks of a remote before its code runs. */
import { MANIFEST } from './seal.mjs'
import { fingerprintOf } from './surface.mjs'

/** The module that shows a remote, as a container names its chunk. */
export const EXPOSED_REMOTE = '__federation_expose_remote'

/** A facade that no page of the product has from its boot files, as the federation plugin names its module. */
const LATE_FACADE = /^consume shared module \([^)]+\) (@ementa\/ui(?:\/(?:forms|overlays))?)@/

/** @typedef {ReturnType<typeof import('./remote.mjs').builtWith>} BuiltWith */

/**
 * Puts the names that a remote needs into a file of their own: only a shell of another surface reads them.
 * @param {BuiltWith} builtWith
 */
export function withNeedsApart({ needs, ...rest }) {
  const file = `static/needs.${fingerprintOf(needs)}.json`
  return { ementa: { ...rest, needs: file }, file, content: JSON.stringify(needs) }
}

/**
 * Adds `ementa: BuiltWith` to the manifest of a remote.
 * @param {object} options
 * @param {() => BuiltWith} options.facts
 * @param {() => Record<string, string>} options.pages from `pagesOf`
 * @returns {{ apply(compiler: import('@rspack/core').Compiler): void }}
 */
export function manifestPlugin({ facts, pages }) {
  /** @type {{ pages: Record<string, string[]>, facades: Record<string, string[]> } | undefined} */
  let hints
  return assetPlugin('ementa-manifest', (compilation, { sources }) => {
    const asset = compilation.getAsset(MANIFEST)
    if (!asset) return
    const manifest = JSON.parse(asset.source.source().toString())
    // Development keeps the hints of the first build: finding them takes as long as an edit, and a stale one costs a request.
    if (!hints || compilation.options.mode === 'production') {
      const requests = pages()
      hints = { pages: filesOfPages(compilation, requests), facades: facadesOfPages(compilation, requests) }
    }
    const { ementa, file, content } = withNeedsApart(facts())
    manifest.ementa = { ...ementa, ...hints }
    compilation.emitAsset(file, new sources.RawSource(content))
    compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifest)))
  })
}

/**
 * Runs when every asset is there, those of other plugins too, unless the build has failed. What it throws is an error of the
 * build: thrown at the bundler it would end `npm run dev` for good, at the first syntax error.
 * @param {string} name
 * @param {(compilation: import('@rspack/core').Compilation, rspack: import('@rspack/core').Compiler['rspack']) => void} work
 * @returns {{ apply(compiler: import('@rspack/core').Compiler): void }}
 */
export const assetPlugin = (name, work) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The federation plugin has written its manifest by this stage.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (compilation.errors.length > 0) return
        try {
          work(compilation, compiler.rspack)
        } catch (error) {
          compilation.errors.push(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
  },
})

/**
 * Lists the files that a path needs beside the container, so that the shell can request all of them together.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, string>} requests of the pages, by route pattern
 */
function filesOfPages(compilation, requests) {
  const groups = [...compilation.chunkGroups]
  const filesOf = (/** @type {(group: typeof groups[number]) => boolean} */ isIt) =>
    groups.filter(isIt).flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]))
  const exposedRemote = filesOf((group) => group.name === EXPOSED_REMOTE)
  return Object.fromEntries(
    Object.entries(requests).map(([pattern, request]) => [
      pattern,
      [
        ...new Set([
          ...exposedRemote,
          ...filesOf((group) => group.origins.some((origin) => origin.request === request)),
        ]),
      ],
    ]),
  )
}

/**
 * Which facades of the shell a page needs beside those that every page has: they would be one hop more otherwise.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, string>} requests of the pages, by route pattern
 * @returns {Record<string, string[]>} pages that need none are left out
 */
function facadesOfPages({ chunkGraph, chunkGroups }, requests) {
  const ofPage = (/** @type {string} */ request) =>
    [...chunkGroups]
      // Modules that all pages of a remote need are with its entry.
      .filter((group) => group.name === EXPOSED_REMOTE || group.origins.some((origin) => origin.request === request))
      .flatMap((group) => group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]))
      .flatMap((module) => LATE_FACADE.exec(module.identifier())?.[1] ?? [])
  return Object.fromEntries(
    Object.entries(requests).flatMap(([pattern, request]) => {
      const facades = [...new Set(ofPage(request))]
      return facades.length > 0 ? [[pattern, facades]] : []
    }),
  )
}
