import { type RemoteModule, TIMING } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { createTestWorld } from '@ementa/testing'
import { postQuery } from '@ementa/ui/queries'
import { lazyPage } from '@ementa/ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as sections from '../federation/load-section'
import { nextPages } from './next-page'

const REMOTE: RemoteEntry = { name: 'social', entry: 'http://localhost:3001/mf-manifest.json', routes: ['/p/:id', '/'] }
const PATH = '/p/post-001'

beforeEach(() => history.replaceState(null, '', PATH))
afterEach(() => {
  vi.useRealTimers()
})

async function pages() {
  const world = await createTestWorld()
  const Page = lazyPage(
    async () => ({ default: () => <p>Página</p> }),
    () => [postQuery('post-001')],
  )
  const module = {
    routes: [
      { path: 'p/:id', element: <Page /> },
      { path: '/', element: <p>Feed</p> },
    ],
  } as unknown as RemoteModule
  world.calls.length = 0
  return { ...world, Page, module, prepare: nextPages(world.services, [REMOTE]) }
}

test('a remote that is not there is loaded with its page, and what that reads is asked for', async () => {
  const { prepare, module, Page, calls } = await pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(undefined)
  const begin = vi.spyOn(sections, 'beginSection').mockResolvedValue(module)
  expect(await prepare(PATH)).toBe(true)
  expect(begin).toHaveBeenCalledExactlyOnceWith(REMOTE)
  expect(Page.isLoaded()).toBe(true)
  await vi.waitFor(() => expect(calls).toEqual([{ name: 'posts.get', input: { id: 'post-001' } }]))
})

test('of a remote that is there only a page that is not', async () => {
  const { prepare, module, Page } = await pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(module)
  const begin = vi.spyOn(sections, 'beginSection')
  expect(prepare('/')).toBeUndefined()
  expect(Page.isLoaded()).toBe(false)
  expect(await prepare(PATH)).toBe(true)
  expect(Page.isLoaded()).toBe(true)
  expect(prepare(PATH)).toBeUndefined()
  expect(begin).not.toHaveBeenCalled()
})

test('a path that nobody owns is rendered at once', async () => {
  const { prepare } = await pages()
  expect(prepare('/nada')).toBeUndefined()
})

test('a slow one gets its outline', async () => {
  const { prepare } = await pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(undefined)
  vi.spyOn(sections, 'beginSection').mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers()
  const prepared = vi.fn()
  void prepare(PATH)?.then(prepared)
  await vi.advanceTimersByTimeAsync(TIMING.nextPage - 1)
  expect(prepared).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(prepared).toHaveBeenCalledExactlyOnceWith(false)
})
