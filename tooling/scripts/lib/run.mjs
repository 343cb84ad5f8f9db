import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../../lib/packages.mjs'
import { isBeingStopped, stopGroup, stopWithThisProcess } from './stop-processes.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when the process was killed
 * @property {string} output everything it wrote
 * @property {number} ms
 */

/** @param {string} tool */
export const bin = (tool) => path.join(root, 'node_modules', '.bin', tool)

/**
 * Runs a command to its end and never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, prefix?: string, show?: boolean }} [options] `prefix` shows its lines behind that name, `show` passes them through
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  return start(command, args, options).done
}

/**
 * Starts a command that keeps running. It is stopped with this process, and with everything that it has started itself.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, prefix?: string, show?: boolean }} [options]
 */
export function start(command, args, { cwd = root, env = {}, prefix, show = false } = {}) {
  const began = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  stopWithThisProcess(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (/** @type {string} */ text) => {
      output += text
      if (prefix) process.stdout.write(text.replace(/^(?=.)/gm, `[${prefix}] `))
      else if (show) process.stdout.write(text)
    })
  }
  /** @type {Promise<Outcome>} */
  const done = new Promise((resolve) => {
    const end = (/** @type {number | null} */ code) => {
      if (!isBeingStopped()) resolve({ code: code ?? 1, output, ms: performance.now() - began })
    }
    child.once('error', (error) => {
      output += `Failed to start ${command}: ${error.message}\n`
      end(1)
    })
    child.once('close', end)
  })
  return { child, done, stop: () => stopGroup(child) }
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
