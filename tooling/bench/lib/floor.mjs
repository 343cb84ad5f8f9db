import path from 'node:path'
import { root } from '../../lib/packages.mjs'
import { bundlePage } from './bundle.mjs'

/**
 * Builds the least that a page of this product can be: the shell's document and sheet, React, the typed client, the backend
 * in the page, and what the page reads first as headings and text. No frame, no router, no federation, no card, nothing
 * after that. What it takes is what no work on the product can go below.
 * @returns {Promise<string>} folder to serve as the shell
 */
export async function buildFloor() {
  const dist = path.join(root, 'tooling/.cache/floor/dist')
  const parts = ['shared-ui/src/theme/document.css', 'tooling/bench/floor/page.mjs']
  await bundlePage({ name: 'floor', entry: parts.map((part) => path.join(root, part)), dist })
  return dist
}
