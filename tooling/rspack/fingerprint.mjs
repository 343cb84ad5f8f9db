/**
 * Writes what a remote was built with into its manifest, and what the shell provides into a file beside the shell.
 * Literals of the build: a number imported from a shared package would be the shell's, not the remote's.
 */
import { Compilation, sources } from '@rspack/core'
import { pagesOf } from '../lib/pages.mjs'
import { fingerprintOf, needsOf, readProvided, versions } from '../lib/surface.mjs'
import { isDevelopment } from './base.mjs'
import { FACE } from './face.mjs'
import { buildVersion } from './packages.mjs'

const MANIFEST = 'mf-manifest.json'

/** The build constants of the shell: `__SHELL_SURFACE__` names the file that `providesPlugin` emits. */
export const shellSurface = () => fingerprintOf(readProvided())

/**
 * Reads facts from the sources for a file of the build. In development they are read again a second after an edit, not
 * before its update is sent: a package takes 100 to 300 ms, and after an edit in `shared-ui` five compilers read at once.
 * @template Facts
 * @param {() => Facts} read
 * @param {{ isLate?: boolean, wait?: number }} [options] `wait` in ms
 */
export function readOfSources(read, { isLate = isDevelopment, wait = 1000 } = {}) {
  /** @type {Facts | undefined} */
  let known
  /** A source that cannot be read is just being edited: the build of that edit reports the error, and is followed too. */
  const readNow = () => {
    try {
      return read()
    } catch {
      return undefined
    }
  }
  return {
    facts: () => {
      known = isLate ? (known ?? read()) : read()
      return known
    },
    /** Builds again when an edit has changed what was read. @param {import('@rspack/core').Compiler} compiler */
    follow(compiler) {
      if (!isLate) return
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      compiler.hooks.done.tap('ementa-sources', ({ compilation }) => {
        clearTimeout(timer)
        if (compilation.errors.length > 0) return
        timer = setTimeout(() => {
          const now = readNow()
          if (now === undefined || JSON.stringify(now) === JSON.stringify(known)) return
          known = now
          compiler.watching?.invalidate()
        }, wait)
      })
      compiler.hooks.watchClose.tap('ementa-sources', () => clearTimeout(timer))
    },
  }
}

/**
 * Adds `ementa: BuiltWith` (`shared-contracts/src/remote-module.ts`) to the manifest of a remote.
 * @param {string} folder
 * @returns {{ apply(compiler: import('@rspack/core').Compiler): void }}
 */
export function manifestPlugin(folder) {
  const { facts, follow } = readOfSources(() => ({
    version: buildVersion(folder),
    ...versions(),
    surface: shellSurface(),
    needs: needsOf(folder),
  }))
  /** @type {{ pages: Record<string, string[]>, facades: Record<string, string[]> } | undefined} */
  let hints
  const plugin = assetPlugin('ementa-manifest', (compilation) => {
    const asset = compilation.getAsset(MANIFEST)
    if (!asset) return
    const manifest = JSON.parse(asset.source.source().toString())
    // Development keeps the hints of the first build: finding them takes as long as an edit, and a stale one costs a request.
    if (!hints || !isDevelopment) {
      const pages = pagesOf(folder)
      hints = { pages: filesOfPages(compilation, pages), facades: facadesOfPages(compilation, pages) }
    }
    manifest.ementa = { ...facts(), ...hints }
    compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifest)))
  })
  return {
    apply(compiler) {
      plugin.apply(compiler)
      follow(compiler)
    },
  }
}

/**
 * Lists the files that a path needs beside the container, so that the shell can request all of them together.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, string>} requests of the pages, by route pattern
 */
function filesOfPages(compilation, requests) {
  const groups = [...compilation.chunkGroups]
  const filesOf = (/** @type {(group: typeof groups[number]) => boolean} */ isIt) =>
    groups.filter(isIt).flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]))
  const face = filesOf((group) => group.name === FACE)
  return Object.fromEntries(
    Object.entries(requests).map(([pattern, request]) => [
      pattern,
      [...new Set([...face, ...filesOf((group) => group.origins.some((origin) => origin.request === request))])],
    ]),
  )
}

/** A facade that no page of the product has from its boot files, as the federation plugin names its module. */
const LATE_FACADE = /^consume shared module \([^)]+\) (@ementa\/ui(?:\/(?:forms|overlays))?)@/

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
      .filter((group) => group.name === FACE || group.origins.some((origin) => origin.request === request))
      .flatMap((group) => group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]))
      .flatMap((module) => LATE_FACADE.exec(module.identifier())?.[1] ?? [])
  return Object.fromEntries(
    Object.entries(requests).flatMap(([pattern, request]) => {
      const facades = [...new Set(ofPage(request))]
      return facades.length > 0 ? [[pattern, facades]] : []
    }),
  )
}

/**
 * Emits `static/provides.<fingerprint>.json`, which the shell reads only for a remote built against another surface, and
 * `provides.json`, which says the same to `can-i-deploy` and is fetched by no page.
 */
export function providesPlugin() {
  // The shell's code names the file by the fingerprint that it was started with.
  const { facts } = readOfSources(readProvided)
  return assetPlugin('ementa-provides', (compilation) => {
    const surface = facts()
    const summary = { ...versions(), surface: fingerprintOf(surface), provides: surface }
    compilation.emitAsset('provides.json', new sources.RawSource(JSON.stringify(summary)))
    compilation.emitAsset(
      `static/provides.${fingerprintOf(surface)}.json`,
      new sources.RawSource(JSON.stringify(surface)),
    )
  })
}

/**
 * Runs when every asset is there, those of other plugins too, unless the build has failed. What it throws is an error of the
 * build: thrown at the bundler it would end `npm run dev` for good, at the first syntax error.
 * @param {string} name
 * @param {(compilation: import('@rspack/core').Compilation) => void} work
 * @returns {{ apply(compiler: import('@rspack/core').Compiler): void }}
 */
export const assetPlugin = (name, work) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The federation plugin has written its manifest by this stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (compilation.errors.length > 0) return
        try {
          work(compilation)
        } catch (error) {
          compilation.errors.push(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
  },
})
