/**
 * `@ementa/remote-kit/vite`: makes a Vite build a remote that the shell can run, as `rspack.mjs` does. Its container is an
 * ES module, whose files the shell preloads with their hashes (decision 090).
 */
import fs from 'node:fs'
import path from 'node:path'
import { federation } from '@module-federation/vite'
import { withNeedsApart } from './lib/manifest.mjs'
import { builtWith, readJson, readRemote } from './lib/remote.mjs'
import { MANIFEST } from './lib/seal.mjs'
import { sharedModules } from './lib/shared.mjs'
import { packedShell } from './lib/surface.mjs'

/** Names that change with the content, in the form that hosts and the service worker of the product know. */
const OUTPUT = {
  entryFileNames: 'static/[name].[hash:8].js',
  chunkFileNames: 'static/chunk.[hash:8].js',
  assetFileNames: 'static/[name].[hash:8][extname]',
  hashCharacters: /** @type {const} */ ('hex'),
}

/** @param {{ folder?: string }} [options] `folder`: that of `remote.json` */
export function ementaRemote({ folder = process.cwd() } = {}) {
  const shell = packedShell()
  const { name, exposes } = readRemote(folder)
  return [
    {
      name: 'ementa-remote',
      config: () => ({
        base: './',
        build: {
          target: 'es2022',
          modulePreload: { polyfill: false },
          rollupOptions: { input: path.join(folder, exposes['./remote'] ?? ''), output: OUTPUT },
        },
      }),
    },
    ...federation({
      name,
      filename: 'remoteEntry.[hash:8].js',
      exposes,
      shared: sharedModules({ folder, shell }),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
    {
      name: 'ementa-manifest',
      enforce: /** @type {const} */ ('post'),
      /** @param {{ dir?: string }} output */
      writeBundle({ dir = 'dist' }) {
        const file = path.join(dir, MANIFEST)
        const { ementa, file: needs, content } = withNeedsApart(builtWith(folder, { shell }))
        fs.writeFileSync(path.join(dir, needs), content)
        fs.writeFileSync(file, JSON.stringify({ ...readJson(file), ementa }))
      },
    },
  ]
}
