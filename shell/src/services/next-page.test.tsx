import { type RemoteModule, TIMING } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { lazyPage } from '@ementa/ui/router'
import { afterEach, expect, test, vi } from 'vitest'
import * as sections from '../federation/load-section'
import { createPageLoader } from './next-page'

const REMOTE: RemoteEntry = { name: 'social', entry: 'http://localhost:3001/mf-manifest.json', routes: ['/p/:id', '/'] }
const PATH = '/p/post-001'

afterEach(() => {
  vi.useRealTimers()
})

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

test('one that fails is left to its section', async () => {
  const { prepare } = pages()
  vi.spyOn(sections, 'loadedSection').mockReturnValue(undefined)
  vi.spyOn(sections, 'beginSection').mockRejectedValue(new Error('gone'))
  await expect(prepare(PATH)).resolves.toBeUndefined()
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

test('a path that nobody owns is rendered at once', async () => {
  const { prepare } = pages()
  expect(prepare('/nada')).toBeUndefined()
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
