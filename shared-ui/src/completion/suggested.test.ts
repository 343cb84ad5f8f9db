import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAborted, latestSignal, tagSuggestionsQuery } from './suggested'
import { isRoomAboveOnly } from './use-completion'

test('a newer question aborts the one before it, of its own kind only', () => {
  const [first, other] = [latestSignal('people'), latestSignal('topics')]
  const second = latestSignal('people')
  expect([first, other, second].map(({ aborted }) => aborted)).toEqual([true, false, false])
  expect(isAborted(first.reason)).toBe(true)
  expect(isAborted(new Error('Mock network error'))).toBe(false)
})

test('topics for a text and for the picker beside it are asked for by themselves', () => {
  const suggest = vi.fn((_: unknown, __: { signal: AbortSignal }) => new Promise<never>(() => undefined))
  const api = { tags: { suggest } } as unknown as Parameters<ReturnType<typeof tagSuggestionsQuery>['call']>[0]
  void tagSuggestionsQuery('', 'picker').call(api)
  void tagSuggestionsQuery('l', 'text').call(api)
  void tagSuggestionsQuery('lg', 'text').call(api)
  expect(suggest.mock.calls.map(([input, { signal }]) => [input, signal.aborted])).toEqual([
    [{ text: '', limit: 6 }, false],
    [{ text: 'l', limit: 6 }, true],
    [{ text: 'lg', limit: 6 }, false],
  ])
})

describe('suggestions go above their field', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['there is room below', { top: 100, bottom: 140 }, 5, false],
    ['the window ends too soon', { top: 400, bottom: 440 }, 5, true],
    ['there is no room above either', { top: 150, bottom: 400 }, 5, false],
    ['a short list still fits', { top: 400, bottom: 440 }, 2, false],
  ])('where %s', (_, rect, count, isAbove) => {
    vi.stubGlobal('window', { innerHeight: 560 })
    expect(isRoomAboveOnly(rect, count)).toBe(isAbove)
  })

  test('where the keyboard of a phone takes the room', () => {
    vi.stubGlobal('window', { innerHeight: 844, visualViewport: { height: 440 } })
    expect(isRoomAboveOnly({ top: 300, bottom: 340 }, 5)).toBe(true)
  })
})
