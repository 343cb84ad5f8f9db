import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packages, root } from '../../lib/packages.mjs'
import { removeRemote, writeRemote } from './new-remote.mjs'

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-new-'))
afterAll(() => fs.rmSync(place, { recursive: true }))

/** Files of a checkout that the command reads. */
const COPIED = [
  ...['package.json', 'tsconfig.json', 'docker-compose.yml', 'docker-compose.dist.yml'],
  ...packages().map(({ folder }) => `${folder}/package.json`),
  ...packages().flatMap(({ folder }) => (folder === 'shell' ? [] : [`${folder}/remote.json`])),
]
for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(place, name), { recursive: true })
/** The files of the checkout with their content. */
const contents = () =>
  fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(place, file), fs.readFileSync(file, 'utf8')])
const filesThere = () => fs.readdirSync(place, { recursive: true }).length

test.each([
  ['Contratos', '"Contratos" cannot be a name.'],
  ['a--b', '"a--b" cannot be a name.'],
  ['../social', '"../social" cannot be a name.'],
  ['shell', 'shell is the name of the host. Please choose another name.'],
  ['social', 'mfe-social is there already.'],
  ['search', '/search belongs to social. Please choose another name.'],
])('a remote cannot be named %s: one sentence, and nothing is written', (name, sentence) => {
  const before = filesThere()
  expect(() => writeRemote({ root: place, name, title: 'Título' })).toThrow(sentence)
  expect(filesThere()).toBe(before)
})

test('a remote that is taken out leaves nothing behind', () => {
  const before = contents()
  writeRemote({ root: place, name: 'precatorios', title: 'Precatórios' })
  expect(contents().length).toBeGreaterThan(before.length)
  expect(removeRemote({ root: place, name: 'precatorios' })).toContain('mfe-precatorios')
  expect(contents()).toEqual(before)
  expect(() => removeRemote({ root: place, name: 'precatorios' })).toThrow('There is no remote mfe-precatorios.')
})
