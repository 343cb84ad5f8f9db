import type { Services } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { act, render, screen, waitFor } from '@testing-library/react'
import { proxy } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { createInFlight, createWrites } from '../calls/middleware'
import { ServicesContext } from '../services/context'
import { type CacheEdits, useCacheEdits } from './cache-edits'
import { DataProvider } from './data-provider'
import { type Entries, entryName } from './query'
import { createResponseCache, type ResponseCache } from './response-cache'
import { useRead } from './use-read'

const services = { offline: { state: proxy({ online: true, syncing: false, pending: [] }) } } as unknown as Services
const writes = createWrites(createInFlight())
/** Reads texts under the key of posts. */
const textQuery: Entries<string, [id: string]> = { queryName: 'post' }

let cache: ResponseCache
let edits: CacheEdits

afterEach(() => {
  cache.dispose()
})

/** Answers of the backend that the test gives one call after the other. */
function answers() {
  const waiting: ((text: string) => void)[] = []
  const call = vi.fn(() => new Promise<string>((resolve) => waiting.push(resolve)))
  const answer = async (text: string) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => waiting.shift()?.(text))
  }
  return { call, answer }
}

function Writes() {
  edits = useCacheEdits()
  return null
}

function Reader({ id, call }: { id: string; call: () => Promise<string> }) {
  const { data, update, refresh } = useRead({ key: ['post', id], call })
  return (
    <>
      <output>{data ?? 'carregando'}</output>
      <button type="button" onClick={() => update((text) => `${text}!`)}>
        mudar
      </button>
      <button type="button" onClick={() => void refresh()}>
        atualizar
      </button>
    </>
  )
}

function show(id: string | null, call: () => Promise<string>) {
  return (
    <ServicesContext value={services}>
      <DataProvider cache={cache} writes={writes} retryBase={1}>
        <Writes />
        {id && <Reader id={id} call={call} />}
      </DataProvider>
    </ServicesContext>
  )
}

const shown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('a change while the first answer is on its way does not discard that answer', async () => {
  cache = createResponseCache({ storage: memoryStorage() })
  const { call, answer } = answers()
  render(show('p1', call))
  act(() => {
    edits.change(textQuery, (text) => `${text} mudado`)
    screen.getByRole('button', { name: 'mudar' }).click()
  })
  await answer('um')
  await shown('um')
  expect(call).toHaveBeenCalledTimes(1)
})

test('what is forgotten is read again when it is next shown, also a moment after it was read', async () => {
  cache = createResponseCache({ storage: memoryStorage() })
  const { call, answer } = answers()
  const view = render(show('p1', call))
  await answer('um')
  await shown('um')
  view.rerender(show('p2', call))
  await answer('outro')
  await shown('outro')
  act(() => edits.forget(textQuery, ([id]) => id === 'p1'))
  view.rerender(show('p1', call))
  await answer('um, de novo')
  await shown('um, de novo')
})

test('a change while the entry is read again discards the answer on its way, and one that changes nothing does not', async () => {
  cache = createResponseCache({ storage: memoryStorage() })
  const { call, answer } = answers()
  render(show('p1', call))
  await answer('um')
  await shown('um')
  act(() => screen.getByRole('button', { name: 'atualizar' }).click())
  act(() => edits.change(textQuery, (text) => text))
  expect(call).toHaveBeenCalledTimes(2)
  act(() => edits.change(textQuery, (text) => `${text}!`))
  await shown('um!')
  expect(call).toHaveBeenCalledTimes(3)
  await answer('de antes')
  expect(screen.getByRole('status')).toHaveTextContent('um!')
  await answer('de depois')
  await shown('de depois')
})

test('a change concerns the entries of its query, each with the input that names it', async () => {
  cache = createResponseCache({ storage: memoryStorage() })
  render(show(null, async () => ''))
  const names = [
    ['post', 'p1'],
    ['post', 'p2'],
    ['post.other', 'p1'],
    ['post', 'p3'],
  ].map(entryName)
  for (const [index, data] of ['um', 'dois', 'outra', undefined].entries()) cache.set(names[index] ?? '', { data })
  const seen: unknown[] = []
  act(() =>
    edits.change(textQuery, (text, [id]) => {
      seen.push([text, id])
      return id === 'p2' ? 'mudado' : text
    }),
  )
  expect(seen).toEqual([
    ['um', 'p1'],
    ['dois', 'p2'],
  ])
  expect(names.map((name) => cache.get(name)?.data)).toEqual(['um', 'mudado', 'outra', undefined])
})
