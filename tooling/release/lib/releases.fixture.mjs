/** Builds and folders for the tests of releases. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export const social = { name: 'social', folder: 'mfe-social' }

/** A temporary folder: `dir` for builds, `to` as the release folder. */
export function releasePlace() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-release-'))
  const to = path.join(dir, 'host')
  return {
    dir,
    to,
    empty: () => fs.rmSync(to, { recursive: true, force: true }),
    remove: () => fs.rmSync(dir, { recursive: true }),
  }
}

/**
 * A build whose files are of that edition: container and chunk for a remote, page and chunk for the shell.
 * @param {string} dir
 * @param {string} edition
 * @param {string} [name] federation name
 */
export function buildOf(dir, edition, name = 'social') {
  const dist = path.join(dir, `dist-${name}-${edition}`)
  fs.mkdirSync(path.join(dist, 'static'), { recursive: true })
  const chunk = `static/page.${edition.repeat(8)}.js`
  fs.writeFileSync(path.join(dist, chunk), `page ${edition}`)
  fs.writeFileSync(path.join(dist, 'index.html'), `alone ${edition}`)
  if (name === 'shell') {
    fs.writeFileSync(path.join(dist, 'remotes.json'), '{"remotes":[]}')
    fs.writeFileSync(path.join(dist, 'sw.js'), `worker ${edition}`)
    fs.writeFileSync(path.join(dist, 'index.html'), `<link rel="manifest" href="/m.json">${edition}`)
    return dist
  }
  const container = `remoteEntry.${edition.repeat(8)}.js`
  fs.writeFileSync(path.join(dist, container), `container ${edition}`)
  const metaData = { remoteEntry: { name: container, path: '' } }
  fs.writeFileSync(
    path.join(dist, 'mf-manifest.json'),
    JSON.stringify({ name, metaData, exposes: [{ assets: { js: { sync: [chunk] } } }] }),
  )
  return dist
}

/** Returns the content of the container that a page would load, which the manifest names. @param {string} to */
export function inUse(to) {
  const { metaData } = JSON.parse(fs.readFileSync(path.join(to, 'mf-manifest.json'), 'utf8'))
  return fs.readFileSync(path.join(to, metaData.remoteEntry.path, metaData.remoteEntry.name), 'utf8')
}
