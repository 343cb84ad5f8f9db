import http from 'node:http'
import { expect, test } from 'vitest'
import { deployedEntries } from './development.mjs'

test('takes the other remotes from a deployed set, with the keys they are signed with, and says what is missing there', async () => {
  const server = http.createServer((_, res) =>
    res.end(
      JSON.stringify({
        remotes: [
          {
            name: 'account',
            entry: '/apps/account/mf-manifest.json',
            versions: [{ entry: '/next/mf-manifest.json', share: 30 }],
            keys: ['GtFBVMki'],
            routes: ['/profile'],
          },
        ],
      }),
    ),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const set = `http://127.0.0.1:${port}/remotes.json`
  expect(await deployedEntries(set, [{ name: 'account' }])).toEqual({
    account: {
      name: 'account',
      entry: `http://127.0.0.1:${port}/apps/account/mf-manifest.json`,
      versions: [{ entry: `http://127.0.0.1:${port}/next/mf-manifest.json`, share: 30 }],
      keys: ['GtFBVMki'],
      routes: ['/profile'],
    },
  })
  await expect(deployedEntries(set, [{ name: 'social' }])).rejects.toThrow('has no remote "social"')
  await new Promise((resolve) => server.close(resolve))
  await expect(deployedEntries(set, [])).rejects.toThrow(`Failed to read the deployed set at ${set}`)
})
