import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../lib/packages.mjs'

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 })

/**
 * A copy of the checkout in a temporary folder, to break or to build otherwise. It is removed when the process ends.
 * `node_modules` are hard links: what is installed is never written to.
 * @returns {string} the folder
 */
export function copyOfProject() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-copy-'))
  process.once('exit', () => fs.rmSync(place, { recursive: true, force: true }))
  copyWorkingFiles(place)
  linkModules(place)
  return place
}

/** The working copy as it is, committed or not. @param {string} place */
function copyWorkingFiles(place) {
  const listed = git('ls-files', '-coz', '--exclude-standard').toString()
  for (const name of new Set(listed.split('\0').filter(Boolean))) {
    const from = path.join(root, name)
    if (!fs.existsSync(from)) continue
    fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    fs.copyFileSync(from, path.join(place, name))
  }
}

/** @param {string} place */
function linkModules(place) {
  // A folder that holds nothing but modules belongs to no package any more.
  const packages = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(place, name)))
  const modules = ['node_modules', ...packages.map((name) => `${name}/node_modules`)].filter((name) =>
    fs.existsSync(path.join(root, name)),
  )
  for (const name of modules) {
    try {
      execFileSync('cp', ['-al', path.join(root, name), path.join(place, name)], { stdio: 'ignore' })
    } catch {
      // Hard links end at the border of a file system.
      fs.rmSync(path.join(place, name), { recursive: true, force: true })
      execFileSync('cp', ['-a', path.join(root, name), path.join(place, name)])
    }
  }
}
