import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ageBuilds, typeErrorsIn } from './development.mjs'
import { bin } from './run.mjs'

test('a source that was saved while types were checked is checked by the next run', () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-types-'))
  onTestFinished(() => fs.rmSync(place, { recursive: true }))
  const source = path.join(place, 'a.ts')
  const options = {
    composite: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    tsBuildInfoFile: '.cache/a.tsbuildinfo',
  }
  fs.writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['a.ts'] }))
  fs.writeFileSync(source, 'export const count: number = 1\n')
  const began = new Date()
  const check = () => {
    try {
      return typeErrorsIn(execFileSync(bin('tsc'), ['-b', '--pretty', 'false'], { cwd: place, encoding: 'utf8' }))
    } catch (error) {
      return typeErrorsIn(/** @type {{ stdout: string }} */ (error).stdout)
    }
  }
  expect(check()).toEqual([])
  fs.writeFileSync(source, "export const count: number = 'one'\n")
  // Saved after it was read, before the check was over.
  const meanwhile = new Date(began.getTime() + 1)
  fs.utimesSync(source, meanwhile, meanwhile)
  expect(check(), 'what the compiler makes of it by itself').toEqual([])
  ageBuilds([place], began)
  expect(check()).toEqual([expect.stringMatching(/^a\.ts\(1,14\): error TS2322/)])
})
