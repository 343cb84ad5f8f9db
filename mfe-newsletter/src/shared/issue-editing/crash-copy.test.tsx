import { expect, test } from 'vitest'
import { createCrashCopy } from './crash-copy'

test('a copy that cannot be moved aside on a full device stays where it is', () => {
  let isFull = false
  const storage = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      localStorage.setItem(key, value)
    },
  }
  const visit = () => createCrashCopy(storage, 'copy', () => undefined)
  const copy = { title: '', subject: 'escrito', preheader: '', ops: null, writtenAt: 1 }
  visit().write(copy)
  isFull = true
  expect(visit().recover()).toEqual(copy)
  isFull = false
  expect(visit().recover()).toEqual(copy)
})
