import { OfflineError, type Resource, type Services, STORAGE_KEYS } from '@ementa/contracts'
import { VALID_FOR_HEADER } from '@ementa/contracts/client'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { proxy } from 'valtio'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createInFlight, createWrites } from '../calls/middleware'
import { ServicesContext } from '../services/context'
import { DataProvider, useRefresh } from './data-provider'
import { type AnyRequest, pagedQuery, type ReadKey } from './query'
import { createResponseCache, type ResponseCache } from './response-cache'
import { usePagedRead } from './use-paged-read'
import { isReadNeeded, prefetch, useRead } from './use-read'

const offline = proxy({ online: true, syncing: false, pending: [] })
const services = { offline: { state: offline } } as unknown as Services
const caches: ResponseCache[] = []
const writes = createWrites(createInFlight())

function newCache(storage = memoryStorage()) {
  const cache = createResponseCache({ storage })
  caches.push(cache)
  return cache
}

const wrap = (cache: ResponseCache, children: ReactNode) => (
  <ServicesContext value={services}>
    <DataProvider cache={cache} writes={writes} retryBase={1}>
      {children}
    </DataProvider>
  </ServicesContext>
)

afterEach(() => {
  for (const cache of caches.splice(0)) cache.dispose()
  offline.online = true
  vi.useRealTimers()
})

interface ReaderProps {
  call: () => Promise<string>
  readKey?: ReadKey
  keepPrevious?: boolean
}

function Reader({ call, readKey = ['post', 'p1'], keepPrevious = false }: ReaderProps) {
  const read = useRead({ key: readKey, call, keepPrevious })
  return (
    <>
      <output>{read.isLoading ? 'carregando' : (read.data ?? `erro: ${String(read.error)}`)}</output>
      {read.isOffline && <p>salvo em {read.savedAt}</p>}
      <button type="button" onClick={() => void read.refresh()}>
        atualizar
      </button>
      <button type="button" onClick={() => read.update((text) => `${text}!`)}>
        mudar
      </button>
      <button type="button" onClick={() => writes.announce(['post'])}>
        invalidar
      </button>
    </>
  )
}

const shown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('an answer that the backend says to change by itself is read again then, and not kept longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const storage = memoryStorage()
  const cache = newCache(storage)
  let version = 1
  const answer = (ms: number) => async () => new Response(null, { headers: { [VALID_FOR_HEADER]: String(ms) } })
  const call = vi.fn(async () => {
    await cache.validity.middleware(answer(30_000))(new Request('http://backend/feed'))
    return `v${version}`
  })
  const view = render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  version = 2
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(call).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await shown('v2')
  view.unmount()
  cache.flush()

  // A reload after the next such moment: the stored answer does not count as fresh.
  version = 3
  await vi.advanceTimersByTimeAsync(31_000)
  render(wrap(newCache(storage), <Reader call={call} />))
  await shown('v3')
})

test('a fresh answer is shown again without a call, a stale one is shown and read again', async () => {
  const cache = newCache()
  let version = 1
  const call = vi.fn(async () => `v${version}`)
  const first = render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  first.unmount()
  version = 2
  const second = render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  expect(call).toHaveBeenCalledTimes(1)
  second.unmount()
  const later = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  render(wrap(cache, <Reader call={call} />))
  expect(screen.getByRole('status').textContent).toBe('v1')
  await shown('v2')
})

test('refresh asks again at once; a write makes the named reads stale', async () => {
  let version = 1
  const call = vi.fn(async () => `v${version++}`)
  render(wrap(newCache(), <Reader call={call} />))
  await shown('v1')
  await press('atualizar')
  await shown('v2')
  await press('mudar')
  await shown('v2!')
  await press('invalidar')
  await shown('v3')
})

test('a domain error shows at once and a retry clears it', async () => {
  const failures = [Object.assign(new Error('Post not found'), { code: 'POST_NOT_FOUND' })]
  const call = vi.fn(async () => {
    const next = failures.pop()
    if (next) throw next
    return 'v1'
  })
  render(wrap(newCache(), <Reader call={call} />))
  await shown('erro: Error: Post not found')
  expect(call).toHaveBeenCalledOnce()
  await press('atualizar')
  await shown('v1')
})

