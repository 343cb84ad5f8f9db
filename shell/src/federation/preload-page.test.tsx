import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadPage } from './load-section'
import { acceptFiles } from './trusted-scripts'

/** Records imported facades, whose code these tests do not run. */
const { imported, fails } = vi.hoisted(() => ({ imported: new Set<string>(), fails: vi.fn() }))
vi.mock('@ementa/ui', () => ({ imported: imported.add('@ementa/ui') }))
vi.mock('@ementa/ui/forms', () => ({ imported: imported.add('@ementa/ui/forms') }))
vi.mock('@ementa/ui/overlays', () => {
  fails()
  throw new Error('Loading chunk overlays failed.')
})

const HOST = 'https://ahead.example/'
const entry = `${HOST}remoteEntry.js`
const container = {
  entry,
  type: 'global' as const,
  globalName: 'ahead',
  version: '1.0.0',
  pages: {
    '/': [`${HOST}feed.js`, `${HOST}feed.css`],
    '/p/:id': [`${HOST}post.js`],
    '/plain': [],
  },
  facades: { '/p/:id': ['@ementa/ui', '@ementa/ui/later', '@ementa/ui/forms'], '/plain': ['@ementa/ui/overlays'] },
}
const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]

beforeEach(() => {
  acceptFiles(`${HOST}mf-manifest.json`, { 'feed.js': 'YWJj' })
})
afterEach(() => {
  for (const hint of hints()) hint.remove()
  imported.clear()
  fails.mockClear()
})

test('the files of the page are requested with the container, as the requests that follow ask for them', () => {
  preloadPage(container, '/')
  const parts = hints().map(({ href, as, crossOrigin, integrity }) => [href, as, crossOrigin, integrity])
  expect(parts).toEqual([
    [entry, 'script', 'anonymous', ''],
    [`${HOST}feed.js`, 'script', 'anonymous', 'sha256-YWJj'],
    [`${HOST}feed.css`, 'style', 'anonymous', ''],
  ])
})

test('the parts of the shell that a page needs are loaded beside its files, one by one', async () => {
  preloadPage(container, '/p/1')
  expect(hints().map(({ href }) => href)).toEqual([entry, `${HOST}post.js`])
  await vi.waitFor(() => expect([...imported].sort()).toEqual(['@ementa/ui', '@ementa/ui/forms']))
  expect(fails).not.toHaveBeenCalled()
})
