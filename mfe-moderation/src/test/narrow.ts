import { onTestFinished } from 'vitest'

interface HappyWindow {
  setViewport(viewport: { width: number }): void
}

/** For tests only: a window of this width, in px, until the end of the test. */
export function windowOf(width: number): void {
  const happyDOM: HappyWindow = Reflect.get(window, 'happyDOM')
  const before = window.innerWidth
  happyDOM.setViewport({ width })
  onTestFinished(() => happyDOM.setViewport({ width: before }))
}
