/**
 * `@ementa/remote-kit/rspack`: makes an Rspack build a remote that the shell can run. What `remote.json` beside the
 * configuration says is all that differs between remotes.
 */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { manifestPlugin } from './lib/manifest.mjs'
import { pagesOf } from './lib/pages.mjs'
import { builtWith, packageVersionOf, readRemote } from './lib/remote.mjs'
import { sharedModules } from './lib/shared.mjs'
import { packedShell } from './lib/surface.mjs'
import { trustedChunks } from './lib/trusted-chunks.mjs'

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
