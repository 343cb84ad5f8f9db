import path from 'node:path'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { FACADES } from '../lib/surface.mjs'
import { federationAsModules, officialEntries, recoverableShares, stableAliases } from './exceptions.mjs'
import { root } from './packages.mjs'
import { exposedRemoteGroups } from './remote-chunks.mjs'

const liveFacade = path.join(root, 'tooling/rspack/development/live-facade.mjs')
const liveFacades = Object.values(FACADES)
  .filter((file) => file.startsWith('shared-ui/'))
  .map((file) => path.join(root, file))

export const isDevelopment = process.env.NODE_ENV === 'development'

/** Hot reload asks for a style sheet by the name that the page has, which is gone once its content is another. */
const fileName = isDevelopment ? '[name]' : '[name].[contenthash:8]'

/**
 * Creates the configuration that the shell, every remote and every stand-alone page share.
 * @param {{ folder: string, uniqueName: string, define?: Record<string, unknown> }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ folder, uniqueName, define = {} }) {
  return {
    context: path.join(root, folder),
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Named by no file: `npm run build` puts the maps aside for `npm run explain`.
    devtool: isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
    cache: true,
    // `rspack serve` would build a lazy chunk only when its page asks for it, which leaves a remote's first visit hanging.
    lazyCompilation: false,
    stats: 'errors-warnings',
    output: {
      // The folder is the one of `distOf` in tooling/lib/packages.mjs.
      path: path.join(root, folder, ...(isDevelopment ? ['.cache', 'development'] : ['dist'])),
      filename: `static/${fileName}.js`,
      chunkFilename: `static/${fileName}.js`,
      cssFilename: `static/${fileName}.css`,
      cssChunkFilename: `static/${fileName}.css`,
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      // The name is unique so that a retry after a re-deploy cannot pick up chunks that the old version left in memory.
      uniqueName,
      crossOriginLoading: 'anonymous',
      // Otherwise a module that failed while it was evaluated is handed out half-evaluated the next time.
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 8000,
      trustedTypes: { policyName: 'rspack', onPolicyCreationFailure: 'continue' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...officialEntries, ...stableAliases },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swcLoader()] },
        ...(isDevelopment ? [{ include: liveFacades, enforce: /** @type {const} */ ('post'), use: [liveFacade] }] : []),
        recoverableShares,
        // `import styles from './card.module.css'`.
        { test: /\.css$/, type: 'css/auto', parser: { namedExports: false } },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...federationAsModules,
      new rspack.DefinePlugin({
        __DEVELOPMENT__: JSON.stringify(isDevelopment),
        ...(isDevelopment ? { __PACKAGE__: JSON.stringify(folder) } : {}),
        ...Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
      }),
      ...(isDevelopment
        ? [new ReactRefreshRspackPlugin({ exclude: [/node_modules/, /tooling[\\/]rspack[\\/]development/] })]
        : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // The update after a mended error would bring the broken module first, which loads the page again.
      emitOnErrors: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Browsers that know what the pages use anyway (`:has`, nesting); for older ones logical properties become long
        // lists.
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: ['chrome 120', 'firefox 121', 'safari 17.2'] },
        }),
      ],
      splitChunks: {
        // The size counts source bytes: a smaller chunk costs more as a request and file of its own than as a part of two
        // pages.
        minSize: 50_000,
        cacheGroups: exposedRemoteGroups(folder),
      },
    },
    performance: { hints: false },
  }
}

/** SWC alone: React Compiler would add a fifth to the bytes of a remote. */
function swcLoader() {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
      },
    },
  }
}

/**
 * @param {number} port
 * @returns {import('@rspack/core').Configuration['devServer']}
 */
export function devServer(port) {
  return {
    port,
    host: 'localhost',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    // The page is on the shell's port; without this the socket would be looked for there.
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  }
}
