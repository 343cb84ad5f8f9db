/**
 * Ends everything that a command has started when the command ends. A tool starts processes of its own (`tsc` its
 * compiler, vitest its workers, Playwright its servers), and a signal to the tool alone leaves them running; so each tool
 * is started as the leader of a process group, and the group is signalled.
 */
import os from 'node:os'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess started with `detached: true` */

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** Time that a group may take to end by itself. */
const PATIENCE_MS = 5000
const LOOK_EVERY_MS = 500

/** @type {Set<ChildProcess>} */
const running = new Set()
let isStopping = false
/** @type {NodeJS.Timeout | undefined} */
let watch

/** Ends a process with everything it started. @param {ChildProcess} child @param {NodeJS.Signals} [signal] */
export function stopGroup({ pid }, signal = 'SIGTERM') {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}

/** Returns whether this command is being stopped: then the end of a child says nothing about its work. */
export const isBeingStopped = () => isStopping

/** Stops the child with this process, from now until its end. @param {ChildProcess} child */
export function stopWithThisProcess(child) {
  if (running.size === 0) {
    process.on('exit', stopAll)
    for (const signal of SIGNALS) process.on(signal, stopOn)
    watch = stopWithShellOfNpm()
  }
  running.add(child)
  child.once('close', () => {
    running.delete(child)
    if (running.size > 0 || isStopping) return
    process.off('exit', stopAll)
    for (const signal of SIGNALS) process.off(signal, stopOn)
    clearInterval(watch)
  })
}

/** npm hands a signal to the shell in which it runs a command, and the shell ends without handing it on. */
function stopWithShellOfNpm() {
  if (!process.env.npm_lifecycle_event) return undefined
  const shell = process.ppid
  return setInterval(() => process.ppid !== shell && stopOn('SIGTERM'), LOOK_EVERY_MS).unref()
}

function stopAll() {
  for (const child of running) stopGroup(child)
}

/** @param {NodeJS.Signals} signal */
async function stopOn(signal) {
  if (isStopping) return
  isStopping = true
  // The signal is that of Ctrl-C: tools clean up after it and not after others.
  for (const child of running) stopGroup(child, 'SIGINT')
  const deadline = Date.now() + PATIENCE_MS
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const child of running) stopGroup(child, 'SIGKILL')
  process.exit(process.exitCode ?? 128 + os.constants.signals[signal])
}
