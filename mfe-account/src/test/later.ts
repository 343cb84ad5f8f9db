import { TIMING } from '@ementa/contracts'
import { vi } from 'vitest'

/** For tests only: from now on a press counts again that would have been the second one of a double click. */
export function later(): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + TIMING.pressGuard)
}
