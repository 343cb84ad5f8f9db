import { observeHeight } from './observe-height'

type CoveredBy = '--ementa-page-bar' | '--ementa-action-bar' | '--ementa-offer' | '--ementa-update'

/**
 * A `ref`, made once outside of the component, for what is kept in sight: its height is known while it is mounted, so that
 * nothing is scrolled, stuck or focused underneath it. One element of each kind.
 * @param property of `theme/global.css`. `--ementa-page-bar` is below the header; `--ementa-action-bar` at the bottom edge, at
 * `bottom: var(--ementa-bottom)` and marked with `data-action-bar`: toasts stand above it, and the offer to install waits for
 * a page that has none. `--ementa-offer` and `--ementa-update` are the frame's.
 */
export function keepClear(property: CoveredBy) {
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