test('offline shows what is cached and its time, and reads again when the connection is back', async () => {
  const savedAt = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(savedAt)
  const cache = newCache()
  let answer: () => Promise<string> = async () => 'v1'
  const call = () => answer()
  const first = render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  first.unmount()
  offline.online = false
  answer = () => Promise.reject(Object.assign(new Error('Offline'), { code: 'OFFLINE' }))
  clock.mockReturnValue(savedAt + 3_600_000)
  render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  expect(screen.getByText(`salvo em ${savedAt}`)).toBeInTheDocument()
  answer = async () => 'v2'
  await act(async () => {
    offline.online = true
  })
  await shown('v2')
})

test('a write makes a read stale that is not on screen, after a restart too', async () => {
  const storage = memoryStorage()
  const cache = newCache(storage)
  let version = 1
  const call = vi.fn(async () => `v${version}`)
  const first = render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  first.unmount()
  version = 2
  const other = render(wrap(cache, <Reader call={async () => 'outra'} readKey={['tags']} />))
  await shown('outra')
  await press('invalidar')
  other.unmount()
  cache.flush()
  render(wrap(newCache(storage), <Reader call={call} />))
  expect(screen.getByRole('status').textContent).toBe('v1')
  await shown('v2')
})

interface Page {
  posts: { id: string }[]
  nextCursor: string | null
}

const listQuery = (call: (cursor: string | null) => Promise<Page>) =>
  pagedQuery('feed', (_api, cursor, _name: string) => call(cursor), {
    items: (page) => page.posts,
    next: (page) => page.nextCursor,
  })

function List({ call, name = 'all' }: { call: (cursor: string | null) => Promise<Page>; name?: string | null }) {
  const list = usePagedRead(name === null ? null : listQuery(call)(name))
  return (
    <>
      <output>{list.items.map(({ id }) => id).join(' ')}</output>
      {list.isLoading && <p>carregando</p>}
      {list.hasData && <p>com dados</p>}
      {list.isEnd && <p>fim</p>}
      {list.moreError !== undefined && <p>falhou</p>}
      {list.isLoadingMore && <p>carregando mais</p>}
      {list.isRefreshing && <p>atualizando</p>}
      {list.error !== undefined && <p>erro: {String(list.error)}</p>}
      <button
        type="button"
        onClick={() =>
          list.updateItems(
            (item) => (item.id === 'p1' ? null : { id: `${item.id}!` }),
            (page, posts) => ({ ...page, posts }),
          )
        }
      >
        mudar
      </button>
      <button type="button" onClick={() => void list.loadMore()}>
        mais
      </button>
      <button type="button" onClick={() => void list.refresh()}>
        atualizar
      </button>
    </>
  )
}

/** Two posts a page, `total` in all; cursors are offsets. */
function backend(total: number) {
  const state = { total, failing: undefined as Error | undefined }
  const call = vi.fn(async (cursor: string | null): Promise<Page> => {
    if (state.failing) throw state.failing
    const from = Number(cursor ?? 0)
    const posts = Array.from({ length: Math.min(2, state.total - from) }, (_, index) => ({ id: `p${from + index}` }))
    return { posts, nextCursor: from + 2 < state.total ? String(from + 2) : null }
  })
  return { state, call }
}

test('loads page after page up to the end, each once', async () => {
  const { call } = backend(5)
  render(wrap(newCache(), <List call={call} />))
  await shown('p0 p1')
  act(() => {
    screen.getByRole('button', { name: 'mais' }).click()
    screen.getByRole('button', { name: 'mais' }).click()
  })
  await shown('p0 p1 p2 p3')
  await press('mais')
  await shown('p0 p1 p2 p3 p4')
  expect(screen.getByText('fim')).toBeDefined()
  await press('mais')
  expect(call).toHaveBeenCalledTimes(3)
})

