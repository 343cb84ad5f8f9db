import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Time in ms after which a second process that took over the same leftover file would be seen. */
const SETTLING = 50

/** Says in one sentence that the folder is in use; its message is for people. */
export class FolderInUseError extends Error {}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process is there, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Takes a folder for this process: two processes on one folder of PGlite would destroy each other's data without a word.
 * @returns the function that gives the folder back
 * @throws {FolderInUseError}
 */
export async function lockFolder(folder: string): Promise<() => void> {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'ementa.lock')
  const mine = `${process.pid} ${crypto.randomUUID()}`
  const holder = () => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  const refuse = (pid: number) => {
    throw new FolderInUseError(
      `Failed to open ${folder}: the process ${pid} uses it. Please stop that one, or name another folder with EMENTA_DATA.`,
    )
  }
  const before = Number.parseInt(holder(), 10)
  // A container gives its first process the same number again, so a file with our own is a leftover.
  if (before && before !== process.pid && isRunning(before)) refuse(before)
  fs.rmSync(file, { force: true })
  try {
    fs.writeFileSync(file, mine, { flag: 'wx' })
  } catch {
    refuse(Number.parseInt(holder(), 10))
  }
  await wait(SETTLING)
  if (holder() !== mine) refuse(Number.parseInt(holder(), 10))
  return () => {
    if (holder() === mine) fs.rmSync(file, { force: true })
  }
}
