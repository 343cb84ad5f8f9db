import fs from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { builtWith } from '../../remote-kit/lib/remote.mjs'
import { sharedModules } from '../../remote-kit/lib/shared.mjs'
import { ementaRemote } from '../../remote-kit/rspack.mjs'
import { HAS_EXTENSION } from '../lib/headers.mjs'
import { STANDALONE_AT } from '../lib/hosts/answers.mjs'
import { makeRegistry } from '../lib/registry.mjs'
import { shellOf } from '../lib/surface.mjs'
import { typeErrorsFile } from '../scripts/lib/development.mjs'
import { baseConfig, devServer, isDevelopment } from './base.mjs'
import { providesPlugin, readOfSources, shellSurface } from './fingerprint.mjs'
import { compileHints, documentHints, firstVisitGroups } from './first-visit.mjs'
import { buildVersion, readJson, root } from './packages.mjs'
import { workerConfig, workerPlugin } from './service-worker.mjs'

/** The ports of the product; a checkout beside another one moves them all with EMENTA_PORT_BASE. */
const portBase = Number(process.env.EMENTA_PORT_BASE ?? 3000)

/** A page that is some updates behind asks for each of them in turn. */
const clean = isDevelopment ? { keep: /hot-update/ } : true

/** @param {string} template */
const page = (template) => new rspack.HtmlRspackPlugin({ template, filename: 'index.html', scriptLoading: 'defer' })

/** The shell's style sheets name fonts relative to themselves; nothing else of it names an asset. */
const FROM_STYLES = '../'

/**
 * The host: provides everything shared, knows no remote.
 * @returns {import('@rspack/core').Configuration | import('@rspack/core').Configuration[]}
 */
export function shellConfig() {
  const folder = 'shell'
  const version = buildVersion(folder)
  const base = baseConfig({
    folder,
    uniqueName: 'shell',
    define: { __SHELL_VERSION__: version, __SHELL_SURFACE__: shellSurface() },
  })
  const app = {
    ...base,
    name: 'shell',
    dependencies: isDevelopment ? [] : ['worker'],
    entry: { main: './src/index.ts' },
    // This value holds until the boot file has read the product's folder from the document.
    output: { ...base.output, publicPath: '/', clean },
    module: { ...base.module, generator: { 'asset/resource': { publicPath: FROM_STYLES } } },
    optimization: {
      ...base.optimization,
      ...(isDevelopment ? {} : { splitChunks: { cacheGroups: firstVisitGroups } }),
    },
    plugins: [
      ...(base.plugins ?? []),
      page('./src/index.html'),
      providesPlugin(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules({ folder: path.join(root, folder), shell: shellOf(), provide: true }),
        shareStrategy: 'loaded-first',
        // Types cross through the contracts (decision 017).
        dts: false,
        manifest: false,
        runtimePlugins: [path.join(root, folder, 'src/federation/transport-plugin.ts')],
        // The shell reads manifests itself (`federation/manifest.ts`), before any code of the remote is requested.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(isDevelopment ? [] : [compileHints(), documentHints(), workerPlugin()]),
    ],
    devServer: { ...devServer(portBase), ...shellDevelopment },
  }
  return isDevelopment ? app : [workerConfig(), app]
}

/**
 * A remote: one federated container as the kit makes it (`remote-kit`), and beside it the stand-alone page of its own port.
 * In production the container brings no shared code; the stand-alone page is a build of its own with its own copies.
 * In development one compilation serves both, so that hot reload has one source.
 * @param {string} folder
 * @returns {import('@rspack/core').Configuration | import('@rspack/core').Configuration[]}
 */
export function remoteConfig(folder) {
  const { name, port } = readJson(path.join(root, folder, 'remote.json'))
  const version = buildVersion(folder)
  const base = baseConfig({ folder, uniqueName: `${name}_${version}` })
  const { facts, follow } = readOfSources(() =>
    builtWith(path.join(root, folder), { shell: shellOf(), version: buildVersion(folder) }),
  )
  const container = ementaRemote({ shell: shellOf(), version, facts, provide: isDevelopment })

  if (isDevelopment) {
    return {
      ...base,
      name,
      entry: { alone: './src/standalone.ts' },
      output: { ...base.output, publicPath: 'auto', clean },
      plugins: [...(base.plugins ?? []), container, { apply: follow }, page(standalonePage)],
      devServer: { ...devServer(portBase + (port - 3000)), ...standaloneDeepLinks },
    }
  }
  const federated = {
    ...base,
    name,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [...(base.plugins ?? []), container],
  }
  const alone = baseConfig({ folder, uniqueName: `${name}_alone_${version}` })
  const standalone = {
    ...alone,
    devtool: /** @type {const} */ (false),
    name: `${name}-alone`,
    entry: { alone: './src/standalone.ts' },
    output: {
      ...alone.output,
      // The page finds its files wherever the folder lies.
      publicPath: 'auto',
      filename: 'alone/[name].[contenthash:8].js',
      chunkFilename: 'alone/[name].[contenthash:8].js',
      cssFilename: 'alone/[name].[contenthash:8].css',
      cssChunkFilename: 'alone/[name].[contenthash:8].css',
      assetModuleFilename: 'alone/[name].[contenthash:8][ext]',
    },
    plugins: [...(alone.plugins ?? []), page(standalonePage)],
  }
  return [federated, standalone]
}

/** Answers of the shell's dev server besides files: the registry, as on every host, and the type errors. */
const shellDevelopment = {
  setupMiddlewares: (/** @type {any[]} */ middlewares) => [
    { name: 'registry', path: '/remotes.json', middleware: sendJson(developmentRegistry) },
    { name: 'types', path: '/type-errors.json', middleware: sendJson(typeErrors) },
    ...middlewares,
  ],
}
const sendJson = (/** @type {() => unknown} */ content) => (/** @type {unknown} */ _, /** @type {any} */ res) => {
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify(content()))
}
/** `npm run dev -- --set` hands over the entries of remotes that are deployed elsewhere. */
function developmentRegistry() {
  const registry = makeRegistry({ base: portBase })
  const entries = JSON.parse(process.env.EMENTA_ENTRIES ?? '{}')
  return { ...registry, remotes: registry.remotes.map((one) => entries[one.name] ?? one) }
}
function typeErrors() {
  const file = path.join(root, typeErrorsFile)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
}

/** The dev server redirects deep links of the stand-alone page as every host does (`tooling/lib/hosts`). */
const standaloneDeepLinks = {
  historyApiFallback: false,
  setupMiddlewares: (/** @type {any[]} */ middlewares) => [
    ...middlewares,
    {
      name: 'standalone-deep-links',
      middleware: (/** @type {any} */ req, /** @type {any} */ res, /** @type {() => void} */ next) => {
        const { pathname } = new URL(req.url, 'http://localhost')
        if (HAS_EXTENSION.test(pathname) || pathname === '/' || req.method !== 'GET') return next()
        res.writeHead(302, { Location: `/${STANDALONE_AT}${req.url}` })
        res.end()
      },
    },
  ],
}

const standalonePage = path.join(root, 'tooling/standalone/index.html')
