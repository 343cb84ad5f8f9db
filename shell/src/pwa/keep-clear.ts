import { observeHeight } from '@ementa/ui/host'

/**
 * For the `ref` of what the frame puts at the bottom edge: how high it is, so that what stands above it makes room.
 * @param property of `theme/global.ts`
 */
export function keepClear(property: '--ementa-offer' | '--ementa-update') {
  return (element: HTMLElement | null) => {
    if (!element) return
    const { style } = document.documentElement
    const stop = observeHeight(element, (height) => style.setProperty(property, `${height}px`))
    return () => {
      stop()
      style.removeProperty(property)
    }
  }
}
