// This import comes first: it checks Node before anything else is evaluated.
import './preflight.mjs'

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/packages.mjs'
import { run } from './run.mjs'

const lock = path.join(root, 'package-lock.json')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.ementa-lock')

/** npm writes this file last, so it is the sign of a complete installation. */
const npmRecord = path.join(modules, '.package-lock.json')

const lockHash = () => createHash('sha256').update(fs.readFileSync(lock)).digest('hex')

const isStamped = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash()

function isInstalled() {
  if (!fs.existsSync(npmRecord)) return false
  if (isStamped()) return true
  // Someone ran npm themselves: it has read the lock file as it is now.
  return fs.statSync(npmRecord).mtimeMs >= fs.statSync(lock).mtimeMs
}

/** Installs the dependencies when they are missing or the lock file has changed since. Needs nothing but Node itself. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing dependencies (npm ci) …')
    const { code } = await run('npm', ['ci', '--no-audit', '--no-fund'], { show: true })
    if (code !== 0) {
      console.error('Failed to install the dependencies: npm ended with an error. Please read its message above.')
      process.exit(1)
    }
  }
  if (!isStamped()) fs.writeFileSync(stamp, lockHash())
}
