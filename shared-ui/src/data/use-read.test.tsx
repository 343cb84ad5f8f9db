import type { Services } from '@ementa/contracts'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { proxy } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { ServicesProvider } from '../services/context'
import { memoryStorage } from '../services/memory-storage'
import { DataProvider } from './data-provider'
import { prefetch } from './prefetch'
import { pagedQuery, type ReadKey } from './query'
import { createResponseCache, type ResponseCache } from './response-cache'
import { usePagedRead } from './use-paged-read'
import { useRead } from './use-read'
import { createWrites } from './writes'

const offline = proxy({ online: true, syncing: false, pending: [] })
const services = { offline: { state: offline } } as unknown as Services
const caches: ResponseCache[] = []
const writes = createWrites()

function newCache(storage = memoryStorage()) {
  const cache = createResponseCache({ storage })
  caches.push(cache)
  return cache
}

const wrap = (cache: ResponseCache, children: ReactNode) => (
  <ServicesProvider services={services}>
    <DataProvider cache={cache} writes={writes} retryBase={1}>
      {children}
    </DataProvider>
  </ServicesProvider>
)

afterEach(() => {
  for (const cache of caches.splice(0)) cache.dispose()
  offline.online = true
  vi.useRealTimers()
})

function Reader({ call, readKey = ['post', 'p1'] }: { call: () => Promise<string>; readKey?: ReadKey }) {
  const read = useRead({ key: readKey, call })
  return (
    <>
      <output>{read.isLoading ? 'carregando' : (read.data ?? `erro: ${String(read.error)}`)}</output>
      {read.isSlow && <p>demorando</p>}
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
  const cache = newCache()
  let answer: () => Promise<string> = async () => 'v1'
  const call = () => answer()
  const first = render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  first.unmount()
  const savedAt = Date.now()
  offline.online = false
  answer = () => Promise.reject(Object.assign(new Error('Offline'), { code: 'OFFLINE' }))
  const later = savedAt + 3_600_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  render(wrap(cache, <Reader call={call} />))
  await shown('v1')
  expect(screen.getByText(/salvo em \d+/).textContent).toMatch(new RegExp(`^salvo em ${String(savedAt).slice(0, 9)}`))
  answer = async () => 'v2'
  await act(async () => {
    offline.online = true
  })
  await shown('v2')
})

test('says that it takes long after 8 s [EXP-34]', async () => {
  vi.useFakeTimers()
  render(wrap(newCache(), <Reader call={() => new Promise(() => undefined)} />))
  await act(() => vi.advanceTimersByTimeAsync(7999))
  expect(screen.queryByText('demorando')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('demorando')).toBeDefined()
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

function List({ call }: { call: (cursor: string | null) => Promise<Page> }) {
  const list = usePagedRead({
    ...pagedQuery('feed', (_api, cursor) => call(cursor), {
      items: (page) => page.posts,
      next: (page) => page.nextCursor,
    })(),
  })
  return (
    <>
      <output>{list.items.map(({ id }) => id).join(' ')}</output>
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

test('a page that was asked for before a renewal is not put behind it', async () => {
  const { state, call } = backend(6)
  render(wrap(newCache(), <List call={call} />))
  await shown('p0 p1')
  let arrive = () => {}
  call.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { posts: [{ id: 'alt' }], nextCursor: null }
  })
  await press('mais')
  state.total = 1
  await press('atualizar')
  await shown('p0')
  await act(async () => arrive())
  expect(screen.getByRole('status').textContent).toBe('p0')
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

test('takes the answer that was asked for before it was rendered, and asks by itself after that', async () => {
  const cache = newCache()
  const call = vi.fn(async () => `resposta ${call.mock.calls.length}`)
  const api = {} as Services['api']
  prefetch({ api, cache, retryBase: 1 }, [{ key: ['post', 'ahead'], call }])
  expect(call).toHaveBeenCalledTimes(1)
  render(wrap(cache, <Reader call={call} readKey={['post', 'ahead']} />))
  await shown('resposta 1')
  expect(call).toHaveBeenCalledTimes(1)
  await act(async () => screen.getByRole('button', { name: 'atualizar' }).click())
  await shown('resposta 2')
  // What is fresh needs no call, so an answer would wait for a read that does not come.
  prefetch({ api, cache, retryBase: 1 }, [{ key: ['post', 'ahead'], call }])
  expect(call).toHaveBeenCalledTimes(2)
})

test('an answer that was there before the view replaces what an earlier visit stored', async () => {
  const storage = memoryStorage()
  const earlier = newCache(storage)
  const readKey: ReadKey = ['feed', 'ahead']
  const view = render(wrap(earlier, <Reader call={async () => 'de ontem'} readKey={readKey} />))
  await shown('de ontem')
  view.unmount()
  earlier.flush()
  const cache = newCache(storage)
  const call = vi.fn(async () => 'de hoje')
  const later = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await act(async () => prefetch({ api: {} as Services['api'], cache, retryBase: 1 }, [{ key: readKey, call }]))
  render(wrap(cache, <Reader call={call} readKey={readKey} />))
  await shown('de hoje')
  expect(call).toHaveBeenCalledTimes(1)
})

test('what is left while it is read for the next person is found by the next write', async () => {
  const cache = newCache()
  const answers: ((text: string) => void)[] = []
  const call = vi.fn(() => new Promise<string>((resolve) => void answers.push(resolve)))
  const view = render(wrap(cache, <Reader call={call} />))
  await act(async () => answers[0]?.('de quem saiu'))
  await shown('de quem saiu')
  cache.clear()
  await act(async () => writes.announce('all'))
  view.rerender(wrap(cache, null))
  await act(async () => answers[1]?.('antes da escrita'))
  await act(async () => writes.announce(['post']))
  view.rerender(wrap(cache, <Reader call={call} />))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3))
  await act(async () => answers[2]?.('depois da escrita'))
  await shown('depois da escrita')
})
