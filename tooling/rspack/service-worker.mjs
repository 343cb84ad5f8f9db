import path from 'node:path'
import { InjectManifest } from 'workbox-webpack-plugin'
import { baseConfig } from './base.mjs'
import { root } from './packages.mjs'

const built = path.join(root, 'shell/.cache/worker')

/**
 * The worker is built first, as a configuration of its own, and the precache list is injected into the built file:
 * InjectManifest's own child compilation breaks on Rspack (`Cannot read properties of undefined (reading 'set')`).
 * @returns {import('@rspack/core').Configuration}
 */
export function workerConfig() {
  const base = baseConfig({ folder: 'shell', uniqueName: 'worker' })
  return {
    ...base,
    name: 'worker',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/pwa/service-worker.ts' },
    output: { path: built, filename: 'sw.js', clean: true },
  }
}

/** Precaches files, never documents: a cached index.html keeps its old CSP and would block a remote that has moved. */
export function workerPlugin() {
  return new InjectManifest({
    swSrc: path.join(built, 'sw.js'),
    swDest: 'sw.js',
    // Addresses are relative to the worker, wherever it lies.
    modifyURLPrefix: { '/': '' },
    compileSrc: false,
    exclude: [/\.html$/, /\.map$/, /^remotes\.json$/, /^_headers$/, /^provides\.json$/],
    // Hashed names need no revision of their own.
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
    maximumFileSizeToCacheInBytes: 3_000_000,
  })
}
