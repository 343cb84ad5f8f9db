import fs from 'node:fs'
import { expect, test } from 'vitest'
import { PORTRAITS_FILE, portraits } from './portraits.mjs'

test('the file of the portraits is as it is drawn, each person another', () => {
  expect(fs.readFileSync(PORTRAITS_FILE, 'utf8')).toBe(portraits())
  const [, ...drawings] = portraits().split('<view ')
  const faces = new Set(drawings.map((drawing) => drawing.slice(drawing.indexOf('<path'))))
  expect(faces.size).toBe(drawings.length)
})
