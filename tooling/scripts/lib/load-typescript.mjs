import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { root } from '../../lib/packages.mjs'

/**
 * Imports a TypeScript module with all that it imports, so that a script runs the very code of the product.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function loadTypeScript(file) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-module-'))
  try {
    await bundle(file, folder)
    return await import(pathToFileURL(path.join(folder, 'main.mjs')).href)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes `main.mjs`. @param {string} file @param {string} folder @returns {Promise<void>} */
function bundle(file, folder) {
  const compiler = rspack({
    mode: 'none',
    target: 'node',
    context: root,
    entry: file,
    output: { path: folder, filename: 'main.mjs', module: true, library: { type: 'module' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // One file: it is gone before anything could be fetched later.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(`Failed to bundle ${file}: ${stats.toString('errors-only')}`))
      else resolve()
    })
  })
}
