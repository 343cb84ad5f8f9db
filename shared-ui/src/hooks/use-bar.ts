import { type RefObject, useEffect, useRef } from 'react'
import { observeHeight } from './observe-height'

/**
 * For the `ref` of a bar that a page keeps in sight: makes its height known, so that nothing is scrolled, stuck or focused
 * underneath it. One of each kind a page.
 * @param property `--ementa-page-bar` below the header, `--ementa-action-bar` at the bottom edge: such a bar is placed at
 * `bottom: var(--ementa-bottom)` and marked with `data-action-bar`. Toasts stand above it, and the offer to install waits for
 * a page that has none.
 */
export function useBar<Bar extends HTMLElement>(
  property: '--ementa-page-bar' | '--ementa-action-bar',
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const stop = observeHeight(element, (height) => style.setProperty(property, `${height}px`))
    return () => {
      stop()
      style.removeProperty(property)
    }
  }, [property])
  return bar
}
