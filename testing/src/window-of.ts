import { onTestFinished } from 'vitest'

/** A window of this width, in px, until the end of the test: media queries are answered for it, and their listeners are called. */
export function windowOf(width: number): void {
  const { happyDOM } = window
  const widthBefore = window.innerWidth
  // happy-dom takes a query for not answered by the window before, until the window is resized for the first time.
  window.dispatchEvent(new Event('resize'))
  happyDOM.setViewport({ width })
  onTestFinished(() => happyDOM.setViewport({ width: widthBefore }))
}

/** Somebody who wants less motion, until the end of the test. A query that the product asked before keeps its answer. */
export function withLessMotion(): void {
  const { device } = window.happyDOM.settings
  device.prefersReducedMotion = 'reduce'
  onTestFinished(() => {
    device.prefersReducedMotion = 'no-preference'
  })
}
