import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missingFrom, needsOf } from '../../remote-kit/lib/surface.mjs'
import { facadeVersions, raiseVersions } from './facade-versions.mjs'
import { remotes, root } from './packages.mjs'
import { exportsOf, facadeSurfaces, readProvided, shellOf } from './surface.mjs'

/** @type {string} */
let base
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-surface-'))
})
afterEach(() => fs.rmSync(base, { recursive: true, force: true }))

/** @param {Record<string, string>} files */
function write(files) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(base, name)), { recursive: true })
    fs.writeFileSync(path.join(base, name), text)
  }
}

describe('what a remote needs', () => {
  test('names imports of facades, members of the services, calls and the installed React, tests left out', () => {
    write({
      'mfe-x/src/page.tsx': `import { Button, type ButtonProps } from '@ementa/ui'
        import { useServices } from '@ementa/ui'
        import local from './local'
        export function Page() {
          const { api, toast } = useServices()
          return api.posts.create({ body: toast.success('x') })
        }`,
      'mfe-x/package.json': '{}',
      'mfe-x/node_modules/react/package.json': '{ "version": "18.3.1" }',
      'mfe-x/src/page.test.tsx': "import { Unused } from '@ementa/ui'",
    })
    expect(needsOf(path.join(base, 'mfe-x'), shellOf())).toEqual({
      '@ementa/ui@1': ['Button', 'useServices'],
      calls: ['posts.create'],
      'react@18': [],
      services: ['api', 'toast'],
    })
  })
})

test('this shell provides what each of these remotes needs [PLT-014]', () => {
  const surface = readProvided()
  for (const { folder, dir } of remotes()) expect(missingFrom(needsOf(dir, shellOf()), surface), folder).toEqual([])
})

test('each widget of the contracts is exposed by its remote', () => {
  const source = fs.readFileSync(path.join(root, 'shared-contracts/src/widgets.ts'), 'utf8')
  const ids = [...source.matchAll(/^ {2}'(\S+)\/(\S+)': /gm)].map(([, remote = '', name]) => [remote, `./${name}`])
  expect(ids.length).toBeGreaterThanOrEqual(2)
  for (const [remote, exposed] of ids) {
    const { exposes } = JSON.parse(fs.readFileSync(path.join(root, `mfe-${remote}/remote.json`), 'utf8'))
    expect(Object.keys(exposes)).toContain(exposed)
  }
})

test('what only the owner of a page may call is no part of it', () => {
  const names = Object.values(readProvided()).flat()
  for (const name of exportsOf('shared-ui/src/host.ts')) expect(names, name).not.toContain(name)
})

describe('the version of a facade', () => {
  test('follows its public surface', () => {
    expect(raiseVersions(facadeVersions(), facadeSurfaces()), 'Please run: npm run generate').toEqual(facadeVersions())
  })
})
