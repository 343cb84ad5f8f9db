import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TRY_EVERY_MS = 100
/** A lock of another machine whose process cannot be asked for is left behind after this long. */
const STALE_AFTER_MS = 10 * 60_000

/**
 * Runs the work while no other process works on the folder. Waits for the other one, at most `patience` ms.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T> | T} work
 * @param {{ patience?: number, onWait?: (holder: string) => void }} [options] `onWait`: called once, if another one is there
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, { patience = 60_000, onWait } = {}) {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, '.release-lock')
  const giveUpAt = Date.now() + patience
  let hasWaited = false
  while (!acquire(file)) {
    if (Date.now() > giveUpAt) throw new Error(`Failed to lock ${folder}: ${holderOf(file)} is working on it.`)
    if (!hasWaited) onWait?.(holderOf(file))
    hasWaited = true
    await wait(TRY_EVERY_MS)
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

/** @param {string} file @returns {boolean} whether the lock is ours now */
function acquire(file) {
  try {
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, host: os.hostname(), at: Date.now() }), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const stale = staleLock(file)
    return stale !== undefined && takeAway(file, stale) && acquire(file)
  }
}

/**
 * Returns whether this process took that stale lock away. Only one may: another that saw the same one would remove the
 * lock which the first has made since. The claim is swept with what else a command leaves behind.
 * @param {string} file
 * @param {string} stale
 */
function takeAway(file, stale) {
  try {
    fs.writeFileSync(`${file}.${stale}.partial`, '', { flag: 'wx' })
  } catch {
    return false
  }
  fs.rmSync(file, { force: true })
  return true
}

/** Names the lock that lies there if its process is gone. @param {string} file @returns {string | undefined} */
function staleLock(file) {
  const holder = read(file)
  return isStale(file, holder) ? `${holder?.pid ?? 'cut-off'}-${holder?.at ?? 0}` : undefined
}

/** @param {string} file @param {ReturnType<typeof read>} holder */
function isStale(file, holder) {
  if (!holder) return fs.existsSync(file) && Date.now() - fs.statSync(file).mtimeMs > 1000
  if (holder.host !== os.hostname()) return Date.now() - holder.at > STALE_AFTER_MS
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** @param {string} file @returns {{ pid: number, host: string, at: number } | undefined} undefined: gone, or cut off by a kill */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} file */
function holderOf(file) {
  const holder = read(file)
  return holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
}
