/**
 * node tooling/run.mjs <command> [argument …]: what the scripts of every package.json go through. Checks Node, installs what
 * is missing, and runs a command of `tooling/scripts` or `tooling/release`, or else a tool of `node_modules/.bin`.
 */
// This import comes first: it checks Node, and needs nothing that is installed.

import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './scripts/lib/install.mjs'
import { bin } from './scripts/lib/run.mjs'
import { sentenceOf } from './scripts/lib/user-error.mjs'

const [node = '', , name = '', ...args] = process.argv
await ensureInstalled()
const command = ['scripts', 'release']
  .map((folder) => path.join(import.meta.dirname, folder, `${name}.mjs`))
  .find((file) => fs.existsSync(file))
if (command) {
  // The command sees the arguments as if it had been started by its path.
  process.argv = [node, command, ...args]
  try {
    await import(pathToFileURL(command).href)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exitCode = 1
  }
} else {
  const tool = spawn(bin(name), args, { stdio: 'inherit' })
  tool.once('error', (error) => {
    console.error(`Failed to run ${name}: ${error.message}`)
    process.exitCode = 1
  })
  tool.once('close', (code) => {
    process.exitCode ??= code ?? 1
  })
}
