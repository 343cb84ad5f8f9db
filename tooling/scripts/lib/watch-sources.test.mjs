import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { watchSources } from './watch-sources.mjs'

test('a source that is written, replaced, or added in a new folder is noticed', async () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-watch-'))
  const file = path.join(place, 'src', 'page.tsx')
  fs.mkdirSync(path.dirname(file))
  fs.mkdirSync(path.join(place, 'dist'))
  let changes = 0
  const count = () => {
    changes += 1
  }
  const stop = watchSources([place], count, 50)
  const edits = [
    () => fs.writeFileSync(file, '1'),
    () => fs.writeFileSync(file, '2'),
    () => {
      fs.writeFileSync(path.join(place, 'dist', 'page.tsx'), '3')
      fs.renameSync(path.join(place, 'dist', 'page.tsx'), file)
    },
    () => fs.writeFileSync(file, '4'),
    () => fs.mkdirSync(path.join(place, 'src', 'new')),
    () => fs.writeFileSync(path.join(place, 'src', 'new', 'part.tsx'), '5'),
  ]
  try {
    for (const edit of edits) {
      const before = changes
      edit()
      await expect.poll(() => changes, { timeout: 10_000 }).toBeGreaterThan(before)
    }
  } finally {
    stop()
    fs.rmSync(place, { recursive: true })
  }
})
