import { expect, test, vi } from 'vitest'
import { nextTask } from '../next-task'
import { createFirstData } from '../seed/first-data'
import { createCollections } from '../store/collections'
import { LawIndex } from './law-index'

test('texts are read in pieces, and other work gets its turn between them', async () => {
  const db = createCollections()
  db.posts.load(createFirstData(new Date('2026-03-10T14:20:00.000Z')).posts)
  const now = vi.spyOn(performance, 'now')
  let at = 0
  now.mockImplementation(() => {
    at += 5
    return at
  })
  let isReady = false
  const reading = new LawIndex(db).ready().then((index) => {
    isReady = true
    return index
  })
  for (let turn = 0; turn < 5; turn++) await nextTask()
  expect(isReady).toBe(false)
  const keys = [...(await reading).keys()]
  now.mockRestore()
  expect(keys.length).toBeGreaterThan(20)
})
