import fs from 'node:fs'
import path from 'node:path'
import { choose, distOf } from '../../../tooling/lib/packages.mjs'
import { localKey } from '../../../tooling/release/lib/keys.mjs'
import { liveSet } from '../../../tooling/release/lib/live-set.mjs'
import { publish } from '../../../tooling/release/lib/publishing.mjs'
import { smoke } from '../../../tooling/release/lib/smoke.mjs'
import { expect, test } from '../../fixtures/test'

type Package = ReturnType<typeof choose>[number]

test('a release is put in use only if a browser can open it beside what is live', async ({ baseURL }, info) => {
  expect(baseURL, 'the builds are there').toBeTruthy()
  const place = info.outputPath('live')
  const [shell, account] = choose(['shell', 'account'])
  if (!shell || !account) throw new Error('no shell or no account')
  const key = localKey(account.name)
  const release = (one: Package, to: string, dist: string, isOpened = true) =>
    publish({
      ...one,
      to,
      dist,
      packageVersion: '1.0.0',
      key,
      commit: 'journey',
      check: async (moment, version) =>
        isOpened && moment === 'candidate' ? smoke({ one, to, version, set: liveSet(place), key }) : null,
    })
  await release(shell, path.join(place, 'shell'), distOf(shell), false)

  await test.step('one that runs', async () => {
    const to = path.join(place, 'account')
    const { changed } = await release(account, to, distOf(account))
    expect(changed).toBe(true)
    expect(fs.existsSync(path.join(to, 'mf-manifest.json'))).toBe(true)
  })
  await test.step('one whose code fails: it says where and with which card, and no page loads it', async () => {
    const dist = info.outputPath('broken')
    fs.cpSync(distOf(account), dist, { recursive: true })
    const remoteChunk = fs
      .readdirSync(path.join(dist, 'static'))
      .find((name) => /expose_remote\.[0-9a-f]{8}\.js$/.test(name))
    fs.writeFileSync(path.join(dist, 'static', remoteChunk ?? ''), 'throw new Error(1)')
    const to = path.join(place, 'broken')
    await expect(release(account, to, dist)).rejects.toThrow(
      /was not put in use: \/profile shows a card with EM-\d+\.$/,
    )
    expect(fs.existsSync(path.join(to, 'mf-manifest.json'))).toBe(false)
  })
})
