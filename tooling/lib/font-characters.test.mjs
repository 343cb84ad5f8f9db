import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CHARACTERS } from './font-characters.mjs'
import { root } from './packages.mjs'

const theme = path.join(root, 'shared-ui/src/theme')
const faces = fs.readFileSync(path.join(theme, 'fonts.css'), 'utf8').split('@font-face').slice(1)
const isPart = (/** @type {string} */ face) => face.includes('"./fonts/')

/** @param {string} face @param {number} code */
function covers(face, code) {
  const range = /unicode-range:([^;]+);/.exec(face)?.[1]
  if (!range) return true
  return range.split(',').some((one) => {
    const [from = '', to = from] = one.trim().replace('U+', '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}

test('Portuguese needs only the parts of the fonts, other letters of Western Europe get the whole font', () => {
  const ranged = faces.filter((face) => face.includes('unicode-range'))
  expect(ranged).toHaveLength(faces.filter(isPart).length)
  const portuguese = CHARACTERS.map((one) => one.codePointAt(0) ?? 0)
  for (const face of ranged) {
    expect(portuguese.filter((code) => covers(face, code))).toEqual([])
    for (let code = 0xa1; code <= 0xff; code++) {
      // A soft hyphen is no letter.
      if (!portuguese.includes(code) && code !== 0xad) expect(covers(face, code), code.toString(16)).toBe(true)
    }
  }
})

test('the parts of the fonts for a first page stay within 40 KB, those of other pages within 15 KB each', () => {
  const files = faces.filter(isPart).map((face) => /"\.\/(fonts\/[^"]+)"/.exec(face)?.[1] ?? '')
  const sizes = files.map((file) => fs.statSync(path.join(theme, file)).size / 1024)
  const [sans = 0, headings = 0, ...others] = sizes
  expect(sans + headings).toBeLessThan(40)
  expect(others).toHaveLength(2)
  expect(Math.max(...others)).toBeLessThan(15)
})
