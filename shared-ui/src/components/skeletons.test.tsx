import { TIMING } from '@ementa/contracts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Skeletons } from './skeletons'

test('what stands below waits for something on its way no longer than to the note', async () => {
  vi.useFakeTimers()
  const { container } = render(<Skeletons shape="row" />)
  expect(container.querySelector('.outlines')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(TIMING.slowNote))
  expect(screen.getByText('Está demorando mais que o normal.')).toBeInTheDocument()
  expect(container.querySelector('[aria-busy="true"]')).not.toHaveClass('outlines')
})