test('comes back with all its pages and no call; refresh begins with the first page', async () => {
  const cache = newCache()
  const { call } = backend(5)
  const first = render(wrap(cache, <List call={call} />))
  await shown('p0 p1')
  await press('mais')
  await shown('p0 p1 p2 p3')
  first.unmount()
  render(wrap(cache, <List call={call} />))
  expect(screen.getByRole('status').textContent).toBe('p0 p1 p2 p3')
  expect(call).toHaveBeenCalledTimes(2)
  await press('atualizar')
  await shown('p0 p1')
})

test('a failed next page keeps the list and can be tried again', async () => {
  const { state, call } = backend(4)
  render(wrap(newCache(), <List call={call} />))
  await shown('p0 p1')
  state.failing = Object.assign(new Error('Offline'), { code: 'OFFLINE' })
  await press('mais')
  await waitFor(() => expect(screen.getByText('falhou')).toBeDefined())
  expect(screen.getByRole('status').textContent).toBe('p0 p1')
  expect(screen.queryByText('carregando mais')).toBeNull()
  state.failing = undefined
  await press('mais')
  await shown('p0 p1 p2 p3')
})

test('says while more is on its way, and that a renewal failed without losing the list', async () => {
  const { state, call } = backend(6)
  render(wrap(newCache(), <List call={call} />))
  await shown('p0 p1')
  let arrive = () => {}
  const answer = call.getMockImplementation()
  call.mockImplementationOnce(async (cursor) => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return answer ? answer(cursor) : { posts: [], nextCursor: null }
  })
  await press('mais')
  expect(screen.getByText('carregando mais')).toBeDefined()
  await act(async () => arrive())
  await shown('p0 p1 p2 p3')
  expect(screen.queryByText('carregando mais')).toBeNull()

  state.failing = Object.assign(new Error('Offline'), { code: 'OFFLINE' })
  await press('atualizar')
  await waitFor(() => expect(screen.getByText(/^erro: /)).toBeDefined())
  expect(screen.queryByText('atualizando')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('p0 p1 p2 p3')
  state.failing = undefined
  await press('atualizar')
  await shown('p0 p1')
  expect(screen.queryByText(/^erro: /)).toBeNull()
})

test('a write reads all loaded pages again, and an item that slid onto the next page is there once', async () => {
  const cache = newCache()
  const { state, call } = backend(6)
  render(wrap(cache, <List call={call} />))
  await shown('p0 p1')
  await press('mais')
  await shown('p0 p1 p2 p3')
  call.mockClear()
  state.total = 3
  act(() => writes.announce(['feed']))
  await shown('p0 p1 p2')
  expect(call.mock.calls).toEqual([[null], ['2']])
  expect(screen.getByText('fim')).toBeDefined()
  call.mockImplementation(async (cursor) => ({ posts: [{ id: 'p0' }, { id: cursor ?? 'p1' }], nextCursor: '2' }))
  act(() => writes.announce(['feed']))
  await shown('p0 p1 2')
})

test('items are changed and removed without a call, in the list and in what it came in', async () => {
  const { call } = backend(4)
  render(wrap(newCache(), <List call={call} />))
  await shown('p0 p1')
  await press('mudar')
  await shown('p0!')
  expect(call).toHaveBeenCalledTimes(1)
  await press('mais')
  await shown('p0! p2 p3')
})

const networkError = () => Object.assign(new Error('down'), { code: 'MOCK_NETWORK_ERROR' })

function Waiting({ isKnown, call }: { isKnown: boolean; call: () => Promise<string> }) {
  const read = useRead(isKnown ? { key: ['post', 'later'], call } : null)
  return (
    <>
      <output>{String(read.data)}</output>
      {read.isLoading && <p>carregando</p>}
      <button type="button" onClick={() => void read.refresh()}>
        atualizar
      </button>
      <button type="button" onClick={() => read.update((text) => `${text}!`)}>
        mudar
      </button>
    </>
  )
}

test('what was read a moment before the cache was cleared is read again by the next view', async () => {
  const cache = newCache()
  let person = 'Ana'
  const view = (isShown: boolean) => wrap(cache, isShown && <Reader call={async () => `de ${person}`} />)
  const { rerender } = render(view(true))
  await shown('de Ana')
  rerender(view(false))
  cache.clear()
  person = 'Renata'
  rerender(view(true))
  await shown('de Renata')
})

