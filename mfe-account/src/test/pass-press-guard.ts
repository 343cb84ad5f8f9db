import { TIMING } from '@ementa/contracts'
import { vi } from 'vitest'

/** For tests only: moves the clock, so that the next press does not count as the second of a double click. */
export function passPressGuard(): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + TIMING.pressGuard)
}
