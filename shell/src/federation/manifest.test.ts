import { CONTRACT, STORAGE } from '@ementa/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { readContainer } from './manifest'

const remote = { name: 'social', entry: 'https://social.example/mf-manifest.json', routes: ['/'], unsigned: true }
const manifest = (ementa: object) => ({
  name: 'social',
  metaData: { globalName: 'social', remoteEntry: { path: 'r/', name: 'remoteEntry.js' } },
  ementa,
})
const builtWith = {
  contract: CONTRACT,
  storage: STORAGE,
  surface: __SHELL_SURFACE__,
  needs: {},
  files: {},
  version: '1.0.0-1a2b3c4d',
}
function answer(response: Response) {
  vi.stubGlobal('location', { href: 'https://shell.example/' })
  vi.stubGlobal('fetch', async () => response)
}
afterEach(() => vi.unstubAllGlobals())

test('says where the container and the files of each page are', async () => {
  answer(
    Response.json(
      manifest({ ...builtWith, pages: { '/': ['static/feed.js'] }, facades: { '/': ['@ementa/ui/forms'] } }),
    ),
  )
  await expect(readContainer(remote)).resolves.toEqual({
    entry: 'https://social.example/r/remoteEntry.js',
    globalName: 'social',
    type: 'global',
    version: '1.0.0-1a2b3c4d',
    pages: { '/': ['https://social.example/static/feed.js'] },
    facades: { '/': ['@ementa/ui/forms'] },
  })
})

const late = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))

test.each([
  ['answer', () => late()],
  ['finish its answer', async () => ({ ok: true, json: late })],
])('tells a server that does not %s in time from one that is not there', async (_, fetch) => {
  vi.stubGlobal('location', { href: 'https://shell.example/' })
  vi.stubGlobal('fetch', fetch)
  await expect(readContainer(remote)).rejects.toMatchObject({ kind: 'timeout' })
})

test.each([
  ['of another shape', () => Response.json({ name: 'social', remoteEntry: '/r.js' }), 'contract', 'is no manifest'],
  ['that is a page', () => new Response('<!doctype html>'), 'unreachable', 'is no manifest'],
  ['that is gone', () => new Response('', { status: 404 }), 'unreachable', 'HTTP 404'],
])('refuses a manifest %s', async (_, response, kind, detail) => {
  answer(response())
  await expect(readContainer(remote)).rejects.toMatchObject({ kind, message: expect.stringContaining(detail) })
})

test('what does not fit says both versions, and that a build does not know its own', async () => {
  answer(Response.json(manifest({ ...builtWith, contract: 0 })))
  await expect(readContainer(remote)).rejects.toMatchObject({
    kind: 'contract',
    message: expect.stringContaining(
      `from ${remote.entry}: social@1.0.0-1a2b3c4d does not fit shell@${__SHELL_VERSION__}: it was built with contract 0`,
    ),
  })
  answer(Response.json(manifest({ ...builtWith, contract: 0, version: undefined })))
  await expect(readContainer(remote)).rejects.toThrow(`: social@? does not fit shell@${__SHELL_VERSION__}: `)
  answer(Response.json(manifest({ ...builtWith, version: undefined })))
  await expect(readContainer(remote)).resolves.toMatchObject({ version: '?', facades: {} })
})
