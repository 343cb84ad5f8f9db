import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Document } from './document'
import { memoryStorage, SafeStorage } from './storage'

const schema = v.array(v.string())
const KEY = 'ementa-words'

function words(storage = memoryStorage()) {
  const safe = new SafeStorage(storage)
  return { storage, safe, document: new Document(safe, KEY, schema, () => ['nenhuma']) }
}

test('is what it says without a value where nothing is stored', () => {
  const { document, storage } = words()
  expect(document.get()).toEqual(['nenhuma'])
  expect(storage.length).toBe(0)
})

test('is what was set, also for who opens it later', () => {
  const { document, storage } = words()
  document.set(['prazo'])
  expect(document.get()).toEqual(['prazo'])
  expect(storage.getItem(KEY)).toBe('["prazo"]')
  expect(words(storage).document.get()).toEqual(['prazo'])
})

test('follows what another tab stores, and what it takes away', () => {
  const { document, storage } = words()
  document.set(['prazo'])
  storage.setItem(KEY, '["multa"]')
  expect(document.get()).toEqual(['multa'])
  storage.removeItem(KEY)
  expect(document.get()).toEqual(['nenhuma'])
})

test('is one object as long as nothing is stored anew', () => {
  const { document, storage } = words()
  document.set(['prazo'])
  expect(document.get()).toBe(document.get())
  storage.setItem(KEY, '["multa"]')
  expect(document.get()).toBe(document.get())
})

test('what is unreadable is set aside once', () => {
  const { document, storage, safe } = words()
  storage.setItem(KEY, '{"prazo"')
  expect([document.get(), document.get()]).toEqual([['nenhuma'], ['nenhuma']])
  expect(storage.getItem(`${KEY}.corrupt`)).toBe('{"prazo"')
  expect(safe.problems).toEqual([{ kind: 'corrupt', key: KEY }])
})

test('what finds no room is not kept', () => {
  const { document, storage } = words(memoryStorage(40))
  document.set(['prazo'])
  document.set(['x'.repeat(60)])
  expect([document.get(), storage.getItem(KEY)]).toEqual([['prazo'], '["prazo"]'])
})

test('cleared it is as before, stored or not', () => {
  const { document, storage } = words(memoryStorage(40))
  document.set(['prazo'])
  document.clear()
  expect([document.get(), storage.getItem(KEY)]).toEqual([['nenhuma'], null])
  document.set(['x'.repeat(60)])
  document.clear()
  expect(document.get()).toEqual(['nenhuma'])
  storage.setItem(KEY, '["de lá"]')
  expect(document.get()).toEqual(['de lá'])
})
