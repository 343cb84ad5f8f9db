import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './lock.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-lock-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

test('whoever comes second waits until the first has ended, and is told once for whom', async () => {
  /** @type {string[]} */
  const done = []
  /** @type {() => void} */
  let end = () => undefined
  const first = withLock(folder, () => new Promise((resolve) => (end = () => resolve(done.push('first')))))
  const onWait = vi.fn()
  const second = withLock(folder, () => done.push('second'), { onWait })
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(`process ${process.pid} on ${os.hostname()}`))
  expect(done).toEqual([])
  end()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
  expect(onWait).toHaveBeenCalledTimes(1)
  expect(fs.readdirSync(folder)).toEqual([])
})

test('whoever has waited long enough is told who holds it, and does nothing', async () => {
  fs.writeFileSync(
    path.join(folder, '.release-lock'),
    JSON.stringify({ pid: process.pid, host: os.hostname(), at: Date.now() }),
  )
  const work = vi.fn()
  await expect(withLock(folder, work, { patience: 0 })).rejects.toThrow(
    `Failed to lock ${folder}: process ${process.pid} on ${os.hostname()} is working on it.`,
  )
  expect(work).not.toHaveBeenCalled()
})
