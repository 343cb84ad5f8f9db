import { onCLS, onINP, onLCP } from 'web-vitals'
import type { BoxEvent } from './black-box'

type Measured = Pick<BoxEvent, 'kind' | 'message' | 'value'> & { urls?: readonly string[] }

/** Duration in ms from which a frame counts as long. */
const LONG_FRAME = 150

/** The fields of `PerformanceLongAnimationFrameTiming` that are read here; it is missing in the DOM library. */
interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[]
}

/** Calls `add` for each web vital and each long frame of this page, the latter with its scripts, longest first. */
export function measure(add: (measured: Measured) => void): void {
  for (const on of [onCLS, onINP, onLCP])
    on(({ name, value }) => add({ kind: 'vital', message: name, value: Math.round(value * 1000) / 1000 }))
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      if (entry.duration < LONG_FRAME) continue
      const scripts = [...(entry.scripts ?? [])].sort((a, b) => b.duration - a.duration)
      const urls = scripts.map(({ sourceURL }) => sourceURL).slice(0, 1)
      add({ kind: 'long-task', message: 'long frame', value: Math.round(entry.duration), urls })
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}