test('what was read for another key stays while this one is read, and not after it failed', async () => {
  let fail = (_: Error): void => undefined
  const failing = () =>
    new Promise<string>((_, reject) => {
      fail = reject
    })
  const cache = newCache()
  const view = (id: string, call: () => Promise<string>) =>
    wrap(cache, <Reader call={call} readKey={['post', id]} keepPrevious />)
  const { rerender } = render(view('p1', async () => 'primeira'))
  await shown('primeira')
  rerender(view('p2', failing))
  await shown('primeira')
  await act(async () => fail(new OfflineError()))
  await shown('erro: OfflineError: Offline: the call was not sent')
})

test('nothing is read, refreshed or changed while it is not known what to read', async () => {
  const call = vi.fn(async () => 'v1')
  const cache = newCache()
  const { rerender } = render(wrap(cache, <Waiting isKnown={false} call={call} />))
  await press('atualizar')
  await press('mudar')
  await act(async () => {
    offline.online = false
  })
  await act(async () => {
    offline.online = true
  })
  expect(screen.getByRole('status')).toHaveTextContent('undefined')
  expect(screen.queryByText('carregando')).toBeNull()
  expect(call).not.toHaveBeenCalled()
  expect(cache.pages()).toEqual([])
  rerender(wrap(cache, <Waiting isKnown call={call} />))
  await shown('v1')
})

test('a page without items ends a list, whatever cursor it has', async () => {
  const call = vi.fn(async (cursor: string | null) => ({ posts: cursor ? [] : [{ id: 'p0' }], nextCursor: 'mais' }))
  render(wrap(newCache(), <List call={call} />))
  await shown('p0')
  expect(screen.queryByText('fim')).toBeNull()
  await press('mais')
  expect(screen.getByText('fim')).toBeInTheDocument()
  await press('mais')
  expect(call).toHaveBeenCalledTimes(2)
})

test('the network that fails once is asked again, for the first page, the next one and a renewal', async () => {
  const { call } = backend(5)
  call.mockRejectedValueOnce(networkError())
  render(wrap(newCache(), <List call={call} />))
  await shown('p0 p1')
  call.mockRejectedValueOnce(networkError())
  await press('mais')
  await shown('p0 p1 p2 p3')
  call.mockRejectedValueOnce(networkError())
  await press('atualizar')
  await shown('p0 p1')
  expect(call.mock.calls.map(([cursor]) => cursor)).toEqual([null, null, '2', '2', null, null])
  expect(screen.queryByText(/^erro: |falhou/)).toBeNull()
})

