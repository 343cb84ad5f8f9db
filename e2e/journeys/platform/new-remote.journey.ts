import fs from 'node:fs'
import path from 'node:path'
import { packages, root } from '../../../tooling/lib/packages.mjs'
import { copyOfProject } from '../../../tooling/scripts/lib/project-copy.mjs'
import { run, start } from '../../../tooling/scripts/lib/run.mjs'
import { outageBase } from '../../fixtures/ports'
import { expect, test } from '../../fixtures/test'

test('a fifth remote, made with one command, opens in the unchanged shell [PLT-022] [PLT-021]', async ({
  app,
  page,
}, info) => {
  test.setTimeout(180_000)
  const place = copyOfProject()
  // The registry of the copy has the keys with which this checkout's builds are signed.
  fs.cpSync(path.join(root, '.keys'), path.join(place, '.keys'), { recursive: true })
  const node = (...args: string[]) => run(process.execPath, args, { cwd: place })

  await test.step('Given a checkout in which the command was run', async () => {
    const made = await node('tooling/scripts/new.mjs', 'remote', 'contratos', '--title', 'Modelos de contrato')
    expect(made.output).toContain('mfe-contratos/remote.json')
    const compose = fs.readFileSync(path.join(place, 'docker-compose.yml'), 'utf8')
    expect(compose).toContain('EMENTA_CONTRATOS_PORT:-3005}:80')
    expect(compose).toContain('contratos=http://')
    expect(fs.readFileSync(path.join(place, 'docker/remotes.json'), 'utf8')).toContain('"@contratos@/mf-manifest.json"')
    expect((await node('tooling/scripts/new.mjs', 'remote', 'contratos')).output).toBe(
      'mfe-contratos is there already.\n',
    )
  })
  await test.step('When only the new remote is built', async () => {
    const built = await node('tooling/scripts/build.mjs', 'mfe-contratos')
    expect(built.code, built.output).toBe(0)
    for (const { folder, dir } of packages()) fs.symlinkSync(path.join(dir, 'dist'), path.join(place, folder, 'dist'))
  })
  // Six ports are needed, which differ from those of other journeys.
  const base = outageBase(info.parallelIndex) + 50
  const { stop, done } = start(process.execPath, ['tooling/scripts/serve.mjs', '--port-base', String(base)], {
    cwd: place,
  })
  try {
    await test.step('Then the shell that was there before shows its page', async () => {
      await expect
        .poll(() =>
          fetch(`http://localhost:${base + 5}/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true)
      await app.open(`http://localhost:${base}/contratos`)
      await expect(page.getByRole('heading', { level: 1, name: 'Modelos de contrato' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })
  } finally {
    // Requests that are still pending are no errors of the page.
    await page.goto('about:blank')
    stop()
    await done
  }
})
