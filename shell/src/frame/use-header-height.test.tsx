import { required } from '@ementa/testing'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHeaderHeight } from './use-header-height'

const observe = vi.fn()
const disconnect = vi.fn()
let measure: (height: number) => void

beforeEach(() => {
  vi.clearAllMocks()
  document.documentElement.style.removeProperty('--ementa-header')
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe
      disconnect = disconnect
      constructor(callback: (entries: unknown[]) => void) {
        measure = (height) => callback([{ borderBoxSize: [{ blockSize: height }] }])
      }
    },
  )
})

function Frame({ hasHeader = true }) {
  const header = useHeaderHeight()
  return hasHeader ? <header ref={header}>Ementa</header> : <p>Nada</p>
}
const covered = () => document.documentElement.style.getPropertyValue('--ementa-header')

test('the page knows how much another header than the usual one covers, as long as it is there', () => {
  const { unmount } = render(<Frame />)
  expect(observe).toHaveBeenCalledExactlyOnceWith(screen.getByRole('banner'), { box: 'border-box' })
  measure(57)
  expect(covered(), 'the usual height stands in the sheet of styles').toBe('')
  measure(93)
  expect(covered()).toBe('93px')
  measure(57)
  expect(covered()).toBe('57px')
  expect(disconnect).not.toHaveBeenCalled()
  unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('the header is observed once, however often the frame is rendered again', () => {
  const { rerender } = render(<Frame />)
  rerender(<Frame />)
  expect(observe).toHaveBeenCalledOnce()
  expect(required(observe.mock.calls[0])[0]).toBe(screen.getByRole('banner'))
})

test('without a header nothing is observed', () => {
  render(<Frame hasHeader={false} />)
  expect(observe).not.toHaveBeenCalled()
})