describe('of two lists that follow each other', () => {
  const never = () => new Promise<never>(() => undefined)
  const refused = () => Promise.reject(new Error('não'))

  async function open() {
    const { call } = backend(6)
    const cache = newCache()
    const { rerender } = render(wrap(cache, <List call={call} name="a" />))
    await shown('p0 p1')
    const follow = async () => {
      rerender(wrap(cache, <List call={call} name="b" />))
      await shown('p0 p1')
    }
    return { call, follow }
  }

  test.each([
    ['loads its next page', 'mais', never, 'carregando mais'],
    ['could not load its next page', 'mais', refused, 'falhou'],
    ['is renewed', 'atualizar', never, 'atualizando'],
    ['could not be renewed', 'atualizar', refused, 'erro: Error: não'],
  ])('that the first %s is not said of the second', async (_, button, answer, text) => {
    const { call, follow } = await open()
    call.mockImplementationOnce(answer)
    await press(button)
    expect(await screen.findByText(text)).toBeInTheDocument()
    await follow()
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('when the connection comes back', () => {
  const reconnect = async () => {
    await act(async () => {
      offline.online = false
      window.dispatchEvent(new Event('offline'))
    })
    await act(async () => {
      offline.online = true
      window.dispatchEvent(new Event('online'))
    })
  }

  test('what is fresh is not read again, nor when the window is looked at again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const call = vi.fn(async () => 'v1')
    render(wrap(newCache(), <Reader call={call} />))
    await shown('v1')
    await act(async () => vi.advanceTimersByTime(6_000))
    await reconnect()
    window.dispatchEvent(new Event('focus'))
    await act(async () => vi.advanceTimersByTime(100))
    expect(call).toHaveBeenCalledTimes(1)
  })

  test('what could not be renewed is, however fresh it was', async () => {
    const call = vi.fn(async () => `v${call.mock.calls.length}`)
    render(wrap(newCache(), <Reader call={call} />))
    await shown('v1')
    call.mockRejectedValueOnce(new Error('não'))
    await press('atualizar')
    expect(call).toHaveBeenCalledTimes(2)
    await reconnect()
    await shown('v3')
  })
})

describe('what is asked for ahead', () => {
  const api = {} as Services['api']
  const ahead = (cache: ResponseCache, request: AnyRequest) =>
    act(async () => prefetch({ api, cache, retryBase: 1 }, [request]))

  test('is the first page of a list', async () => {
    const cache = newCache()
    const { call } = backend(5)
    await ahead(cache, listQuery(call)('all'))
    expect(call.mock.calls).toEqual([[null]])
    render(wrap(cache, <List call={call} />))
    await shown('p0 p1')
    await press('mais')
    await shown('p0 p1 p2 p3')
    expect(call).toHaveBeenCalledTimes(2)
  })
})

function Refreshing({ call }: { call: (name: string) => Promise<string> }) {
  const post = useRead({ key: ['post', 'p1'], call: () => call('post') })
  const tags = useRead({ key: ['tags'], call: () => call('tags') })
  const refresh = useRefresh()
  return (
    <>
      <output>{`${post.data} ${tags.data} ${post.error ? 'falhou' : ''}`}</output>
      <button type="button" onClick={() => void refresh({ queryName: 'post' })}>
        atualizar publicação
      </button>
      <button type="button" onClick={() => void refresh({ queryName: 'post' }, { queryName: 'tags' })}>
        atualizar tudo
      </button>
    </>
  )
}

test('what changed elsewhere is read again by the name of its query, and a failure is shown where the data is', async () => {
  let version = 1
  const call = vi.fn(async (name: string) => `${name}${version}`)
  render(wrap(newCache(), <Refreshing call={call} />))
  await shown('post1 tags1 ')
  version = 2
  await press('atualizar publicação')
  await shown('post2 tags1 ')
  version = 3
  await press('atualizar tudo')
  await shown('post3 tags3 ')
  call.mockRejectedValueOnce(new Error('não'))
  await press('atualizar publicação')
  await shown('post3 tags3 falhou')
})

test('a write has those reads alone made again that show what it changed', async () => {
  const keys: ReadKey[] = [['drafts'], ['moderationQueue.item', 'p1'], ['feed', 'all']]
  const call = vi.fn(async (name: string) => name)
  const readers = keys.map((readKey) => <Reader key={readKey[0]} readKey={readKey} call={() => call(readKey[0])} />)
  render(wrap(newCache(), readers))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(keys.map(([name]) => name)),
  )
  const readAfter = async (resources: Resource[] | 'all') => {
    call.mockClear()
    await act(async () => writes.announce(resources))
    return call.mock.calls.map(([name]) => name)
  }
  expect(await readAfter(['drafts'])).toEqual(['drafts'])
  expect(await readAfter(['moderationQueue', 'drafts'])).toEqual(['drafts', 'moderationQueue.item'])
  expect(await readAfter([])).toEqual([])
  expect(await readAfter('all')).toEqual(['drafts', 'moderationQueue.item', 'feed'])
})

test('a window that is closed keeps what waits to be written, and one that left the page follows no write', async () => {
  // With fake timers the pending write has not happened before the window is closed.
  vi.useFakeTimers()
  const storage = memoryStorage()
  const cache = newCache(storage)
  const call = vi.fn(async () => 'v1')
  const view = render(wrap(cache, <Reader call={call} />))
  await act(async () => undefined)
  expect(screen.getByRole('status')).toHaveTextContent('v1')
  const kept = () => storage.getItem(STORAGE_KEYS.cache)
  expect(kept()).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('v1')
  view.unmount()
  storage.removeItem(STORAGE_KEYS.cache)
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
  writes.announce(['post'])
  expect(isReadNeeded(cache, { key: ['post', 'p1'] })).toBe(false)
})
