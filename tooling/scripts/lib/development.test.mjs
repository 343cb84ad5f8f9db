import http from 'node:http'
import { expect, test } from 'vitest'
import { deployedEntries, typeErrorsIn } from './development.mjs'

const RUN = (/** @type {string[]} */ ...lines) =>
  [
    `10:00:00 - Starting compilation in watch mode...`,
    ...lines,
    `10:00:01 - Found ${lines.length} errors. Watching.`,
  ].join('\n')
const ERROR = "mfe-social/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'."

test('reads the errors of the last run of the type check', () => {
  expect(typeErrorsIn(RUN(ERROR))).toEqual([ERROR])
  expect(
    typeErrorsIn(`${RUN(ERROR)}\n10:00:05 - File change detected. Starting incremental compilation...`),
  ).toBeUndefined()
  expect(typeErrorsIn(`${RUN(ERROR)}\n10:00:05 - File change detected. …\n10:00:06 - Found 0 errors.`)).toEqual([])
})

test('takes the other remotes from a deployed set, and says what is missing there', async () => {
  const server = http.createServer((_, res) =>
    res.end(JSON.stringify({ remotes: [{ name: 'account', entry: '/apps/account/mf-manifest.json' }] })),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const set = `http://127.0.0.1:${port}/remotes.json`
  expect(await deployedEntries(set, [{ name: 'account' }])).toEqual({
    account: `http://127.0.0.1:${port}/apps/account/mf-manifest.json`,
  })
  await expect(deployedEntries(set, [{ name: 'social' }])).rejects.toThrow('has no remote "social"')
  await new Promise((resolve) => server.close(resolve))
  await expect(deployedEntries(set, [])).rejects.toThrow(`Failed to read the deployed set at ${set}`)
})
