import fs from 'node:fs'
import { rspack } from '@rspack/core'

/**
 * Imports a TypeScript module that imports nothing itself, so that a script runs the very code of the product.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function loadTypeScript(file) {
  const { code } = await rspack.experiments.swc.transform(fs.readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
