import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './lock-file'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-lock-'))
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

test('a folder that another process uses is refused until that one has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  fs.writeFileSync(path.join(folder, 'ementa.lock'), `${other.pid} somebody`)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill()
  await ended
  const unlock = await lockFolder(folder)
  unlock()
  expect(fs.readdirSync(folder)).toEqual([])
})
