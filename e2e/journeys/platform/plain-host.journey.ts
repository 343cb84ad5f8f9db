import { bundleForPage } from '../../fixtures/bundle'
import { expect, test } from '../../fixtures/test'

/** What the ecosystem's tools read of a manifest. */
interface Manifest {
  exposes: { name: string; assets: { js: { sync: string[] } } }[]
  shared: { name: string; singleton: boolean; assets: { js: { sync: string[] } } }[]
}

declare global {
  interface Window {
    plain: typeof import('../../fixtures/plain-host')
  }
}

test('a host with the plain federation runtime reads a manifest and loads what it exposes [PLT-013]', async ({
  page,
  baseURL,
}) => {
  const { remotes }: { remotes: { name: string; entry: string }[] } = await (
    await page.request.get(`${baseURL}/remotes.json`)
  ).json()
  const entry = remotes.find(({ name }) => name === 'social')?.entry ?? ''

  await test.step('its manifest is the standard one', async () => {
    const { exposes, shared }: Manifest = await (await page.request.get(entry)).json()
    expect(exposes.map(({ name }) => name)).toEqual(expect.arrayContaining(['remote', 'post-card', 'report-dialog']))
    for (const { name, assets } of exposes) expect(assets.js.sync.length, name).toBeGreaterThan(0)
    const names = shared.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', '@ementa/contracts', '@ementa/ui', '@ementa/ui/data']))
    for (const { name, singleton, assets } of shared) {
      expect(singleton, name).toBe(true)
      expect(assets.js.sync, `${name} brings no copy of its own`).toEqual([])
    }
  })

  // A document without a policy, from a real server: the browser keeps others from this machine.
  await page.goto(entry)
  await page.addScriptTag({ path: await bundleForPage('e2e/fixtures/plain-host.ts', 'plain') })
  const loaded = await page.evaluate(async (address) => {
    const host = window.plain.startHost(address)
    const [card, remote] = await Promise.all([
      host.loadRemote<{ default: unknown }>('social/post-card'),
      host.loadRemote<{ default: { routes: unknown[] } }>('social/remote'),
    ])
    const info = (globalThis as { __FEDERATION__?: { moduleInfo: object } }).__FEDERATION__?.moduleInfo ?? {}
    return [
      Boolean(card?.default),
      (remote?.default.routes.length ?? 0) > 0,
      JSON.stringify(info).includes('post-card'),
    ]
  }, entry)
  // The last one is what the browser tools of the federation show.
  expect(loaded).toEqual([true, true, true])
})
