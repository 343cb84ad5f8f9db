/** Writes what the shell provides into a file beside it, and reads facts of the sources while they are edited. */
import { sources } from '@rspack/core'
import { assetPlugin } from '../../remote-kit/lib/manifest.mjs'
import { fingerprintOf } from '../../remote-kit/lib/surface.mjs'
import { readProvided, versions } from '../lib/surface.mjs'
import { isDevelopment } from './base.mjs'

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
