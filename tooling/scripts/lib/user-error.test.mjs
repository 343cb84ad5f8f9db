import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expectFolder, readJson, readRegistry } from './folders.mjs'
import { sentenceOf } from './user-error.mjs'

/** @param {() => void} work */
function sentenceFrom(work) {
  try {
    work()
    return 'no refusal'
  } catch (error) {
    return sentenceOf(error)
  }
}
const file = path.join(os.tmpdir(), `ementa-refusal-${process.pid}`)

test.each([
  ['a full disk', () => fs.appendFileSync('/dev/full', 'x'), 'Failed to use a file: the disk is full (ENOSPC).'],
  [
    'a folder below a file',
    () => fs.mkdirSync(`${file}/a`, { recursive: true }),
    `Failed to use ${file}/a: a part of it is a file, not a folder (ENOTDIR).`,
  ],
  ['a file in place of a folder', () => expectFolder(file), `${file} is a file, not a folder.`],
  ['no folder', () => expectFolder('/nowhere'), 'There is no folder /nowhere.'],
  ['a registry that is none', () => readRegistry(file), `${file} cannot be read: it is no JSON.`],
  ['no registry', () => readRegistry('/nowhere.json'), 'There is no file /nowhere.json.'],
  ['a file of something else', () => readJson(file), `${file} cannot be read: it is no JSON.`],
])('%s is one sentence', (_, work, sentence) => {
  fs.writeFileSync(file, 'x')
  expect(sentenceFrom(work)).toBe(sentence)
  fs.rmSync(file)
})

test('each release command refuses what cannot be, in one line and at once', async () => {
  const nope = ['mfe-social', '--to', '/dev/null/nope']
  const commands = [
    ['release', '--no-build'],
    ['releases', '--prune'],
  ]
  const run = (/** @type {string[]} */ [name = '', ...more]) =>
    new Promise((resolve) =>
      execFile(
        process.execPath,
        [path.join(import.meta.dirname, '../../release', `${name}.mjs`), ...nope, ...more],
        { timeout: 60_000 },
        (error, _, stderr) =>
          resolve([error?.code, stderr.trim().split('\n').length, stderr.includes('/dev/null/nope')]),
      ),
    )
  expect(await Promise.all(commands.map(run))).toEqual(commands.map(() => [1, 1, true]))
})
