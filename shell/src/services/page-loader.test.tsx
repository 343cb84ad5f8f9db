import { type RemoteModule, TIMING } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { createTestWorld } from '@ementa/testing'
import { postQuery } from '@ementa/ui/data'
import { lazyPage } from '@ementa/ui/router'
import { afterEach, expect, test, vi } from 'vitest'
import * as sections from '../federation/load-section'
import { createPageLoader, prepareFirstPage } from './page-loader'

afterEach(() => {
  vi.useRealTimers()
})

async function firstPage({ load = async () => ({ default: () => <p>Página</p> }) } = {}) {
  history.replaceState(null, '', '/p/post-001?aba=1#fim')
  const world = await createTestWorld()
  const firstReads = vi.fn(() => [postQuery('post-001')])
  const Page = lazyPage(load, firstReads, ['social/post-card'])
  const section = { routes: [{ path: 'p/:id', element: <Page /> }] } as unknown as RemoteModule
  world.calls.length = 0
  return { ...world, firstReads, section }
}

test('the page of the address is loaded and what it reads first is asked for', async () => {
  const { services, section, firstReads, calls } = await firstPage()
  expect(await prepareFirstPage(services, Promise.resolve(section))).toBe(true)
  expect(firstReads).toHaveBeenCalledExactlyOnceWith({ pathname: '/p/post-001', search: '?aba=1', hash: '#fim' })
  await vi.waitFor(() => expect(calls).toEqual([{ name: 'posts.get', input: { id: 'post-001' } }]))
})

test('a page that fails is left to the frame', async () => {
  const { services, section } = await firstPage({ load: () => Promise.reject(new Error('Loading chunk 7 failed.')) })
  expect(await prepareFirstPage(services, Promise.resolve(section))).toBe(false)
  expect(await prepareFirstPage(services, Promise.reject(new Error('gone')))).toBe(false)
})

test('a late one is waited for no longer, and asks for nothing twice', async () => {
  const { services, section, firstReads } = await firstPage()
  vi.useFakeTimers()
  let arrive = (_section: RemoteModule) => {}
  const prepared = vi.fn()
  const late = new Promise<RemoteModule>((resolve) => {
    arrive = resolve
  })
  void prepareFirstPage(services, late).then(prepared)
  await vi.advanceTimersByTimeAsync(TIMING.firstPage - 1)
  expect(prepared).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(prepared).toHaveBeenCalledExactlyOnceWith(false)
  arrive(section)
  await vi.advanceTimersByTimeAsync(100)
  expect(firstReads).not.toHaveBeenCalled()
})

const REMOTE: RemoteEntry = { name: 'social', entry: 'http://localhost:3001/mf-manifest.json', routes: ['/p/:id', '/'] }
const PATH = '/p/post-001'

function pages() {
  const Page = lazyPage(async () => ({ default: () => <p>Página</p> }))
  const module = {
    routes: [
      { path: 'p/:id', element: <Page /> },
      { path: '/', element: <p>Feed</p> },
    ],
  } as unknown as RemoteModule
  return { Page, module, prepare: createPageLoader([REMOTE]) }
}

test('a remote that is not there is loaded with its page', async () => {
  const { prepare, module, Page } = pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(undefined)
  const begin = vi.spyOn(sections, 'beginSection').mockResolvedValue(module)
  await prepare(PATH)
  expect(begin).toHaveBeenCalledExactlyOnceWith(REMOTE)
  expect(Page.isLoaded()).toBe(true)
})

test('of a remote that is there only a page that is not', async () => {
  const { prepare, module, Page } = pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(module)
  const begin = vi.spyOn(sections, 'beginSection')
  expect(prepare('/')).toBeUndefined()
  expect(Page.isLoaded()).toBe(false)
  await prepare(PATH)
  expect(Page.isLoaded()).toBe(true)
  expect(prepare(PATH)).toBeUndefined()
  expect(begin).not.toHaveBeenCalled()
})

test('a slow one gets its outline', async () => {
  const { prepare } = pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(undefined)
  vi.spyOn(sections, 'beginSection').mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers()
  const prepared = vi.fn()
  void prepare(PATH)?.then(prepared)
  await vi.advanceTimersByTimeAsync(TIMING.nextPage - 1)
  expect(prepared).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(prepared).toHaveBeenCalledOnce()
})
