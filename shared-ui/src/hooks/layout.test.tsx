import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClear, observeHeight } from './layout'

const observers: { measure: (...heights: (number | undefined)[]) => void; options?: object; isOver?: boolean }[] = []

beforeEach(() => {
  observers.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      own: (typeof observers)[number]
      constructor(callback: (entries: unknown[]) => void) {
        const entry = (height?: number) => ({ borderBoxSize: height === undefined ? [] : [{ blockSize: height }] })
        this.own = { measure: (...heights) => callback(heights.map(entry)) }
        observers.push(this.own)
      }
      observe(_: Element, options: object) {
        this.own.options = options
      }
      disconnect() {
        this.own.isOver = true
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
})

test('a height is told once it is another one, in whole pixels, by the last measure', () => {
  const heights: number[] = []
  const stop = observeHeight(document.body, (px) => heights.push(px), 40)
  const [own] = observers
  own?.measure(39.8)
  own?.measure(10, 50.4)
  own?.measure(50)
  own?.measure(undefined)
  own?.measure()
  expect(heights).toEqual([50, 0])
  expect(own?.options).toEqual({ box: 'border-box' })
  stop()
  expect(own?.isOver).toBe(true)
})

const keepBar = keepClear('--ementa-action-bar')

test('what is kept in sight has its height known as long as it is there', () => {
  const known = () => document.documentElement.style.getPropertyValue('--ementa-action-bar')
  const { unmount } = render(<div ref={keepBar} />)
  observers[0]?.measure(64)
  expect(known()).toBe('64px')
  unmount()
  expect(known()).toBe('')
  expect(observers[0]?.isOver).toBe(true)
  expect(keepBar(null)).toBeUndefined()
})
