import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './packages.mjs'

const run = promisify(execFile)

/** @type {string} */
let folder
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(root, 'shared-contracts/.cache-ninth-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/**
 * A copy of the contracts' sources with changed files.
 * @param {string} name
 * @param {Record<string, [find: string, replace: string]>} changes by file
 */
function copy(name, changes) {
  const target = path.join(folder, name)
  fs.cpSync(path.join(root, 'shared-contracts/src'), target, {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  })
  for (const [file, [find, replace]] of Object.entries(changes)) {
    const source = fs.readFileSync(path.join(target, file), 'utf8')
    expect(source, file).toContain(find)
    fs.writeFileSync(
      path.join(target, file),
      source.replace(find, () => replace),
    )
  }
  return target
}

const SUBSCRIBED = '  subscribed: list,\n'
const UNLIKE = "  unlike: call('/posts/unlike').input(byIdSchema).output(doneSchema),\n"
const LIKED = "  like: adds('liked', 'id', 'Curtir publicação'),\n"
/* Names that the product will not use. */
const SCHEMA_ENTRY = { 'entities/memberships.ts': [SUBSCRIBED, `${SUBSCRIBED}  ninth: list,\n`] }
const CONTRACT = {
  'calls/posts.ts': [
    UNLIKE,
    `${UNLIKE}  setNinth: call('/posts/setNinth').input(byIdSchema).output(doneSchema),
  endNinth: call('/posts/endNinth').input(byIdSchema).output(doneSchema),\n`,
  ],
}
const TWO_LINES = {
  'calls/posts.meta.ts': [
    LIKED,
    `${LIKED}  setNinth: adds('ninth', 'id', 'Pôr'),
  endNinth: removes('ninth', 'id', 'Tirar'),\n`,
  ],
}

test('a ninth membership is one schema entry and two lines of the table; without those it does not compile', {
  timeout: 120_000,
}, async () => {
  copy('without', /** @type {any} */ (SCHEMA_ENTRY))
  const complete = copy('complete', /** @type {any} */ ({ ...SCHEMA_ENTRY, ...CONTRACT, ...TWO_LINES }))
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        noEmit: true,
        emitDeclarationOnly: false,
        declaration: false,
        tsBuildInfoFile: null,
        types: [],
      },
      include: ['without', 'complete'],
    }),
  )
  const outcome = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]).then(
    () => '',
    (error) => error.stdout,
  )
  const errors = [...outcome.matchAll(/(\w+\/\S+\.ts)\(\d+,\d+\): error .*/g)].map(([line, file]) => ({ line, file }))
  expect(
    errors.map(({ file }) =>
      file
        .split('.cache-ninth-')
        .at(-1)
        ?.replace(/^\w+\//, ''),
    ),
  ).toEqual(['without/calls/table.ts'])
  expect(errors[0]?.line).toContain('"ninth"')

  const { membershipCall } = await import(path.join(complete, 'calls/table.ts'))
  const { byRelation, RELATIONS } = await import(path.join(complete, 'entities/memberships.ts'))
  expect(RELATIONS).toContain('ninth')
  expect(byRelation(() => 0)).toHaveProperty('ninth')
  expect(membershipCall('ninth', true)).toEqual({ name: 'posts.setNinth', field: 'id' })
  expect(membershipCall('ninth', false)).toEqual({ name: 'posts.endNinth', field: 'id' })
})
