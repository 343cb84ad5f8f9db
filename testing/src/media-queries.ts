import { onTestFinished } from 'vitest'

/** Sets the window's width in px until the end of the test; media queries match it and call their listeners. */
export function windowOf(width: number): void {
  const { happyDOM } = window
  const widthBefore = window.innerWidth
  // happy-dom evaluates a media query only after the window was resized once.
  window.dispatchEvent(new Event('resize'))
  happyDOM.setViewport({ width })
  onTestFinished(() => happyDOM.setViewport({ width: widthBefore }))
}

/** Sets `prefers-reduced-motion` until the end of the test. Queries created before keep their result. */
export function withLessMotion(): void {
  const { device } = window.happyDOM.settings
  device.prefersReducedMotion = 'reduce'
  onTestFinished(() => {
    device.prefersReducedMotion = 'no-preference'
  })
}
