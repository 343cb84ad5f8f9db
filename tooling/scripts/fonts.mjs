/**
 * node tooling/scripts/fonts.mjs
 * Writes the parts of the fonts that a first page shows into `shared-ui/src/theme/fonts`: the letters of Portuguese, in the
 * weights in use. To be run when `@fontsource-variable/*` is updated; `fonts.css` says which part serves what.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { CHARACTERS } from '../lib/font-characters.mjs'
import { root } from '../lib/packages.mjs'

const require = createRequire(path.join(root, 'shared-ui/package.json'))
const target = path.join(root, 'shared-ui/src/theme/fonts')

/** Font features that the theme uses (`shared-ui/src/theme/global.css`), and those that place accents. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

/** @type {Array<{ file: string, from: string, weights: import('subset-font').Axis }>} */
const PARTS = [
  {
    file: 'public-sans.woff2',
    from: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  // Headings have one weight.
  {
    file: 'source-serif-600.woff2',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weights: 600,
  },
  {
    file: 'source-serif-400.woff2',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    weights: 400,
  },
  {
    file: 'source-serif-italic-400.woff2',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    weights: 400,
  },
]

for (const { file, from, weights } of PARTS) {
  const font = fs.readFileSync(require.resolve(from))
  const part = await subsetFont(font, CHARACTERS.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  })
  fs.writeFileSync(path.join(target, file), part)
  console.log(`${file}: ${font.length} → ${part.length} bytes`)
}
