import { LAYOUT } from '@ementa/contracts'
import { type PointerEvent, useRef, useState } from 'react'

/** Returns how far a row follows the finger, in px: to the right only, up to a limit. */
export function swipeOffset(dx: number): number {
  return Math.min(Math.max(dx, 0), LAYOUT.swipeMax)
}

/** Returns whether a swipe was long enough to count. */
export function swipeCounts(dx: number): boolean {
  return dx > LAYOUT.swipeThreshold
}

/** Sideways movement, in px, before a tap counts as a drag. */
const SLOP = 10

interface Drag {
  pointerId: number
  x: number
  y: number
  isSwipe: boolean
}

/**
 * Handles a swipe to the right with a finger or pen; a button does the same (WCAG 2.5.7). The element needs
 * `touch-action: pan-y`, or the browser takes the gesture for itself.
 */
export function useSwipe({ isEnabled, onSwipe }: { isEnabled: boolean; onSwipe: () => void }) {
  const [offset, setOffset] = useState(0)
  const drag = useRef<Drag | null>(null)
  /** The click that ends a swipe must not open anything. */
  const swallowClick = useRef(false)

  function end() {
    drag.current = null
    setOffset(0)
  }

  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        swallowClick.current = false
        if (!isEnabled || event.pointerType === 'mouse') return
        drag.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = drag.current
        if (now?.pointerId !== event.pointerId) return
        const dx = event.clientX - now.x
        if (!now.isSwipe) {
          if (Math.abs(dx) < SLOP) return
          if (Math.abs(event.clientY - now.y) > Math.abs(dx)) return end()
          now.isSwipe = true
          swallowClick.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        setOffset(swipeOffset(dx))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = drag.current
        if (now?.pointerId !== event.pointerId) return
        const counts = now.isSwipe && swipeCounts(event.clientX - now.x)
        end()
        if (counts) onSwipe()
      },
      onPointerCancel: end,
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!swallowClick.current) return
        swallowClick.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
