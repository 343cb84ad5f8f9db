import { THREAD_PARTS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { canSend, createComposer } from './composer-state'
import {
  addPart,
  countParts,
  EMPTY_CONTENT,
  getTextAt,
  hasRoomForPart,
  listTexts,
  removePart,
  setTextAt,
  swapWithNext,
} from './post-content'

const texts = (...[body = '', ...rest]: string[]) => ({ body, rest })

test('parts change places without losing a text, the first one too', () => {
  const content = texts('a', 'b', 'c')
  swapWithNext(content, 0)
  expect(content).toEqual(texts('b', 'a', 'c'))
  swapWithNext(content, 1)
  expect(content).toEqual(texts('b', 'c', 'a'))
  swapWithNext(content, 2)
  swapWithNext(content, -1)
  expect(content).toEqual(texts('b', 'c', 'a'))
  swapWithNext(content, 0)
  swapWithNext(content, 1)
  expect(content).toEqual(texts('c', 'a', 'b'))
})

test('a part is read and written by its number, the first apart from the others', () => {
  const content = texts('a', 'b', 'c')
  setTextAt(content, 0, 'A')
  setTextAt(content, 2, 'C')
  expect([listTexts(content), countParts(content)]).toEqual([['A', 'b', 'C'], 3])
  expect([0, 1, 2, 3].map((index) => getTextAt(content, index))).toEqual(['A', 'b', 'C', ''])
})

test('a part that is taken out takes its own text only, and one part stays', () => {
  const content = texts('a', 'b', 'c')
  removePart(content, 0)
  expect(content).toEqual(texts('b', 'c'))
  removePart(content, 1)
  removePart(content, 0)
  expect(content).toEqual(texts('b'))
  const longer = texts('a', 'b', 'c', 'd')
  removePart(longer, 1)
  expect(longer).toEqual(texts('a', 'c', 'd'))
  removePart(longer, 2)
  expect(longer).toEqual(texts('a', 'c'))
})

test('a thread has up to twelve parts', () => {
  const content = texts('a')
  while (hasRoomForPart(content)) addPart(content)
  expect(content.rest.at(-1)).toBe('')
  addPart(content)
  expect([content.rest.length + 1, getTextAt(content, 0), getTextAt(content, 11)]).toEqual([THREAD_PARTS, 'a', ''])
})

test('one part that is too long keeps the whole thread from being sent, an empty one does not', () => {
  const sendable = (...rest: string[]) => canSend(createComposer({ ...EMPTY_CONTENT, body: 'a', rest }))
  expect([sendable('b', ''), sendable('b', 'c'.repeat(301))]).toEqual([true, false])
})
