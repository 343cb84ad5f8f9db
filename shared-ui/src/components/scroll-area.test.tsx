// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollArea } from './scroll-area'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('the scrollbar shows while scrolling and hides 600 ms after the last scroll [SHL-081]', () => {
  render(<ScrollArea label="Registro">linhas</ScrollArea>)
  const area = screen.getByRole('region', { name: 'Registro' })
  const scrollbar = () => area.getAttribute('data-scrollbar')
  expect(scrollbar()).toBe('hidden')

  fireEvent.scroll(area)
  expect(scrollbar()).toBe('visible')
  wait(400)
  fireEvent.scroll(area)
  wait(599)
  expect(scrollbar()).toBe('visible')
  wait(1)
  expect(scrollbar()).toBe('hidden')
})
