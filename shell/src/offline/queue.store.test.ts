import { STORAGE_KEYS } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { queueAction } from '@ementa/testing/records'
import { expect, test, vi } from 'vitest'
import { createQueueStore } from './queue'

const KEY = STORAGE_KEYS.queue
const action = queueAction()
const record = (actions: unknown[]) => JSON.stringify({ version: 1, actions })

/** Creates a store on a storage that can become full or unreadable. */
function store(text?: string) {
  const storage = memoryStorage(text === undefined ? {} : { [KEY]: text })
  const disk = { isFull: false, isGone: false }
  const onProblem = vi.fn()
  const queue = createQueueStore(
    {
      ...storage,
      getItem(key) {
        if (disk.isGone) throw new Error('gone')
        return storage.getItem(key)
      },
      setItem(key, value) {
        if (disk.isFull) throw new Error('full')
        storage.setItem(key, value)
      },
    },
    onProblem,
  )
  return { queue, storage, disk, onProblem }
}

test('an action that cannot be read is set aside with its record, the others stay', () => {
  const { queue, storage, onProblem } = store(record([{ id: 1 }, action]))
  expect(queue.read()).toEqual([action])
  expect(storage.getItem(`${KEY}.corrupt`)).toBe(record([{ id: 1 }, action]))
  expect(storage.getItem(KEY)).toBe(record([action]))
  expect(onProblem).toHaveBeenCalledExactlyOnceWith({ kind: 'corrupt', key: KEY })
})

test('what the disk refuses is kept in memory until the disk takes it again', () => {
  const { queue, storage, disk, onProblem } = store()
  disk.isFull = true
  queue.change(() => [action])
  expect(onProblem).toHaveBeenCalledExactlyOnceWith({ kind: 'full', key: KEY })
  expect(queue.read()).toEqual([action])
  disk.isFull = false
  queue.change((actions) => [...actions, { ...action, id: 'b' }])
  expect(queue.read().map(({ id }) => id)).toEqual(['a', 'b'])
  storage.setItem(KEY, record([action]))
  expect(queue.read(), 'another tab counts again').toEqual([action])
})

test('an empty queue leaves no record, a disk that cannot be read an empty queue', () => {
  const { queue, storage, disk } = store(record([action]))
  queue.change(() => [])
  expect(storage.getItem(KEY)).toBeNull()
  disk.isGone = true
  expect(queue.read()).toEqual([])
})
