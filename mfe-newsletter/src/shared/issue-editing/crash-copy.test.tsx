import { beforeEach, expect, test, vi } from 'vitest'
import { type BufferedIssue, createCrashCopy } from './crash-copy'

const copyOf = (subject: string): BufferedIssue => ({ title: '', subject, preheader: '', ops: null, writtenAt: 1 })

let isFull: boolean
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  removeItem: (key: string) => localStorage.removeItem(key),
  setItem(key: string, value: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    localStorage.setItem(key, value)
  },
}
const heard = vi.fn()
const visit = () => createCrashCopy(storage, 'copy', heard)

beforeEach(() => {
  isFull = false
  heard.mockReset()
})

test('what one visit wrote, the next recovers, until it is discarded', () => {
  visit().write(copyOf('escrito'))
  expect(visit().recover()).toEqual(copyOf('escrito'))
  const third = visit()
  expect(third.recover()).toEqual(copyOf('escrito'))
  third.forgetRecovered()
  expect(visit().recover()).toBeUndefined()
})

test('new writing does not replace what waits, and forgetting it does not take it away', () => {
  visit().write(copyOf('antigo'))
  const second = visit()
  second.recover()
  second.write(copyOf('novo'))
  second.forget()
  expect(visit().recover()).toEqual(copyOf('antigo'))
})

test('never takes away a copy that it did not write', () => {
  visit().write(copyOf('da outra aba'))
  visit().forget()
  expect(visit().recover()).toEqual(copyOf('da outra aba'))
})

test('reports a device that takes nothing, and one that takes it again', () => {
  const copy = visit()
  isFull = true
  expect(copy.write(copyOf('um'))).toBe(false)
  isFull = false
  expect(copy.write(copyOf('dois'))).toBe(true)
  expect(heard.mock.calls).toEqual([[false], [true]])
})

test('a copy that cannot be moved aside on a full device stays where it is', () => {
  visit().write(copyOf('escrito'))
  isFull = true
  expect(visit().recover()).toEqual(copyOf('escrito'))
  isFull = false
  expect(visit().recover()).toEqual(copyOf('escrito'))
})
