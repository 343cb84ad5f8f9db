import { beforeEach, expect, test } from 'vitest'
import { loadedRemotes } from '../registry/registry'
import { beginSection, loadedSection, loadSection, loadWidget, takeSection } from './load-section'
import { answers, askedParts, fetched, globalNames, hints, openPage, remoteModule, serve } from './test/hosts'

const manifests = () => fetched.mock.calls.map(([address]) => address)

beforeEach(openPage)

test('the container that the manifest names is registered, its page requested beside it, and its remote module is there', async () => {
  history.replaceState(null, '', '/p/1')
  const { remote, script } = serve('registered')
  expect(loadedSection(remote)).toBeUndefined()
  expect(await loadSection(remote)).toBe(remoteModule)
  expect(loadedSection(remote)).toBe(remoteModule)
  expect(askedParts).toEqual([`${script} ./remote`])
  expect(globalNames).toEqual(['the_registered'])
  expect(hints().map(({ href }) => href)).toEqual([script, 'https://registered.example/static/p.js'])
  expect(loadedRemotes.get('registered')).toEqual({
    version: '1.0.0-registered',
    base: 'https://registered.example/r/',
  })
})

test('a part is asked for once, by whoever wants it, and all parts come from one container', async () => {
  const card = { default: () => null }
  const { remote, script } = serve('shared', {
    './remote': () => ({ default: remoteModule }),
    './post-card': () => card,
  })
  expect(await Promise.all([loadSection(remote), loadSection(remote)])).toEqual([remoteModule, remoteModule])
  expect(await loadSection(remote)).toBe(remoteModule)
  expect(await loadWidget(remote, 'post-card')).toBe(card)
  expect(await loadWidget(remote, 'post-card')).toBe(card)
  expect(askedParts).toEqual([`${script} ./remote`, `${script} ./post-card`])
  expect(manifests()).toEqual([remote.entry])
  expect(hints()).toHaveLength(1)
})

test('a part that is not what it should be is refused, and asked for again by the next try', async () => {
  let module: unknown
  const { remote, script } = serve('incomplete', { './remote': () => module, './post-card': () => module })
  const broken = { kind: 'broken', remote: 'incomplete', entry: remote.entry }
  for (module of [undefined, {}, { default: { pages: [] } }])
    await expect(loadSection(remote)).rejects.toMatchObject(broken)
  module = {}
  const message = expect.stringContaining('./post-card')
  await expect(loadWidget(remote, 'post-card')).rejects.toMatchObject({ ...broken, message })
  expect(loadedSection(remote)).toBeUndefined()
  module = { default: remoteModule }
  expect(await loadSection(remote)).toBe(remoteModule)
  expect(askedParts.slice(-3)).toEqual([`${script} ./remote`, `${script} ./post-card`, `${script} ./remote`])
  expect(manifests(), 'the container was good').toEqual([remote.entry])
})

test('a failure is forgotten: the next try asks the host again', async () => {
  const { remote } = serve('back')
  const answer = answers.get(remote.entry)
  answers.clear()
  await expect(loadSection(remote)).rejects.toMatchObject({ kind: 'unreachable' })
  if (answer) answers.set(remote.entry, answer)
  expect(await loadSection(remote)).toBe(remoteModule)
  expect(manifests()).toEqual([remote.entry, remote.entry])
})

test('a remote that is switched off is not asked for', async () => {
  const { remote } = serve('off', undefined, { enabled: false })
  await expect(loadSection(remote)).rejects.toMatchObject({
    kind: 'disabled',
    remote: 'off',
    message: `Failed to load the remote "off" from ${remote.entry}: the registry switched it off`,
  })
  expect(fetched).not.toHaveBeenCalled()
  const { remote: on } = serve('on', undefined, { enabled: true })
  expect(await loadSection(on)).toBe(remoteModule)
})

test('what was begun is joined by the section that takes it', async () => {
  const { remote } = serve('begun')
  const begun = beginSection(remote)
  expect(await Promise.all([takeSection(remote), begun])).toEqual([remoteModule, remoteModule])
  expect(loadedSection(remote)).toBe(remoteModule)
  expect(await takeSection(remote)).toBe(remoteModule)
  expect(askedParts).toHaveLength(1)
})
