/**
 * `@ementa/remote-kit/rspack`: makes an Rspack build a remote that the shell can run. What `remote.json` beside the
 * configuration says is all that differs between remotes.
 */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { manifestPlugin } from './lib/manifest.mjs'
import { builtWith, packageVersionOf, readRemote } from './lib/remote.mjs'
import { sharedModules } from './lib/shared.mjs'
import { pagesOf } from './lib/sources.mjs'
import { packedShell } from './lib/surface.mjs'

/**
 * @typedef {object} Options for the product's own repository, whose remotes are built beside the sources of the shell
 * @property {import('./lib/surface.mjs').Shell} [shell]
 * @property {string} [version] of the build
 * @property {() => import('./lib/manifest.mjs').BuiltWith} [facts] what the manifest says of the build
 * @property {boolean} [provide] brings the shared modules along, for a page without the shell
 */

/** @param {Options} [options] */
export const ementaRemote = (options) => new EmentaRemote(options)

class EmentaRemote {
  /** @param {Options} [options] */
  constructor({ shell = packedShell(), version, facts, provide = false } = {}) {
    this.given = { shell, version, facts, provide }
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { options, context } = compiler
    const { shell, version, facts, provide } = this.given
    const { name, exposes } = readRemote(context)
    const isProduction = options.mode === 'production'
    setOutput(options, `${name}_${version ?? packageVersionOf(context)}`)
    new ModuleFederationPlugin({
      name,
      // The manifest alone decides which container a page loads.
      filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
      exposes,
      remotes: {},
      shared: sharedModules({ folder: context, shell, provide }),
      shareStrategy: 'loaded-first',
      // Types cross through the contracts (decision 017).
      dts: false,
      manifest: true,
      experiments: isProduction
        ? { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } }
        : {},
    }).apply(compiler)
    manifestPlugin({
      facts: facts ?? (() => builtWith(context, { shell, version })),
      pages: () => pagesOf(context, shell.paths),
    }).apply(compiler)
    if (isProduction) trustedChunks().apply(compiler)
  }
}

/**
 * Sets what the configuration leaves open: names with a hash, so that a file never changes, and what the runtime needs to
 * load chunks from another origin under Trusted Types.
 * @param {import('@rspack/core').RspackOptionsNormalized} options
 * @param {string} uniqueName so that a retry after a release cannot pick up chunks that the old version left in memory
 */
function setOutput({ entry, output, mode }, uniqueName) {
  const name = mode === 'production' ? '[name].[contenthash:8]' : '[name]'
  output.uniqueName ??= uniqueName
  output.publicPath ??= 'auto'
  output.filename ??= `static/${name}.js`
  output.chunkFilename ??= `static/${name}.js`
  output.cssFilename ??= `static/${name}.css`
  output.cssChunkFilename ??= `static/${name}.css`
  output.assetModuleFilename ??= `static/${name}[ext]`
  output.crossOriginLoading ??= 'anonymous'
  output.chunkLoadTimeout ??= 8000
  output.strictModuleErrorHandling ??= true
  output.trustedTypes ??= { policyName: 'rspack', onPolicyCreationFailure: 'continue' }
  // Without an entry the bundler would look for `src/index`: a remote is its container alone.
  if (typeof entry === 'object' && Object.keys(entry).length === 1 && !entry.main?.import) delete entry.main
}

/** Set by the shell; a shell of before it, and a stand-alone page, have none. */
const TRUST = 'globalThis.ementaTrust'
const CROSS_ORIGIN = /if \((script|link)\.(?:src|href)\.indexOf\([^{]*\{\s*\1\.crossOrigin = 'anonymous';\s*\}/

/** @param {string} code of the bundler's runtime @param {string} line @param {string} replacement */
function replaced(code, line, replacement) {
  if (!code.includes(line)) throw new Error(`Failed to trust chunks: the runtime has no line "${line}".\n${code}`)
  return code.replace(line, replacement)
}

/**
 * Lets the shell make the addresses and the integrity of a container's chunks (`shell/src/federation/trusted-scripts.ts`):
 * the container then needs no Trusted Types policy of its own, of which a page may have only one of a name (decision 036).
 * @returns {{ apply(compiler: import('@rspack/core').Compiler): void }}
 */
const trustedChunks = () => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ementa-trusted-chunks', (compilation) => {
      const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation)
      hooks.createScript.tap('ementa-trusted-chunks', (code) =>
        replaced(
          code.replace(CROSS_ORIGIN, "script.crossOrigin = 'anonymous';"),
          'script.src = __webpack_require__.tu(url);',
          `${TRUST} ? ${TRUST}(script, url) : script.src = __webpack_require__.tu(url);`,
        ),
      )
      hooks.createLink.tap('ementa-trusted-chunks', (code) =>
        replaced(
          code.replace(CROSS_ORIGIN, "link.crossOrigin = 'anonymous';"),
          'link.href = url;',
          `link.href = url;${TRUST}?.(link, url);`,
        ),
      )
    })
  },
})
