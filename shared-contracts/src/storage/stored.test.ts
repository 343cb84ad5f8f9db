import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createMemoryStorage } from './device-storage'
import { isSetAside, type StorageProblem, stored } from './stored'

const schema = v.object({ size: v.number() })

function open(text?: string, storage = createMemoryStorage()) {
  const problems: StorageProblem[] = []
  if (text !== undefined) storage.setItem('k', text)
  return { storage, problems, value: stored('k', schema, { storage, report: (problem) => problems.push(problem) }) }
}

test.each([['no JSON'], ['{"size":"1"}'], ['null']])('sets %s aside, reports it and forgets it', (text) => {
  const { storage, problems, value } = open(text)
  expect(value.read()).toBeUndefined()
  expect([storage.getItem('k'), storage.getItem('k.corrupt')]).toEqual([null, text])
  expect(problems).toEqual([{ kind: 'corrupt', key: 'k' }])
  expect(isSetAside('k.corrupt')).toBe(true)
})

test('leaves an unreadable value where it is when the disk takes no copy', () => {
  const { storage, problems, value } = open('no JSON', createMemoryStorage(10))
  expect(value.read()).toBeUndefined()
  expect(storage.getItem('k')).toBe('no JSON')
  expect(problems).toEqual([{ kind: 'corrupt', key: 'k' }])
})

test('reports a full disk and never throws', () => {
  const { problems, value } = open(undefined, createMemoryStorage(4))
  expect(value.write({ size: 1 })).toBe(false)
  expect(problems).toEqual([{ kind: 'full', key: 'k' }])
  const broken = { ...createMemoryStorage(), getItem: throws }
  expect(stored('k', schema, { storage: broken }).read()).toBeUndefined()
})

const throws = () => {
  throw new Error('denied')
}
